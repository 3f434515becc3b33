// Pages that show Lanefit, and what can be seen of it from them.

import webdriver from 'selenium-webdriver'

const { By } = webdriver

export const QUERY = 'v=1&s=sata:600&s=m2m:4.0x4,,samsung-980-pro-1tb'
export const OTHER = 'v=1&s=pcie:3.0x4&s=pcie:5.0x4&unit=MB'

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A whole document around what an author pasted. */
export const article = (body, { head = '' } = {}) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An article</title>
<meta name="viewport" content="width=device-width">${head}</head><body>${body}</body></html>`

/** A frame as an author pastes it. */
export const frame = (site, query = QUERY, { id = 'one', attributes = 'style="width:100%;border:0;min-height:300px"', file = '' } = {}) =>
  `<iframe id="${id}" src="${site.page('').replace(/\/$/, `/${file}`)}?${escaped(query)}&amp;embed=1" title="SATA and PCIe compared" ${attributes}></iframe>`

/** The script that articles load. */
export const script = (site) => `<script async src="${site.page('')}embed.js"></script>`

/** An element as an author pastes it, with a fallback inside. */
export const element = (query = QUERY, { id = 'one', attributes = '' } = {}) =>
  `<lane-fit id="${id}" query="${escaped(query)}" style="display:block;min-height:600px" ${attributes}><table id="inside-${id}"><caption>Compared</caption><tr><td>0.553 GB/s</td></tr></table><a href="https://example.org/">Lanefit</a></lane-fit>`

/** Notes every message that reaches the page, with its time. */
export const LISTENING =
  '<script>window.heard=[];addEventListener("message",(event)=>heard.push({data:event.data,at:performance.timeOrigin+performance.now()}))</script>'

/** Does something inside of a frame, then comes back. */
export async function inFrame(page, id, body) {
  const driver = page.driver
  await driver.switchTo().defaultContent()
  await driver.switchTo().frame(await driver.findElement(By.id(id)))
  try {
    return await body()
  } finally {
    await driver.switchTo().defaultContent()
  }
}

/** Waits until the comparison in a frame runs. */
export const frameReady = (page, id = 'one') =>
  page.until(
    () => inFrame(page, id, () => page.run(() => document.documentElement.dataset.ready === 'true')),
    `the frame ${id} to run`,
    15,
  )

/** Waits until an element runs. */
export const elementReady = (page, id = 'one') =>
  page.until(() => page.run((name) => Boolean(document.getElementById(name).state), id), `the element ${id} to run`, 15)

/** The numbers of the table in a document or in a shadow root, as text by row. */
export const NUMBERS = `(root) => [...root.querySelectorAll('#twin tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()))`

export const numbersInFrame = (page, id) =>
  inFrame(page, id, () => page.driver.executeScript(`return (${NUMBERS})(document)`))

export const numbersInElement = (page, id) =>
  page.driver.executeScript(`return (${NUMBERS})(document.getElementById(arguments[0]).shadowRoot)`, id)

/** Height of a frame as the page has it. */
export const heightOf = (page, id = 'one') =>
  page.run((name) => document.getElementById(name).getBoundingClientRect().height, id)

/** Height of what a frame shows. */
export const contentHeight = (page, id = 'one') =>
  inFrame(page, id, () => page.run(() => document.getElementById('app').getBoundingClientRect().height))

/** A picture of an element, as the address of its data. */
export async function picture(page, id) {
  const found = await page.driver.findElement(By.id(id))
  // A driver may see a page before its last change is painted, so a picture counts when the next is the same.
  let [last, now] = [null, await found.takeScreenshot()]
  for (let tries = 0; last !== now && tries < 10; tries += 1) {
    ;[last, now] = [now, await found.takeScreenshot()]
  }
  return `data:image/png;base64,${now}`
}

/** How many pixels of two pictures differ by more than the last bits, which engines draw by where tiles end. */
export const differences = (page, one, other) =>
  page.run(
    async (...addresses) => {
      const [a, b] = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image()
          image.src = address
          await image.decode()
          const canvas = document.createElement('canvas')
          Object.assign(canvas, { width: image.width, height: image.height })
          const context = canvas.getContext('2d')
          context.drawImage(image, 0, 0)
          return { data: context.getImageData(0, 0, image.width, image.height).data, size: [image.width, image.height].join() }
        }),
      )
      if (a.size !== b.size) return Infinity
      let count = 0
      for (let at = 0; at < a.data.length; at += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > 3)) count += 1
      }
      return count
    },
    one,
    other,
  )
