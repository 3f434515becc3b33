// The address of the comparison, and the whole tool as a file.

import { isHosted, linkTo } from "./addresses.js";
import { button, element } from "./element.js";
import { copyField } from "./save.js";

export function linkSection({ query, headline }, say) {
  const url = linkTo(query);
  const field = element("input", { readonly: true, value: url, "aria-label": "{{words.link}}" });
  const share = async () => {
    try {
      await navigator.share({ title: headline, url });
    } catch (refusal) {
      // Whoever closes the system's sheet has not failed at anything.
      if (refusal.name !== "AbortError") {
        say("{{words.share_failed}}");
      }
    }
  };
  return element(
    "section",
    {},
    element("h3", {}, "{{words.link}}"),
    element("p", { class: "share-row" }, field, button("{{words.copy_link}}", () => copyField(field, say))),
    element(
      "p",
      { class: "share-row" },
      ...(navigator.share ? [button("{{words.share}}", share)] : []),
      isHosted ? element("a", { href: "lanefit.html", download: "lanefit.html" }, "{{words.whole_tool}}") : "{{words.local}}",
    ),
  );
}
