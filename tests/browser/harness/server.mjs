// A static server on loopback that can misbehave on purpose and remembers every request.

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { collector, withCollectorAt, withCollectorInside } from './collector.mjs'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

/** What a host sends that knows few types, names no character encoding, and adds no header. */
const FEW_TYPES = { '.html': 'text/html', '.js': 'application/x-javascript', '.wasm': 'application/octet-stream' }
const HOSTS_OWN_PAGE = Buffer.from('<!DOCTYPE html><title>Oops</title><h1>Nothing here</h1><script>window.__host = 1</script>')

/** Long enough for the static page to be painted before the program starts. */
const LATE_MS = 700

const PROBE_NAME = 'test-probe.js'
const BLANK_NAME = 'test-blank.html'
const FRAME_NAME = 'test-frame.html'

/**
 * Serves `root` below `prefix`.
 *
 * - `wasm`: normal | missing | corrupt | truncated | octet-stream | late | never (accepted, not answered)
 * - `script`: normal | missing | refused (a header forbids every script)
 * - `policy`: meta (as built) | header (sent as a header too, with nosniff)
 * - `cors`: whether other origins may load the files, as `docs/deploy.md` advises
 * - `host`: normal | plain (few types, no headers, a page of its own for what is missing)
 *   | lenient (the same, and that page comes with status 200)
 * - `absent`: name of a global that the browser shall seem not to have, such as WebAssembly
 * - `document`: name of the page that is opened, when it is not the folder's own
 * - `frame`: none | address | content: the page is in a sandboxed frame that names it, or that holds it
 * - `change`: what is done to the text of each page before it is sent
 * - `worker`: whether the browser may keep the page; otherwise it seems to have no service workers
 * - `probe`: whether an error collector is put before everything else in each HTML page
 * - `before`: script that runs right after that collector
 * - `silent`: accept every request and answer none
 * - `missing`: names of files that are not there
 * - `instead`: a function from a name and how often it was asked for to the name of the file that is sent
 *
 * Options may be changed while serving, also `root`.
 */
