// The page that is one file as the `srcdoc` of a frame. Such a document has no address of its own, but takes
// relative ones for those of the page around it.

if (location.protocol === "about:") {
  // So a link to a fragment would lead to that page.
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (link) {
      event.preventDefault();
      location.hash = link.getAttribute("href");
    }
  });
  // The program reads the comparison from the address again when a reader goes back, and there is none.
  addEventListener("popstate", (event) => event.stopImmediatePropagation(), true);
}
