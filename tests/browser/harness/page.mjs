// The page under test as a reader uses it: open it, press its controls, move through its history.

import webdriver from 'selenium-webdriver'
import { View } from './view.mjs'

const { By, Key } = webdriver

export { Key }

export class Page extends View {
  #earlier = { errors: [], violations: [] }

  constructor(browser, site) {
    super(browser)
    this.site = site
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
  async #replaceDocument(load, { isFramed = this.site.isFramed ?? false } = {}) {
    const mark = this.run(() => {
      window.__left = true
    })
    await answered(mark)
    // Drivers keep looking into a frame until they are told otherwise, and then load nothing beside it.
    if (this.site.isFramed) await this.driver.switchTo().defaultContent()
    await load()
    // A frame that changes its process in between leaves the driver looking at the page around it.
    const isRead = (framed) =>
      !window.__left && location.href !== 'about:blank' && document.readyState !== 'loading' && (window !== top) === framed
    await this.until(
      async () => (!isFramed || (await this.#enterFrame())) && answered(this.run(isRead, isFramed)),
      'the document',
      15,
    )
  }

  async #enterFrame() {
    await this.driver.switchTo().defaultContent()
    const [frame] = await this.driver.findElements(By.css('iframe'))
    if (frame) await this.driver.switchTo().frame(frame)
    return frame !== undefined
  }

  async untilReady(seconds = 10) {
    await this.until(
      async () => (await this.#isInside()) && answered(this.run(() => document.documentElement.dataset.ready === 'true')),
      'html[data-ready="true"]',
      seconds,
    )
    await this.settle()
  }

  /** Enters the frame anew where the page is in one: drivers lose a frame that changes its process after it was read. */
  async #isInside() {
    return !this.site.isFramed || this.#enterFrame()
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
    // In one command two of the drivers would keep the control key pressed.
    await field.sendKeys(Key.chord(Key.CONTROL, 'a'))
    await field.sendKeys(text, Key.TAB)
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

  back() {
    return this.#travel(-1)
  }

  forward() {
    return this.#travel(1)
  }

  // By script, because the drivers' own commands pass over entries that they think no reader made.
  async #travel(steps) {
    const before = await this.run(() => location.href)
    await this.run((count) => history.go(count), steps)
    await this.until(() => this.run((address) => location.href !== address, before), 'another address')
    await this.settle()
    await this.untilReady()
  }

  async reload() {
    await this.keepProblems()
    await this.#replaceDocument(() => this.driver.navigate().refresh())
    await this.untilReady()
  }

  /** Reloads as the button of a browser does. Firefox's driver reloads past any worker, as with the Shift key. */
  async reloadKept() {
    await this.keepProblems()
    await this.#replaceDocument(() => this.run(() => setTimeout(() => location.reload())))
    await this.untilReady()
  }

  /** Leaves the page for an empty one of the same server, which the browser shows in the same process. */
  async leave() {
    await this.#replaceDocument(() => this.driver.get(this.site.blank), { isFramed: false })
  }

  // Keeping ---------------------------------------------------------------------------------

  /** Waits until a worker has stored the page, and nothing of it is still on its way. */
  async untilKept() {
    await this.until(
      () =>
        this.driver.executeAsyncScript(
          `const done = arguments[0]
           navigator.serviceWorker.getRegistration().then(
             (found) => done(found?.active?.state === 'activated' && !found.installing && !found.waiting),
             () => done(false))`,
        ),
      'the page to be kept',
      20,
    )
  }

  /** What the browser keeps of this origin: scopes of workers, and the paths in each cache. */
  kept() {
    return this.driver.executeAsyncScript(
      `const done = arguments[0]
       ;(async () => {
         const scopes = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)
         const stored = {}
         for (const name of await caches.keys()) {
           const requests = await (await caches.open(name)).keys()
           stored[name] = requests.map(({ url }) => new URL(url).pathname).sort()
         }
         return { scopes, stored }
       })().then(done, (error) => done(String(error)))`,
    )
  }

  /** Takes workers, caches and preferences of this origin away. */
  forgetStored() {
    return this.driver.executeAsyncScript(
      `const done = arguments[0]
       ;(async () => {
         localStorage.clear()
         for (const name of await caches.keys()) await caches.delete(name)
         for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
       })().finally(done)`,
    )
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

// Engines that change the process of a page lose what was asked of it in between; it is asked again.
function answered(question) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer from the document')), 2000)
  })
  return Promise.race([question, late]).finally(() => clearTimeout(timer))
}