export async function serve(root, options = {}) {
  const { prefix = '/', document = '', frame = 'none' } = options
  const behaviour = {
    root,
    wasm: 'normal',
    script: 'normal',
    host: 'normal',
    absent: null,
    worker: false,
    probe: true,
    before: '',
    silent: false,
    missing: [],
    instead: (name) => name,
    change: (html) => html,
    ...options,
  }
  const requests = []
  const unanswered = new Set()

  /** The collector, and what else runs before the page: all that the browser seems not to have is taken away. */
  const probe = async () => {
    const { absent, worker, before } = behaviour
    return (await collector(absent)) + (worker ? '' : 'delete Navigator.prototype.serviceWorker\n') + before
  }

  /** The text of a page as it is sent. */
  const prepared = async (html) => {
    const changed = behaviour.change(html)
    if (!behaviour.probe) return changed
    // A page that runs no file of its own cannot run that of the collector either.
    return /script-src 'self'/.test(changed)
      ? withCollectorAt(`./${PROBE_NAME}`, changed)
      : withCollectorInside(await probe(), changed)
  }

  const answer = async (request, response) => {
    const { wasm, script, host } = behaviour
    if (behaviour.silent) return unanswered.add(response)
    const { pathname, search } = new URL(request.url, 'http://localhost')
    const fail = host === 'normal' ? notFound : hostsOwnPage(host === 'lenient' ? 200 : 404)
    if (pathname === `${prefix}${PROBE_NAME}`) {
      return send(response, 200, TYPES['.js'], Buffer.from(await probe()))
    }
    if (pathname === `${prefix}${FRAME_NAME}`) {
      const source =
        frame === 'content' ? ['srcdoc', await prepared(await readFile(join(root, document), 'utf8'))] : ['src', `./${document}${search}`]
      return send(response, 200, TYPES['.html'], Buffer.from(around(...source)))
    }
    if (pathname === `/${BLANK_NAME}`) {
      return send(response, 200, TYPES['.html'], Buffer.from('<!doctype html><title>empty</title>'))
    }
    const entry = { path: pathname, url: request.url, status: 0 }
    requests.push(entry)

    if (`${pathname}/` === prefix) {
      entry.status = 301
      response.writeHead(301, { Location: `${prefix}${search}` })
      return response.end()
    }
    const relative = pathname.startsWith(prefix) ? within(pathname.slice(prefix.length)) : null
    if (relative === null) return fail(entry, response)
    const asked = relative === '' || relative.endsWith('/') ? `${relative}index.html` : relative
    if (behaviour.missing.includes(asked)) return fail(entry, response)
    const name = behaviour.instead(asked, requests.filter(({ path }) => path === pathname).length)
    const type = extname(name)
    let body
    try {
      body = await readFile(join(behaviour.root, name))
    } catch {
      return fail(entry, response)
    }

    if (type === '.wasm') {
      if (wasm === 'missing') return fail(entry, response)
      if (wasm === 'never') return unanswered.add(response)
      if (wasm === 'late') await pause(LATE_MS)
      body = spoil(body, wasm)
    }
    if (type === '.js' && script === 'missing') return fail(entry, response)
    if (type === '.html') body = Buffer.from(await prepared(body.toString('utf8')))

    entry.status = 200
    if (host !== 'normal') return sendBare(response, 200, FEW_TYPES[type] ?? 'text/plain', body)
    const octets = type === '.wasm' && wasm === 'octet-stream'
    const contentType = octets ? 'application/octet-stream' : (TYPES[type] ?? 'application/octet-stream')
    const headers = script === 'refused' ? { 'Content-Security-Policy': "script-src 'none'" } : {}
    if (behaviour.cors) headers['Access-Control-Allow-Origin'] = '*'
    if (behaviour.policy === 'header' && type === '.html') {
      const policy = /http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(body.toString())
      if (!policy) throw new Error('index.html carries no policy')
      headers['Content-Security-Policy'] = `${policy[1]}; frame-ancestors 'none'`
      headers['X-Content-Type-Options'] = 'nosniff'
    }
    return send(response, 200, contentType, body, headers)
  }

  const server = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    answer(request, response).catch((error) => send(response, 500, TYPES['.txt'], Buffer.from(String(error))))
  })
  const listen = (port) =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  const stop = async () => {
    for (const response of unanswered) response.destroy()
    unanswered.clear()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await listen(0)
  const { port } = server.address()
  const origin = `http://127.0.0.1:${port}`

  return {
    origin,
    prefix,
    requests,
    behaviour,
    /** An empty page beside the served ones. */
    blank: `${origin}/${BLANK_NAME}`,
    /** The address of the page with a query, given with or without its question mark. */
    page: (query = '') =>
      `${origin}${prefix}${frame === 'none' ? document : FRAME_NAME}${query && !query.startsWith('?') ? `?${query}` : query}`,
    isFramed: frame !== 'none',
    /** Refuses every connection from now on. */
    stop,
    /** Answers again, at the same address. */
    async start() {
      behaviour.silent = false
      if (!server.listening) await listen(port)
    },
    async close() {
      if (server.listening) await stop()
    },
  }
}

/** A path that stays inside the served folder, else null. */
function within(encoded) {
  try {
    const path = normalize(decodeURIComponent(encoded))
    if (path === '.') return ''
    return path.startsWith('..') || path.startsWith('/') ? null : path
  } catch {
    return null
  }
}

function spoil(bytes, mode) {
  if (mode === 'truncated') return bytes.subarray(0, Math.floor(bytes.length / 2))
  if (mode !== 'corrupt') return bytes
  // The magic number stays, so that only a real compile notices.
  const copy = Buffer.from(bytes)
  for (let index = 64; index < copy.length; index += 97) copy[index] ^= 0xff
  return copy
}

/** A page of somebody else's with the page in a frame that may run scripts and nothing else. */
function around(attribute, value) {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html><title>an article</title><style>body { margin: 0 } iframe { width: 100%; height: 100vh; border: 0 }</style>
<iframe sandbox="allow-scripts" title="Lanefit" ${attribute}="${escaped}"></iframe>`
}

function notFound(entry, response) {
  entry.status = 404
  send(response, 404, TYPES['.txt'], Buffer.from('not found\n'))
}

function hostsOwnPage(status) {
  return (entry, response) => {
    entry.status = status
    sendBare(response, status, 'text/html', HOSTS_OWN_PAGE)
  }
}

function sendBare(response, status, contentType, body) {
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': body.length })
  response.end(body)
}

function send(response, status, contentType, body, headers = {}) {
  response.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(body)
}
