// The page of facts, which the page that is one file has inside. It takes the place of the main page
// while the fragment of the address names one of its rows, so going back works as between two pages.

import { parsed } from "./parsed.js";

const FILE = "facts.html";
const title = document.title;
let opener = null;
let shown = null;

// The program writes links to another file. A browser reads a link's address only after the event,
// so every way of following it leads into this file: a click, a key, a new tab, the context menu.
function turnInward({ target }) {
  const link = target instanceof Element && target.closest(`a[href^="${FILE}#"]`);
  if (link) {
    link.setAttribute("href", link.getAttribute("href").slice(FILE.length));
    opener = link;
  }
}

function follow() {
  const id = location.hash.slice(1);
  const { content } = document.getElementById("facts");
  if (id !== "" && content.getElementById(id)) {
    open(content, id);
  } else if (shown) {
    close();
  }
}

function open(content, id) {
  // A dialog that is not to be seen would still keep the page of facts from being used.
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    dialog.close();
  }
  if (!shown) {
    shown = document.importNode(content, true).firstElementChild;
    const page = document.getElementById("app");
    page.hidden = true;
    page.after(shown);
    document.title = shown.querySelector("h1").textContent;
  }
  const row = document.getElementById(id);
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView();
}

function close() {
  shown.remove();
  shown = null;
  document.getElementById("app").hidden = false;
  document.title = title;
  if (opener?.isConnected) {
    opener.focus();
  }
}

for (const event of ["pointerdown", "click"]) {
  addEventListener(event, turnInward, true);
}
addEventListener("hashchange", follow);
parsed.then(follow);
