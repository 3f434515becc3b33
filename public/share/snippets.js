// HTML to paste into an article.

import { embedAddress, embedQuery, folderOf, isHosted, linkTo } from "./addresses.js";
import { tag } from "./text.js";
import { htmlTable } from "./table.js";

/** What an embed may do; `docs/decisions/` has the reason for each word. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads";

/** The snippet of a form; `choices` are what the dialog asks for, and what it found out. */
export function snippet(form, shown, choices) {
  const { query, headline } = shown;
  // The address of a file on a device leads nowhere for others, and tells them how its folders are called.
  const link = isHosted ? tag("p", {}, tag("a", { href: linkTo(query) }, "{{words.open}}")) : "";
  const table = htmlTable(shown.table, shown.caption);
  const script = () => {
    const pin = choices.isFrozen ? choices.pin : {};
    return tag("script", { async: true, src: `${folderOf(choices.isFrozen)}embed.js`, ...pin }, "");
  };
  const frame = () =>
    tag(
      "iframe",
      {
        src: embedAddress(query, choices),
        title: headline,
        loading: "lazy",
        width: "100%",
        height: choices.height,
        style: `border:0;min-height:${choices.height}px`,
        allow: "clipboard-write; web-share",
        sandbox: SANDBOX,
        referrerpolicy: "no-referrer",
      },
      "",
    );
  const parts = {
    fits: () => [frame(), script(), link],
    frame: () => [frame(), link],
    element: () => [
      script(),
      tag(
        "lane-fit",
        { query: embedQuery(query, choices).replace("&embed=1", ""), style: `display:block;min-height:${choices.height}px` },
        `\n${table}\n${link}\n`,
      ),
    ],
    picture: () => [tag("figure", {}, `\n${picture(shown, choices)}\n${table}\n${link}\n`)],
  };
  return `${parts[form]().join("\n")}\n`;
}

/** The figure as an image. Two files have one colour each, so the browser chooses between them. */
function picture({ answer }, { pictures, isInside }) {
  const [{ width, height }] = pictures;
  const image = (source) => tag("img", { src: source, alt: answer, width, height, style: "max-width:100%;height:auto" });
  if (isInside) {
    return image(pictures[0].address);
  }
  const [first, dark] = pictures;
  const other = dark && tag("source", { media: "(prefers-color-scheme: dark)", srcset: dark.name });
  return other ? tag("picture", {}, other + image(first.name)) : image(first.name);
}
