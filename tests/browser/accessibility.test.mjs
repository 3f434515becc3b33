// Automatic accessibility rules in light and dark, narrow and wide, and the keyboard.

import assert from 'node:assert/strict'
import { assertNoViolations, loadRules } from './harness/axe.mjs'
import { article, element, elementReady, frame, frameReady, inFrame, script, QUERY } from './harness/embeds.mjs'
import { about, test } from './harness/registry.mjs'
import { Key } from './harness/page.mjs'

about('Accessibility')

/** One verdict of each kind. */
const SLOTS =
  'v=1&s=m2m:4.0x4,,samsung-980-pro-1tb&s=x16:3.0x4,,geforce-rtx-4060&s=x16:4.0x16-x8x8,,quad-m2-card&s=x4:3.0x4,,x8:3.0x8'

for (const dark of [false, true]) {
  for (const width of [320, 1280]) {
    const settings = { width, height: width < 500 ? 844 : 800, dark }

    test(`no rule is broken on the landing page, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ page }) => {
      await page.open()
      await assertNoViolations(page)
    }, { settings })

    test(`no rule is broken with everything open and a warning shown, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ page }) => {
      await page.open('v=1&s=pcie:9.0x4&s=pcie:4.0x16,,pcie:3.0x4&lens=efficiency')
      await page.run(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      await page.settle()
      await assertNoViolations(page)
    }, { settings })

    test(`no rule is broken with slots, verdicts and fixes, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ page }) => {
      await page.open(SLOTS)
      await page.run(() => {
        for (const fold of document.querySelectorAll('#scenarios details')) fold.open = true
      })
      await page.settle()
      await assertNoViolations(page)
    }, { settings })

    test(`no rule is broken in the device picker, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ page }) => {
      await page.open(SLOTS)
      await page.click('#device-1')
      await page.until(() => page.shows('dialog#picker[open]'), 'the picker')
      await assertNoViolations(page)
    }, { settings })

    test(`no rule is broken in the matrix of links, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ page }) => {
      await page.open('v=1&s=x16:3.0x16,,geforce-rtx-4060&s=m2m:4.0x4&lens=fit')
      await assertNoViolations(page)
    }, { settings })

    test(`no rule is broken in an explanation, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ page }) => {
      await page.open('v=1&lens=time')
      await page.click('button.number')
      await page.until(() => page.shows('dialog#explanation[open]'), 'the explanation')
      await assertNoViolations(page)
    }, { settings })

    test(`no rule is broken in an element and in a frame of an article, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ pageFrom, hostPage }) => {
      const { site } = await pageFrom({ cors: true })
      // The rest of the article keeps the rules, so that what is found is ours.
      const query = `${QUERY}&unit=furlong`
      const around = (embed) => article(`<main><h1>An article</h1>${script(site)}${embed}</main>`)
      const host = await hostPage({ '/element': around(element(query)), '/frame': around(frame(site, query)) })
      await host.visit(host.site.page('/element'), { ready: false })
      await elementReady(host)
      await host.run(() => {
        for (const fold of document.getElementById('one').shadowRoot.querySelectorAll('details')) fold.open = true
      })
      await host.settle()
      await assertNoViolations(host)
      await host.visit(host.site.page('/frame'), { ready: false })
      await frameReady(host)
      await inFrame(host, 'one', async () => {
        await host.run(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true
        })
        await loadRules(host)
      })
      await host.settle()
      await assertNoViolations(host)
    }, { settings })
  }
}

test('the theme of the address passes the same rules', async ({ page }) => {
  await page.open('v=1&theme=dark')
  await assertNoViolations(page)
})

test('the page has a language, one main headline, landmarks and a title', async ({ page }) => {
  await page.open()
  const { language, headlines, mains, title } = await page.run(() => ({
    language: document.documentElement.lang,
    headlines: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    title: document.title,
  }))
  assert.equal(language, 'en')
  assert.equal(headlines, 1, 'one h1')
  assert.equal(mains, 1, 'one main')
  assert.ok(title.length > 10, `a title that says something, it is "${title}"`)
})

test('the tab key reaches every control, in the order of the page', async ({ page }) => {
  await page.open('v=1&s=pcie:4.0x4&s=sata:600')
  const expected = await page.run(() => {
    const groups = new Set()
    const found = []
    for (const element of document.querySelectorAll('a[href], button, input, select, summary, textarea, [tabindex]')) {
      if (element.disabled || element.tabIndex < 0 || !element.checkVisibility() || element.closest('dialog:not([open])')) continue
      if (element.type === 'radio') {
        // A group of radio buttons is one stop.
        if (groups.has(element.name)) continue
        groups.add(element.name)
      }
      element.setAttribute('data-stop', found.length)
      found.push(element.type === 'radio' ? `radio ${element.name}` : describe(element))
    }
    function describe(element) {
      return `${element.localName} ${element.name || element.id || element.dataset.action || element.textContent.trim().slice(0, 30)}`
    }
    document.body.tabIndex = -1
    document.body.focus()
    return found
  })
  assert.ok(expected.length > 20, `${expected.length} stops`)

  const visited = []
  for (let count = 0; count < expected.length + 5; count += 1) {
    await page.press(Key.TAB)
    const stop = await page.run(() => {
      const active = document.activeElement
      if (!active || active === document.body || active === document.documentElement) return null
      if (active.type === 'radio') {
        return Number([...document.querySelectorAll(`input[name="${active.name}"]`)].map((radio) => radio.dataset.stop).find(Boolean))
      }
      return Number(active.dataset.stop)
    })
    if (stop === null || (visited.length > 0 && stop === visited[0])) break
    visited.push(stop)
  }
  const missed = expected.filter((_, index) => !visited.includes(index))
  assert.deepEqual(missed, [], 'controls that the tab key does not reach')
  assert.deepEqual(visited, [...visited].sort((a, b) => a - b), 'the order of the stops')
})

// Not WebKitGTK: its window on a bare display is never the active one, and only an active one matches :focus.
test('what has the focus can be seen', async ({ page }) => {
  await page.open()
  await page.run(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  const hidden = []
  for (let count = 0; count < 25; count += 1) {
    await page.press(Key.TAB)
    const trouble = await page.run(() => {
      const active = document.activeElement
      if (active === document.body) return null
      const shown = active.type === 'radio' ? (active.labels[0] ?? active) : active
      const box = shown.getBoundingClientRect()
      const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      const marked = [active, shown, active.parentElement].some((element) => {
        const style = getComputedStyle(element)
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1
      })
      return inView && marked ? null : `${active.localName} ${active.name || active.textContent.trim().slice(0, 30)}: ${inView ? 'no outline' : 'out of view'}`
    })
    if (trouble) hidden.push(trouble)
  }
  assert.deepEqual(hidden, [])
}, { engines: ['chromium', 'firefox'] })

test('an explanation opens by Enter and closes by Escape, with the focus back on its number', async ({ page }) => {
  await page.open()
  const label = await focusNumber(page)
  await page.press(Key.ENTER)
  await page.until(() => page.shows('dialog#explanation[open]'), 'the explanation')
  assert.ok(
    await page.run(() => document.querySelector('#explanation').contains(document.activeElement)),
    'the focus is inside the explanation',
  )
  await page.press(Key.ESCAPE)
  await page.until(async () => !(await page.shows('dialog#explanation[open]')), 'the explanation to close')
  assert.equal(await page.run(() => document.activeElement.textContent.trim()), label, 'the focus is back on the number')
  assert.ok(await page.run(() => document.activeElement.matches('button.number')), 'the focus is on a number')
})

test('every number of a scenario explains itself with its inputs and a source', async ({ page }) => {
  await page.open('v=1&s=pcie:4.0x4')
  const rungs = await page.run(() => [...document.querySelectorAll('#twin td[data-rung]')].filter((cell) => cell.querySelector('button.number')).map((cell) => cell.dataset.rung))
  assert.ok(rungs.length >= 4, `numbers for ${rungs.join(', ')}`)
  const facts = { 'line-rate': /16\s*GT\/s/, 'after-line-code': /128\/130/, 'link-ceiling': /256/ }
  for (const rung of rungs) {
    const shown = (await page.texts(`#twin td[data-rung="${rung}"] button.number`))[0]
    await page.click(`#twin td[data-rung="${rung}"] button.number`)
    await page.until(() => page.shows('dialog#explanation[open]'), `the explanation of ${rung}`)
    const words = await page.text('#explanation')
    assert.ok(words.includes(/[\d.]+/.exec(shown)[0]), `${rung}: the explanation repeats the number ${shown}: ${words}`)
    assert.match(words, /GB\/s/, `${rung}: the unit`)
    const sources = await page.texts(`#explanation [data-rung="${rung}"] ul li`)
    assert.ok(sources.length > 0 && sources.every((source) => source.length > 10), `${rung}: a source, there are ${sources.length}`)
    if (facts[rung]) assert.match(words, facts[rung], `${rung}: the inputs`)
    await page.press(Key.ESCAPE)
    await page.until(async () => !(await page.shows('dialog#explanation[open]')), 'the explanation to close')
  }
})

