// The page under test as a reader meets it: open it, look at it, use its controls.

import webdriver from 'selenium-webdriver'
import { setTimeout as pause } from 'node:timers/promises'

const { By, Key } = webdriver

export { Key }

export class Page {
  #earlier = { errors: [], violations: [] }

  constructor(browser, site) {
    this.browser = browser
    this.site = site
  }

  get driver() {
    return this.browser.driver
  }

  /** Opens the page with a query and waits until its program runs, unless told otherwise. */
  async open(query = '', { ready = true } = {}) {
    await this.visit(this.site.page(query), { ready })
  }

  async visit(address, { ready = true } = {}) {
    await this.keepProblems()
    await this.#replaceDocument(() => this.driver.get(address))
    if (ready) await this.untilReady()
  }

  /** Does what loads a new document, and waits until that document has been read. */
  async #replaceDocument(load) {
    await this.run(() => {
      window.__left = true
    })
    await load()
    await this.until(
      () => this.run(() => !window.__left && location.href !== 'about:blank' && document.readyState !== 'loading'),
      'the document',
      10,
    )
  }

  async untilReady(seconds = 10) {
    await this.until(
      () => this.run(() => document.documentElement.dataset.ready === 'true'),
      'html[data-ready="true"]',
      seconds,
    )
    await this.settle()
  }

  /** Two frames, so that what changed has been laid out and painted. */
  async settle() {
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

  // Looking ---------------------------------------------------------------------------------

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

  /** Whether something matches and can be seen. */
  shows(selector) {
    return this.run((target) => {
      const element = document.querySelector(target)
      if (!element) return false
      const { visibility } = getComputedStyle(element)
      return element.getClientRects().length > 0 && visibility === 'visible'
    }, selector)
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

  // Using -----------------------------------------------------------------------------------

  async element(selector) {
    const [element] = await this.driver.findElements(By.css(selector))
    if (!element) throw new Error(`nothing on the page matches ${selector}`)
    await this.#reveal(element)
    return element
  }

  /** Opens the folds around an element, as a reader would, and brings it to the middle of the screen. */
  async #reveal(element) {
    const summaries = await this.driver.executeScript(
      `const folds = []
       for (let at = arguments[0].parentElement; at; at = at.parentElement) {
         if (at.localName === 'details' && !at.open && arguments[0].localName !== 'summary') folds.unshift(at.querySelector('summary'))
       }
       return folds`,
      element,
    )
    for (const summary of summaries) await summary.click()
    await this.driver.executeScript(`arguments[0].scrollIntoView({ block: 'center' })`, element)
  }

  async click(selector) {
    await (await this.element(selector)).click()
    await this.settle()
  }

  /** Chooses a value of a select, of a group of radio buttons or of a check box (0 or 1). */
  async choose(name, value) {
    const select = await this.driver.findElements(By.css(`select[name="${name}"]`))
    if (select.length > 0) {
      await this.#reveal(select[0])
      const option = await this.#option(select[0], value)
      await option.click()
    } else {
      const box = await this.element(
        `input[type="radio"][name="${name}"][value="${value}"], input[type="checkbox"][name="${name}"]`,
      )
      const settled = await this.driver.executeScript(
        `const [box, value] = arguments; return box.checked === (box.type === 'radio' || value === '1')`,
        box,
        value,
      )
      // The label is what a reader presses, and often the only visible part.
      const label = await this.driver.executeScript('return arguments[0].labels[0] ?? arguments[0]', box)
      if (!settled) await label.click()
    }
    await this.settle()
  }

  async #option(select, value) {
    const option = await this.driver.executeScript(
      `return [...arguments[0].options].find((option) => option.value === arguments[1])`,
      select,
      value,
    )
    if (option) return option
    const known = await this.driver.executeScript('return [...arguments[0].options].map((option) => option.value).join(", ")', select)
    throw new Error(`no option "${value}"; there are ${known}`)
  }

  /** Replaces the text of a field and leaves it, which commits the change. */
  async type(name, text) {
    const field = await this.element(`input[name="${name}"]`)
    await field.click()
    await field.sendKeys(Key.chord(Key.CONTROL, 'a'), text, Key.TAB)
    await this.settle()
  }

  /** Moves a slider to several positions without letting go; `release` lets go. */
  async drag(name, positions, { release = true } = {}) {
    await this.element(`input[name="${name}"]`)
    await this.run(
      async (target, values, letGo) => {
        const slider = document.querySelector(`input[name="${target}"]`)
        for (const value of values) {
          slider.value = value
          slider.dispatchEvent(new Event('input', { bubbles: true }))
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        if (letGo) slider.dispatchEvent(new Event('change', { bubbles: true }))
      },
      name,
      positions,
      release,
    )
    await this.settle()
  }

  /** Sends keys to whatever has the focus. */
  async press(...keys) {
    await this.driver.actions({ async: true }).sendKeys(...keys).perform()
  }

  async back() {
    await this.driver.navigate().back()
    await this.untilReady()
  }

  async forward() {
    await this.driver.navigate().forward()
    await this.untilReady()
  }

  async reload() {
    await this.keepProblems()
    await this.#replaceDocument(() => this.driver.navigate().refresh())
    await this.untilReady()
  }

  // Trouble ---------------------------------------------------------------------------------

  /** Script errors and refused loads since the test began. */
  async problems() {
    const now = await this.run(() => window.__probe ?? null).catch(() => null)
    return {
      errors: [...this.#earlier.errors, ...(now?.errors ?? [])],
      violations: [...this.#earlier.violations, ...(now?.violations ?? [])],
    }
  }

  /** Remembers the problems of a document that is about to be left. */
  async keepProblems() {
    this.#earlier = await this.problems()
  }

  /** Forgets everything, for problems that a test provokes. */
  async forgetProblems() {
    this.#earlier = { errors: [], violations: [] }
    await this.run(() => {
      if (window.__probe) Object.assign(window.__probe, { errors: [], violations: [] })
    })
  }
}

function hasPart(query, part) {
  return query.replace(/^\?/, '').split('&').includes(part)
}
