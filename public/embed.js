// For pages that show Lanefit: makes frames as tall as what they show, and defines the element
// <lane-fit query="…">. It adds nothing else to the page, neither globals nor styles.

import { needsSystem } from "./needs-system.js";

(() => {
  const home = new URL(".", document.currentScript.src).href;
  const SHORTEST = 40;
  const TALLEST = 8000;
  const PATIENCE_MS = 20_000;

  if (customElements.get("lane-fit")) {
    console.info("Lanefit: the element is there already; the script that came first stays.");
    return;
  }

  // Frames inside of elements, which no search of the document finds.
  const framed = new Set();

  const frameOf = (source) =>
    [...framed, ...document.querySelectorAll("iframe")].find(
      (frame) => frame.contentWindow === source && frame.src.startsWith(home),
    );

  addEventListener("message", ({ source, data }) => {
    if (!source || data?.lanefit !== 1) return;
    const { height, query } = data;
    const frame = frameOf(source);
    if (!frame || !(Number.isFinite(height) && height >= SHORTEST && height <= TALLEST)) return;
    const border = getComputedStyle(frame).boxSizing === "border-box" ? frame.offsetHeight - frame.clientHeight : 0;
    frame.style.height = `${Math.ceil(height) + border}px`;
    frame.dispatchEvent(new CustomEvent("lanefit-height"));
    if (typeof query === "string") frame.dispatchEvent(new CustomEvent("change", { bubbles: true, detail: { query } }));
  });

  // Those that were there first have said their height to nobody.
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.src.startsWith(home)) frame.contentWindow.postMessage("lanefit.size", "*");
  }

  const base = new CSSStyleSheet();
  base.replaceSync(
    ":host{display:block;position:relative}:host([hidden]){display:none}iframe{display:block;width:100%;border:0;color-scheme:auto}iframe.waiting{position:absolute;inset:0 auto auto 0;visibility:hidden}",
  );

  // Each once: WebKit never answers the second of two imports of a module that waits while it starts.
  const programs = {};
  const load = (query) => {
    const file = needsSystem(query) ? "{{systems.element}}" : "{{element}}";
    return (programs[file] ??= import(home + file));
  };

  class LaneFit extends HTMLElement {
    static observedAttributes = ["query", "theme"];
    #shadow = this.attachShadow({ mode: "open" });
    #nearby;
    #widget;
    #frame;
    #hasSystems = false;
    // That of the attribute; once it is shown, that of what is shown, which an element takes along when it moves.
    #query = "";

    constructor() {
      super();
      this.#shadow.adoptedStyleSheets = [base];
      this.#leave();
    }

    connectedCallback() {
      // Within one screen is soon enough; most readers never come to the end of an article.
      this.#nearby = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.#start(), {
        rootMargin: "100%",
      });
      this.#nearby.observe(this);
    }

    disconnectedCallback() {
      this.#nearby.disconnect();
      this.#widget?.free();
      this.#widget = undefined;
      this.#leave();
    }

    attributeChangedCallback(name, _before, value) {
      const isQuery = name === "query";
      if (isQuery) this.#query = value ?? "";
      const asked = this.#asked();
      const show = `lanefit.show ${asked}`;
      // Other colours leave open what the reader has opened. What is no colour is told as part of a query.
      const message = isQuery ? show : `lanefit.theme ${value || "auto"}`;
      this.#frame?.contentWindow.postMessage(message, "*");
      if (!this.#widget) return;
      if (this.#canShow(asked)) this.#note(this.#widget.hear(message) ? isQuery : this.#widget.hear(show));
      // What is shown stays until the program is there that can show it.
      else this.#start();
    }

    /** The query of what is shown. */
    get query() {
      return this.#query;
    }

    set query(query) {
      this.setAttribute("query", query);
    }

    /** What is shown: query, answer, warnings, and the figures of every scenario; null before it is. */
    get state() {
      return this.#widget?.state() ?? null;
    }

    set state(state) {
      this.query = state?.query ?? "";
    }

    async #start() {
      this.#nearby.disconnect();
      try {
        let asked;
        let mount;
        // While a program is on its way, another one may be asked for.
        do ({ mount } = await load((asked = this.#asked())));
        while (asked !== this.#asked());
        if (!this.isConnected || this.#canShow(asked)) return;
        this.#widget?.free();
        this.#hasSystems = needsSystem(asked);
        this.#widget = mount(this.#shadow, base, asked, home, (query) => this.#changed(query));
        this.#note(true);
      } catch (error) {
        console.info("Lanefit: this page does not let the element run; a frame takes its place.", error);
        // By now what is shown may be what is asked for again.
        if (this.#canShow(this.#asked())) return;
        this.#widget?.free();
        this.#widget = undefined;
        if (this.isConnected && !this.#frame) this.#enter();
      }
    }

    // Whether what is there can show a query.
    #canShow(query) {
      return this.#widget && (this.#hasSystems || !needsSystem(query));
    }

    // What to show, as text, so that a frame reads the same as an element. The attributes count, and go first, since
    // a query is read up to a length.
    #asked() {
      const theme = this.getAttribute("theme");
      const query = this.#query.replace(/^\?/, "&").replace(theme ? /(^|&)(embed|theme)=[^&]*/g : /(^|&)embed=[^&]*/g, "");
      return theme ? `theme=${theme}&${query}` : query;
    }

    // What a script sets is no news to it, except for what of it was not understood.
    #note(isRead) {
      const { query, warnings } = this.#widget.state();
      this.#query = query;
      if (isRead && warnings.length > 0) this.dispatchEvent(new CustomEvent("error", { detail: { warnings } }));
    }

    #changed(query) {
      if (query === this.#query) return;
      this.#query = query;
      this.dispatchEvent(new CustomEvent("change", { bubbles: true, composed: true, detail: { query } }));
    }

    // Where the page forbids the program, its own document may still be shown; where that is forbidden,
    // too, what the author wrote inside of the element stays.
    #enter() {
      const frame = document.createElement("iframe");
      frame.src = `${home}?embed=1&${this.#asked()}`;
      frame.title = this.getAttribute("title") ?? "Lanefit";
      frame.referrerPolicy = "no-referrer";
      frame.className = "waiting";
      frame.addEventListener("change", (event) => {
        event.stopPropagation();
        this.#changed(event.detail.query);
      });
      this.#frame = frame;
      framed.add(frame);
      const waiting = setTimeout(() => frame.isConnected && this.#leave(), PATIENCE_MS);
      frame.addEventListener("lanefit-height", () => {
        clearTimeout(waiting);
        frame.className = "";
        this.#shadow.querySelector("slot")?.remove();
      }, { once: true });
      this.#shadow.append(frame);
    }

    #leave() {
      framed.delete(this.#frame);
      this.#frame = undefined;
      this.#shadow.replaceChildren(document.createElement("slot"));
    }
  }

  customElements.define("lane-fit", LaneFit);
})();