test('the table twin has a caption and header cells', async ({ page }) => {
  await page.open()
  const { caption, columns, rows } = await page.run(() => {
    const table = document.querySelector('#twin table')
    return {
      caption: table.caption?.textContent.trim() ?? '',
      columns: table.querySelectorAll('th[scope="col"]').length,
      rows: table.querySelectorAll('tr[data-scenario] th[scope="row"]').length,
    }
  })
  assert.ok(caption.length > 10, `a caption that says something, it is "${caption}"`)
  assert.ok(columns >= 5, `${columns} column headers`)
  assert.equal(rows, 5, 'a row header for each scenario')
})

test('names for a screen reader hold no raw numbers', async ({ page }) => {
  await page.open('v=1&s=pcie:3.0x4&s=sata:600&s=pcie:1.0x1')
  const names = await page.run(() =>
    [...document.querySelectorAll('[aria-label], svg title, svg desc, [aria-valuetext]')].map(
      (element) => element.getAttribute('aria-label') ?? element.getAttribute('aria-valuetext') ?? element.textContent,
    ),
  )
  assert.ok(names.length > 0, 'the figure has names')
  assert.deepEqual(names.filter((name) => /\d\.\d{5,}/.test(name)), [])
})

test('the figure is one stop, and arrows move through its rows', async ({ page }) => {
  await page.open()
  const focused = () => page.run(() => document.activeElement.closest('#figure g[data-scenario]')?.dataset.scenario ?? null)
  assert.equal(await page.count('#figure g[data-scenario][tabindex="0"]'), 1, 'one row is the stop')
  await page.element('#figure g[data-scenario="1"]')
  await page.run(() => document.querySelector('#figure g[data-scenario="1"]').focus())
  for (const [key, scenario] of [[Key.ARROW_DOWN, '2'], [Key.ARROW_DOWN, '3'], [Key.ARROW_UP, '2'], [Key.END, '5'], [Key.HOME, '1']]) {
    await page.press(key)
    await page.until(async () => (await focused()) === scenario, `the focus on row ${scenario}`)
  }
  await page.press(Key.ENTER)
  await page.until(() => page.shows('dialog#explanation[open]'), 'the explanation')
})

test('a number is changed by the keyboard alone', async ({ page }) => {
  await page.open('v=1&s=pcie:4.0x4&lens=time')
  await page.run(() => document.querySelector('input[name="size-slider"]').focus())
  const before = await page.snapshot()
  await page.press(Key.ARROW_RIGHT)
  await page.until(async () => (await page.query()) !== before.query, 'another amount in the address')
  await page.settle()
  assert.notEqual((await page.snapshot()).figure, before.figure)
})

async function focusNumber(page) {
  await page.element('#twin button.number')
  return page.run(() => {
    const number = document.querySelector('#twin button.number')
    number.focus()
    return number.textContent.trim()
  })
}
