// The page on a device without a network: what keeps it there, and what is said about that.
// The loader imports this file once the page runs, and never in a frame or an embed, so all
// addresses are relative to the page.
// `cargo xtask post-build` fills in words and style.

// All that is ever stored outside the address: that the reader closed a hint.
const CLOSED = "lanefit-closed";
// The address follows a change after 100 ms, and a page is loaded again from its address.
const ADDRESS_MS = 150;

const line = document.createElement("div");
line.id = "offline";
line.className = "list-actions";
line.setAttribute("role", "status");

function button(label, act) {
  const made = document.createElement("button");
  made.className = "action";
  made.append(label);
  made.onclick = () => {
    line.replaceChildren();
    act?.();
  };
  return made;
}

const close = (act) => button("{{words.close}}", act);

// One thing at a time: what is said later matters more.
function say(text, ...buttons) {
  const sentence = document.createElement("p");
  sentence.append(text);
  line.replaceChildren(sentence, ...buttons);
}

// A hint takes the place of nothing; it comes again with the next visit, until it is closed. Where
// storage is blocked, reading and writing throw, and closing holds for this visit.
function hint(text, ...buttons) {
  try {
    if (localStorage[CLOSED]) {
      return;
    }
  } catch {}
  if (!line.firstChild) {
    const remember = () => {
      try {
        localStorage[CLOSED] = 1;
      } catch {}
    };
    say(text, ...buttons, close(remember));
  }
}

// What was chosen is in the address, so it is there again.
function renew({ waiting }) {
  const load = () => setTimeout(() => location.reload(), ADDRESS_MS);
  if (waiting) {
    waiting.addEventListener("statechange", load, { once: true });
    waiting.postMessage("");
  } else {
    // Another window has agreed already.
    load();
  }
}

async function keep() {
  // The address of a worker counts as script, for which the policy of the page wants a name.
  const { trustedTypes } = self;
  const worker = trustedTypes?.createPolicy("lanefit", { createScriptURL: () => "sw.js" }).createScriptURL("") ?? "sw.js";
  const registration = await navigator.serviceWorker.register(worker);
  let isOffered = false;

  const offer = () => {
    if (registration.active && registration.waiting && !isOffered) {
      isOffered = true;
      say("{{words.update}}", button("{{words.reload}}", () => renew(registration)), close());
    }
  };
  const watch = () => {
    const isFirst = !registration.active;
    const worker = registration.installing;
    if (worker) {
      worker.onstatechange = () => {
        if (isFirst && worker.state === "activated") {
          say("{{words.ready}}", close());
        }
        offer();
      };
    }
  };
  registration.onupdatefound = watch;
  watch();
  offer();

  // A page on a home screen stays open for weeks.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) {
      registration.update().catch(() => {});
    }
  });
  // What cannot start without a network is nothing to install. Linked only now, so that no browser
  // offers it before somebody listens.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    hint("{{words.install}}", button("{{words.install_button}}", () => event.prompt()));
  });
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "lanefit.webmanifest";
  document.head.append(manifest);
  // Only iOS and iPadOS say so, and they offer no installation by themselves.
  if (navigator.standalone === false) {
    hint("{{words.home}}");
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync("{{style}}");
document.adoptedStyleSheets.push(sheet);
document.body.append(line);

// Without a worker, the page works as long as there is a network.
keep().catch(() => {});
