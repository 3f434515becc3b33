// The dialog for links, embedding and files, as a reader uses it.

import { Key } from './page.mjs'

/** Opens the dialog by its button and waits until its snippet is there to be copied. */
export async function openDialog(page) {
  await page.click('[data-action="share"]')
  await page.until(() => page.shows('dialog#share[open]'), 'the dialog')
  await settled(page)
}

/** Waits until the height is measured and the snippet is written. */
export function settled(page) {
  return page.until(
    () => page.run(() => [...document.querySelectorAll('#share .action')].every((button) => !button.disabled)),
    'a snippet to copy',
    10,
  )
}

/** Presses the button of the dialog with these words. */
export async function press(page, words) {
  await page.run((text) => {
    const button = [...document.querySelectorAll('#share button')].find(({ textContent }) => textContent === text)
    button.setAttribute('data-test', 'pressed')
  }, words)
  await page.click('#share [data-test="pressed"]')
  await page.run(() => document.querySelector('#share [data-test="pressed"]')?.removeAttribute('data-test'))
}

/** Chooses a form of embed. */
export async function chooseForm(page, form) {
  await page.choose('share-form', form)
  await settled(page)
}

/** Chooses an option of the list with this caption. */
export async function chooseOf(page, section, caption, value) {
  await page.run(
    (heading, text, wanted) => {
      const part = [...document.querySelectorAll('#share section')].find((each) => each.querySelector('h3').textContent.startsWith(heading))
      const label = [...part.querySelectorAll('label')].find((each) => each.querySelector('select') && each.textContent.startsWith(text))
      const select = label.querySelector('select')
      if (select.value === wanted) return
      select.value = wanted
      if (select.value !== wanted || select.selectedOptions[0].disabled) throw new Error(`${text} has no ${wanted}`)
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    section,
    caption,
    value,
  )
  await page.settle()
  await settled(page)
}

export function snippet(page) {
  return page.run(() => document.querySelector('#share textarea').value)
}

/** Takes files out of the browser's hands: what is saved is kept for `savedFiles`. */
export function catchFiles(page) {
  return page.run(() => {
    window.__saved = []
    let last
    URL.createObjectURL = (blob) => {
      last = blob
      return 'blob:caught'
    }
    HTMLAnchorElement.prototype.click = function () {
      window.__saved.push({ name: this.download, blob: last })
    }
  })
}

/** Name, type and text of each file that was saved since the last call. */
export function savedFiles(page) {
  return page.run(async () => {
    const files = window.__saved.splice(0)
    return Promise.all(
      files.map(async ({ name, blob }) => ({
        name,
        type: blob.type,
        // Not text(), which takes a byte order mark away.
        text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer()),
      })),
    )
  })
}

/** A clipboard that keeps what is written to it, refuses everything, or is not there at all. */
export function clipboard(page, mode) {
  return page.run((kind) => {
    window.__copied = []
    const write = async (text) => {
      if (kind === 'refused') throw new DOMException('refused', 'NotAllowedError')
      window.__copied.push(text)
    }
    const value = kind === 'missing' ? undefined : { writeText: write }
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
  }, mode)
}

export function copied(page) {
  return page.run(() => window.__copied.at(-1) ?? null)
}

export { Key }
