// Handing things to the reader: as files, and by the clipboard.

import { element } from "./element.js";

/** Browsers may still read a file a while after the click. */
const KEPT_MS = 60_000;

/** Saves `content` as a file. */
export function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Copies text; whether that worked. Pages that are not served securely have no clipboard. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies what a field holds. Where that is refused, the text is selected for the reader to copy. */
export async function copyField(field, say) {
  const worked = await copy(field.value);
  if (!worked) {
    field.focus();
    field.select();
  }
  say(worked ? "{{words.copied}}" : "{{words.copy_by_hand}}");
}
