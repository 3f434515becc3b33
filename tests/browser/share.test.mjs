// The dialog for links, embedding and files: opening it, copying, and what is in its way.

import assert from 'node:assert/strict'
import { assertNoViolations } from './harness/axe.mjs'
import { about, test } from './harness/registry.mjs'
import { clipboard, copied, Key, openDialog, press, settled } from './harness/sharing.mjs'
import { withReleases } from './harness/site-copy.mjs'

about('Sharing')

const QUERY = 'v=1&s=sata:600&s=m2m:4.0x4,,samsung-980-pro-1tb&s=pcie:5.0x4'

const isShareScript = ({ path }) => /\/share-[0-9a-f]+\.js$/.test(path)
const status = (page) => page.text('#share [role="status"]')

test('the dialog is loaded when its button is pressed, not before', async ({ page }) => {
  await page.open(QUERY)
  assert.equal(page.site.requests.filter(isShareScript).length, 0)
  await openDialog(page)
  assert.equal(page.site.requests.filter(isShareScript).length, 1)
  await press(page, 'Close')
  assert.equal(await page.count('#share'), 0, 'nothing of the dialog is left')
  await openDialog(page)
  assert.equal(page.site.requests.filter(isShareScript).length, 1, 'it is loaded once')
  assert.equal(await page.count('#share'), 1)
})

test('the dialog opens, is walked through and closes by the keyboard alone', async ({ page }) => {
  await page.open(QUERY)
  await page.element('[data-action="share"]')
  await page.run(() => document.querySelector('[data-action="share"]').focus())
  await page.press(Key.ENTER)
  await page.until(() => page.shows('dialog#share[open]'), 'the dialog')
  await settled(page)
  const expected = await page.run(() => {
    const groups = new Set()
    return [...document.querySelectorAll('#share :is(a[href], button, input, select, textarea, summary)')]
      .filter((stop) => !stop.disabled && stop.checkVisibility())
      .filter((stop) => stop.type !== 'radio' || (!groups.has(stop.name) && groups.add(stop.name)))
      .map((stop, at) => stop.setAttribute('data-stop', at)).length
  })
  const visited = new Set()
  for (let count = 0; count < expected + 3; count += 1) {
    const stop = await page.run(() => {
      const active = document.activeElement
      if (!active.closest('#share')) return null
      return active.type === 'radio' ? document.querySelector('#share input[type="radio"][data-stop]').dataset.stop : (active.dataset.stop ?? null)
    })
    if (stop !== null) visited.add(stop)
    await page.press(Key.TAB)
  }
  assert.equal(visited.size, expected, `${[...visited]} of ${expected} stops`)
  await page.press(Key.ESCAPE)
  await page.until(async () => !(await page.shows('#share')), 'the dialog to close')
  assert.equal(await page.run(() => document.activeElement.dataset.action), 'share', 'the focus goes back')
})

test('a press beside the dialog closes it', async ({ page }) => {
  await page.open(QUERY)
  await openDialog(page)
  await page.driver.actions({ async: true }).move({ x: 5, y: 5, origin: 'viewport' }).click().perform()
  await page.until(async () => (await page.count('#share')) === 0, 'the dialog to close')
})

test('the link is the whole comparison, whatever the address says', async ({ page }) => {
  await page.open('s=PCIE:4.0X4&v=1&nonsense=1#?secret=abc')
  await openDialog(page)
  await clipboard(page, 'works')
  await press(page, 'Copy link')
  assert.equal(await copied(page), `${page.site.origin}/?v=1&s=pcie:4.0x4`)
  assert.equal(await status(page), 'Copied.')
})

test('the link of the landing page names what it compares, so that it keeps its meaning', async ({ page }) => {
  await page.open()
  await openDialog(page)
  await clipboard(page, 'works')
  await press(page, 'Copy link')
  assert.match(await copied(page), /\/\?v=1&s=sata:600&s=/)
})

test('an embed shares the comparison, not that it is an embed', async ({ page }) => {
  await page.open(QUERY)
  await page.run(() => {
    document.querySelector('[data-action="share"]').dataset.query += '&theme=dark&embed=1&controls=0'
  })
  await openDialog(page)
  const [link, html] = await page.run(() => [...document.querySelectorAll('#share :is(input[readonly], textarea)')].map(({ value }) => value))
  assert.equal(link, `${page.site.origin}/?${QUERY}&theme=dark`)
  assert.equal(html.match(/embed=1/g).length, 1)
})

test('the link follows a change that was made a moment ago', async ({ page }) => {
  await page.open('v=1&s=pcie:4.0x4')
  await page.choose('unit', 'MB')
  await openDialog(page)
  assert.match(await page.run(() => document.querySelector('#share input').value), /\?v=1&s=pcie:4\.0x4&unit=MB$/)
})

for (const mode of ['missing', 'refused']) {
  test(`where the clipboard is ${mode} the text is selected, and a sentence says so`, async ({ page }) => {
    await page.open(QUERY)
    await openDialog(page)
    await clipboard(page, mode)
    for (const [button, field] of [['Copy link', 'input'], ['Copy HTML', 'textarea']]) {
      await press(page, button)
      const { isWhole, isActive } = await page.run((name) => {
        const field = document.querySelector(`#share ${name}`)
        return {
          isWhole: field.selectionStart === 0 && field.selectionEnd === field.value.length && field.value.length > 20,
          isActive: document.activeElement === field,
        }
      }, field)
      assert.deepEqual({ isWhole, isActive }, { isWhole: true, isActive: true }, field)
      assert.match(await status(page), /not allowed here.*selected/)
    }
    await press(page, 'Copy Markdown')
    assert.match(await status(page), /not allowed here.*[Ss]ave/)
  })
}

