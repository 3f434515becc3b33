// The page under test as a reader sees it: its texts, numbers, drawings and form values.

import { setTimeout as pause } from 'node:timers/promises'

const SETTLE_MS = 130

/** What can be seen of the page that `driver` shows. */
export class View {
  constructor(browser) {
    this.browser = browser
  }

  get driver() {
    return this.browser.driver
  }

  /** A pause and two frames, so that what changed has been laid out and painted. */
  async settle() {
    // Address and table follow a change after a pause of at most a tenth of a second.
    await pause(SETTLE_MS)
    try {
      await this.driver.executeAsyncScript(
        'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))',
      )
    } catch (error) {
      // A change may replace the document; then whoever asked waits for the new one.
      if (!/unload/i.test(error.message)) throw error
    }
  }

  /** Runs a function in the page; it must not use anything from around it. */
  run(body, ...args) {
    return this.driver.executeScript(`return (${body}).apply(null, arguments)`, ...args)
  }

  /** Opens a door to a document without the page's policy, which lets no text become markup: `window.__free`. */
  async unpoliced() {
    await this.run(async () => {
      const frame = document.createElement('iframe')
      frame.src = '/test-blank.html'
      frame.hidden = true
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      document.body.append(frame)
      await loaded
      window.__free = frame.contentWindow
    })
  }

  /** Waits until `check` gives a truthy value and returns it. */
  async until(check, what, seconds = 4) {
    const deadline = Date.now() + seconds * 1000
    for (;;) {
      let trouble = ''
      try {
        const value = await check()
        if (value) return value
      } catch (error) {
        // Documents are replaced while navigating; only the last complaint counts.
        trouble = `: ${error.message}`
      }
      if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain for ${what}${trouble}`)
      await pause(25)
    }
  }

  query() {
    return this.run(() => location.search)
  }

  /** Waits until the query holds every one of the given parts. */
  async untilQuery(...parts) {
    let query = ''
    try {
      await this.until(async () => {
        query = decodeURIComponent(await this.query())
        return parts.every((part) => hasPart(query, part))
      }, 'the query')
    } catch {
      throw new Error(`the query should hold ${parts.join(' and ')}, it is ${query}`)
    }
    await this.settle()
  }

  /** Text as rendered; empty for what is hidden. */
  text(selector = 'body') {
    return this.run(
      (target) => document.querySelector(target)?.innerText.replace(/[\u00a0\u202f]/g, ' ') ?? null,
      selector,
    )
  }

  /** Text of all that match, hidden or not. */
  texts(selector) {
    return this.run(
      (target) =>
        [...document.querySelectorAll(target)].map((element) =>
          element.textContent.replace(/[\u00a0\u202f]/g, ' ').trim(),
        ),
      selector,
    )
  }

  count(selector) {
    return this.run((target) => document.querySelectorAll(target).length, selector)
  }

  /** Boxes, in CSS pixels from the top left of the viewport, of all that match. */
  boxes(selector) {
    return this.run(
      (target) =>
        [...document.querySelectorAll(target)].map((element) => {
          const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
          return { left, top, right, bottom, width, height }
        }),
      selector,
    )
  }

  /** Whether something that matches can be seen. */
  shows(selector) {
    return this.run(
      (target) =>
        [...document.querySelectorAll(target)].some((element) => {
          const { width, height } = element.getBoundingClientRect()
          return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
        }),
      selector,
    )
  }

  /** The table twin: for each scenario its numbers by rung, as text. */
  table() {
    return this.run(() =>
      [...document.querySelectorAll('#twin tr[data-scenario]')].map((row) => ({
        scenario: Number(row.dataset.scenario),
        numbers: Object.fromEntries(
          [...row.querySelectorAll('td[data-rung]')].map((cell) => [
            cell.dataset.rung,
            cell.querySelector('.number')?.textContent.trim() ?? null,
          ]),
        ),
      })),
    )
  }

  /** The bars of the figure: for each scenario the drawn lengths by rung, in units of the drawing. */
  bars() {
    // The static page holds a narrow and a wide drawing, of which the style sheet shows one.
    return this.run(() =>
      [...document.querySelectorAll('#figure g[data-scenario]')].filter((group) => group.getClientRects().length > 0).map((group) => ({
        scenario: Number(group.dataset.scenario),
        lengths: Object.fromEntries(
          [...group.querySelectorAll('rect[data-rung]')].map((bar) => [bar.dataset.rung, Number(bar.getAttribute('width'))]),
        ),
      })),
    )
  }

  /** Everything that a change may alter, for comparing before and after. */
  snapshot() {
    return this.run(() => ({
      query: location.search,
      answer: document.querySelector('#answer')?.textContent,
      figure: document.querySelector('#figure svg')?.innerHTML,
      table: document.querySelector('#twin table')?.textContent,
    }))
  }

  /** The values of all named controls. */
  form() {
    return this.run(() => {
      const values = {}
      for (const control of document.querySelectorAll('[name]:is(input, select)')) {
        if (control.type === 'radio') {
          if (control.checked) values[control.name] = control.value
        } else {
          values[control.name] = control.type === 'checkbox' ? control.checked : control.value
        }
      }
      return values
    })
  }
}

function hasPart(query, part) {
  return query.replace(/^\?/, '').split('&').includes(part)
}
