// What readers of an article will see, loaded only when it is unfolded.

import { embedAddress } from "./addresses.js";
import { element } from "./element.js";
import { contentHeight } from "./height.js";

/** A fold with the embed, or the picture, that the choices make. */
export function preview(shown) {
  let form;
  let choices;
  const fold = element("details", { ontoggle: draw }, element("summary", {}, "{{words.preview}}"));

  function draw() {
    const [, old] = fold.children;
    const isPicture = form === "picture";
    const address = isPicture ? choices.pictures[0].address : embedAddress(shown.query, choices);
    if (!fold.open || old?.getAttribute("src") === address) {
      return;
    }
    old?.remove();
    fold.append(isPicture ? element("img", { src: address, alt: shown.answer }) : frame(address, choices.height));
  }

  function frame(src, height) {
    const made = element("iframe", { src, title: "{{words.preview}}", height });
    const follow = () => {
      const page = made.contentDocument;
      if (page) {
        const changes = new ResizeObserver(() => {
          made.height = Math.ceil(contentHeight(page)) || height;
        });
        changes.observe(page.documentElement);
      }
    };
    made.addEventListener("load", follow);
    return made;
  }

  return {
    element: fold,
    show(newForm, newChoices) {
      form = newForm;
      choices = newChoices;
      draw();
    },
  };
}