test('the system shares title and link, and closing its sheet is no failure', async ({ page }) => {
  await page.open(QUERY)
  await page.run(() => {
    navigator.share = async (what) => {
      window.__shared = what
      if (window.__refusal) throw new DOMException('', window.__refusal)
    }
  })
  await openDialog(page)
  await press(page, 'Share…')
  const { title, url } = await page.run(() => window.__shared)
  assert.match(title, /7\.00 GB\/s/)
  assert.equal(url, `${page.site.origin}/?${QUERY}`)
  for (const [refusal, said] of [['AbortError', /^$/], ['NotAllowedError', /did not work/]]) {
    await page.run((name) => (window.__refusal = name), refusal)
    await press(page, 'Share…')
    assert.match(await status(page), said, refusal)
  }
})

test('a browser that cannot share has no button for it', async ({ page }) => {
  await page.open(QUERY)
  await page.run(() => void Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await openDialog(page)
  assert.ok(!(await page.texts('#share button')).includes('Share…'))
})

test('the whole tool is a link to one file', async ({ page }) => {
  await page.open(QUERY)
  await openDialog(page)
  const link = await page.run(() => {
    const { href, download } = document.querySelector('#share a[download]')
    return { href, download }
  })
  assert.deepEqual(link, { href: `${page.site.origin}/lanefit.html`, download: 'lanefit.html' })
})

test('a dialog that cannot be loaded says so, has copied the link, and comes at the next try', async ({ pageFrom }) => {
  const page = await pageFrom({})
  await page.open(QUERY)
  await clipboard(page, 'works')
  page.site.behaviour.script = 'missing'
  await page.click('[data-action="share"]')
  await page.until(() => page.shows('#boot-status'), 'a message')
  assert.match(await page.text('#boot-status'), /link is copied.*could not be loaded/)
  assert.equal(await copied(page), `${page.site.origin}/?${QUERY}`)
  await clipboard(page, 'missing')
  await page.click('#boot-status button')
  await page.until(async () => /address bar/.test(await page.text('#boot-status')), 'the other message')
  page.site.behaviour.script = 'normal'
  await page.click('#boot-status button')
  await page.until(() => page.shows('dialog#share[open]'), 'the dialog')
  assert.equal(await page.shows('#boot-status'), false, 'the message is gone')
}, { trouble: true })

test('the dialog asks nothing of other hosts, and nothing outside its folder', async ({ folder, pageFrom }) => {
  await withReleases(folder, {}, async (root) => {
    const page = await pageFrom({ root, prefix: '/repo/' })
    await page.open(QUERY)
    await openDialog(page)
    await page.click('#share summary')
    await page.until(() => page.shows('#share details iframe'), 'the preview')
    const foreign = await page.run(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !name.startsWith(location.origin) && !name.startsWith('data:')))
    assert.deepEqual(foreign, [])
    // The frame that measures goes before the last of its files has come.
    const outside = page.site.requests.filter(({ path, status }) => path !== '/favicon.ico' && (status > 200 || !path.startsWith('/repo/')))
    assert.deepEqual(outside, [])
  })
})

test('a page whose host forbids every frame has a guessed height, and says so', async ({ pageFrom }) => {
  const page = await pageFrom({ policy: 'header' })
  await page.open(QUERY)
  await openDialog(page)
  assert.match(await page.text('#share section:nth-of-type(2)'), /guess/)
  assert.match(await page.run(() => document.querySelector('#share textarea').value), /min-height:\d{3,4}px/)
}, { trouble: true })

for (const [width, height] of [[1280, 800], [390, 844]]) {
  test(`both Copy buttons are seen without scrolling at ${width} × ${height}`, async ({ page }) => {
    await page.open(QUERY)
    await openDialog(page)
    const foot = (await page.boxes('.share-foot'))[0]
    const buttons = await page.run(() => [...document.querySelectorAll('#share button')].filter(({ textContent }) => /^Copy (link|HTML)$/.test(textContent)).map((button) => button.getBoundingClientRect().bottom))
    assert.equal(buttons.length, 2)
    assert.ok(buttons.every((bottom) => bottom <= foot.top), `${buttons} above ${foot.top}`)
  }, { settings: { width, height } })
}

for (const dark of [false, true]) {
  for (const width of [320, 1280]) {
    test(`no rule is broken in the dialog, and nothing is too wide, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ page }) => {
      await page.open(QUERY)
      await openDialog(page)
      await assertNoViolations(page)
      await page.choose('share-form', 'picture')
      await assertNoViolations(page)
      const beyond = await page.run(() => {
        const dialog = document.querySelector('#share')
        return dialog.scrollWidth - dialog.clientWidth
      })
      assert.equal(beyond, 0)
    }, { settings: { width, height: width < 500 ? 844 : 800, dark } })
  }
}
