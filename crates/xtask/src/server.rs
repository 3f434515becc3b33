//! Files over HTTP, for this computer alone.

use std::{
    fs,
    io::{self, ErrorKind},
    net::Ipv4Addr,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};

use anyhow::{Result, anyhow};
use tiny_http::{Header, Method, Request, Response, ResponseBox, Server};

/// Requests answered at the same time.
const WORKERS: usize = 4;

/// A server that is bound to a port but does not answer yet.
pub struct FileServer {
    server: Arc<Server>,
    folder: Arc<Path>,
    port: u16,
}

impl FileServer {
    /// Binds the loopback address at `port`, or at the next free one of the ports after it.
    pub fn bind(folder: &Path, port: u16) -> Result<Self> {
        let last = port.saturating_add(31);
        for candidate in port..=last {
            match Server::http((Ipv4Addr::LOCALHOST, candidate)) {
                Ok(server) => {
                    return Ok(Self { server: Arc::new(server), folder: folder.into(), port: candidate });
                }
                Err(error) if is_taken(error.as_ref()) => {}
                Err(error) => return Err(anyhow!("port {candidate} cannot be used: {error}")),
            }
        }
        Err(anyhow!("all ports from {port} to {last} are taken: choose another with --port"))
    }

    /// The port it is bound to.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Answers requests until the program is ended.
    pub fn run(&self) {
        let workers: Vec<_> = (0..WORKERS)
            .map(|_| {
                let server = Arc::clone(&self.server);
                let folder = Arc::clone(&self.folder);
                thread::spawn(move || {
                    while let Ok(request) = server.recv() {
                        // A reader who closes the page early is no failure.
                        _ = answer(request, &folder);
                    }
                })
            })
            .collect();
        for worker in workers {
            _ = worker.join();
        }
    }
}

fn is_taken(error: &(dyn std::error::Error + Send + Sync + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::AddrInUse)
}

fn answer(request: Request, folder: &Path) -> io::Result<()> {
    let response = match request.method() {
        Method::Get | Method::Head => respond(request.url(), folder),
        _ => plain(405, "Only GET and HEAD are answered."),
    };
    request.respond(response)
}

fn respond(url: &str, folder: &Path) -> ResponseBox {
    let Some(mut path) = resolve(url, folder) else {
        return plain(400, "This address names no file.");
    };
    if path.is_dir() {
        path.push("index.html");
    }
    match fs::read(&path) {
        Ok(content) => {
            with_headers(Response::from_data(content).with_chunked_threshold(usize::MAX).boxed(), media_type(&path))
        }
        Err(_) => plain(404, "There is no such file."),
    }
}

fn plain(status: u16, sentence: &str) -> ResponseBox {
    let response = Response::from_string(sentence).with_status_code(status);
    with_headers(response.boxed(), "text/plain; charset=utf-8")
}

fn with_headers(response: ResponseBox, media_type: &str) -> ResponseBox {
    let headers = [
        ("Content-Type", media_type),
        ("X-Content-Type-Options", "nosniff"),
        // The next build must show at the next reload.
        ("Cache-Control", "no-cache"),
    ];
    headers
        .into_iter()
        .filter_map(|(name, value)| Header::from_bytes(name, value).ok())
        .fold(response, |response, header| response.with_header(header))
}

/// The path below `folder` that an address names, or `None` if it leads elsewhere.
fn resolve(url: &str, folder: &Path) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    let mut resolved = folder.to_owned();
    for segment in path.split('/') {
        let segment = decode(segment)?;
        let strange = segment.contains(['/', '\\', ':', '\0']) || segment.starts_with('.');
        if strange {
            return None;
        }
        if !segment.is_empty() {
            resolved.push(segment);
        }
    }
    Some(resolved)
}

/// Undoes percent encoding.
fn decode(segment: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(segment.len());
    let mut rest = segment.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => digit(rest.next()?)? * 16 + digit(rest.next()?)?,
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

fn digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}

fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(url: &str) -> Option<PathBuf> {
        resolve(url, Path::new("/d"))
    }

    #[test]
    fn addresses_name_files_below_the_folder() {
        for (url, path) in [
            ("/", "/d"),
            ("/?s=sata:600", "/d"),
            ("/a.js", "/d/a.js"),
            ("/icons/a%20b.png?x=/../y", "/d/icons/a b.png"),
            ("//a.js", "/d/a.js"),
        ] {
            assert_eq!(resolved(url), Some(PathBuf::from(path)), "{url}");
        }
    }

    #[test]
    fn no_address_leads_out_of_the_folder() {
        for url in [
            "/../secret",
            "/a/../../secret",
            "/%2e%2e/secret",
            "/..%2fsecret",
            "/%2fetc/passwd",
            "/a/%2e%2E%5csecret",
            "/c:/secret",
            "/.git/config",
            "/a%00.js",
            "/a%f",
            "/%ff",
            "http://example.org/",
        ] {
            assert_eq!(resolved(url), None, "{url}");
        }
    }

    #[test]
    fn wasm_has_the_type_that_streaming_needs() {
        assert_eq!(media_type(Path::new("a_bg.wasm")), "application/wasm");
    }

    #[test]
    fn a_taken_port_makes_way_for_the_next_on_loopback() -> Result<()> {
        let first = FileServer::bind(Path::new("."), 18_087)?;
        let second = FileServer::bind(Path::new("."), first.port())?;
        assert!(second.port() > first.port());
        let address = second.server.server_addr().to_ip();
        assert!(address.is_some_and(|address| address.ip().is_loopback()));
        Ok(())
    }
}
