// The page on a home screen: manifest, icons, hints, and what iOS needs.

import assert from 'node:assert/strict'
import { Key } from './harness/page.mjs'
import { about, test } from './harness/registry.mjs'

about('Installing')

/** Chromium would offer an installation of its own accord, at a time of its own. */
const QUIET = 'addEventListener("beforeinstallprompt", (event) => event.isTrusted && event.stopImmediatePropagation())\n'
const IOS = `${QUIET}Object.defineProperty(navigator, "standalone", { value: false })\n`
const ON_A_HOME_SCREEN = IOS.replace('false', 'true')
const BLOCKED = 'Object.defineProperty(window, "localStorage", { get() { throw new Error("blocked") } })\n'
const PHONE = { settings: { width: 390, height: 844 } }

for (const prefix of ['/', '/repo/', '/a/b/']) {
  // Only Chromium tells what it thinks of a manifest.
  test(`the page can be installed from ${prefix}, as an app of its own`, async ({ browser, pageFrom }) => {
    const page = await pageFrom({ worker: true, prefix })
    await page.open('v=1&s=pcie:4.0x4')
    await page.untilKept()
    const { installabilityErrors } = await browser.devTools('Page.getInstallabilityErrors')
    assert.deepEqual(installabilityErrors, [])
    const { url, errors, data } = await browser.devTools('Page.getAppManifest')
    assert.equal(url, `${page.site.page()}lanefit.webmanifest`)
    assert.deepEqual(errors, [])
    // By default the identity is the start address, which is another one for each copy of the page.
    const { appId } = await browser.devTools('Page.getAppId')
    assert.equal(appId, page.site.page())
    const { icons } = JSON.parse(data)
    for (const { src, sizes } of icons) assert.equal(await sizeOf(page, src), sizes, src)
  }, { engines: ['chromium'] })
}

test('a page that the browser offers to install has a button for it', async ({ pageFrom }) => {
  const page = await pageFrom({ worker: true, before: QUIET })
  await page.open()
  await page.untilKept()
  await page.reloadKept()
  await page.until(() => page.run(() => document.querySelector('link[rel="manifest"]') !== null), 'the manifest')
  await page.run(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    event.prompt = () => {
      window.__prompted = true
    }
    dispatchEvent(event)
    window.__own = event.defaultPrevented
  })
  assert.equal(await page.run(() => window.__own), true, 'the browser shows no banner of its own')
  assert.match(await page.text('#offline'), /can be installed/)
  await page.run(() => document.querySelector('#offline button').click())
  assert.equal(await page.run(() => window.__prompted), true)
  assert.equal(await page.shows('#offline'), false)
})

test('on iOS a hint says how to keep the page and what happens otherwise, until it is closed', async ({ pageFrom }) => {
  const page = await hintedPage(pageFrom)
  assert.match(await page.text('#offline'), /Share, then Add to Home Screen.*7 days/)
  await page.click('#offline button:last-of-type')
  assert.equal(await page.shows('#offline'), false)
  await page.reloadKept()
  await page.driver.sleep(1000)
  assert.equal(await hints(page), false, 'it stays closed')
  await page.run(() => localStorage.clear())
  await page.reloadKept()
  await page.until(() => hints(page), 'the hint, once that is forgotten', 20)
}, PHONE)

test('on a home screen and in other browsers there is no such hint', async ({ pageFrom }) => {
  for (const before of [ON_A_HOME_SCREEN, '']) {
    const page = await pageFrom({ worker: true, before })
    await page.open()
    await page.untilKept()
    await page.driver.sleep(300)
    assert.equal(await hints(page), false)
    await page.forgetStored()
  }
})

test('where storage is blocked the hint comes and goes all the same', async ({ pageFrom }) => {
  const page = await hintedPage(pageFrom, BLOCKED)
  await page.click('#offline button')
  assert.equal(await page.shows('#offline'), false)
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
})

for (const [name, settings] of [['phone', PHONE.settings], ['desktop', { width: 1280, height: 800 }]]) {
  // Only Chromium reports layout shifts.
  test(`the line moves nothing when it comes and goes, on a ${name}`, async ({ pageFrom }) => {
    const page = await pageFrom({ worker: true, before: QUIET })
    await page.open()
    await page.until(async () => /works without a network/.test(await page.text('#offline')), 'the line', 20)
    await page.click('#offline button')
    await page.driver.sleep(500)
    assert.deepEqual(await page.run(() => window.__probe.shifts), [])
  }, { engines: ['chromium'], settings })

  for (const dark of [false, true]) {
    test(`the line covers nothing at the end of the page, on a ${name}${dark ? ' in the dark' : ''}`, async ({ pageFrom }) => {
      const kept = await hintedPage(pageFrom)
      const [line] = await kept.boxes('#offline')
      const height = await kept.run(() => innerHeight)
      assert.ok(Math.abs(line.bottom - height) < 1, `the line ends at ${line.bottom} of ${height} px`)
      assert.ok(line.height < height / 5, `the line is ${line.height} px tall`)
      const targets = await kept.boxes('#offline button')
      assert.ok(targets.every((box) => box.height >= 24 && box.width >= 24), 'buttons are large enough to be hit')

      await kept.run(() => scrollTo(0, document.documentElement.scrollHeight))
      await kept.settle()
      const [end] = await kept.boxes('#app')
      const [place] = await kept.boxes('#offline')
      assert.ok(end.bottom <= place.top + 1, `the page ends at ${end.bottom} px, the line begins at ${place.top} px`)
      const contrast = await kept.run(contrastOf, '#offline p')
      assert.ok(contrast >= 4.5, `contrast ${contrast}`)
    }, { settings: { ...settings, dark } })
  }
}

test('the line is reached and closed by keyboard, and told to screen readers', async ({ pageFrom }) => {
  const page = await hintedPage(pageFrom)
  assert.equal(await page.run(() => document.querySelector('#offline').getAttribute('role')), 'status')
  await page.run(() => [...document.querySelectorAll('#app a[href], #app summary')].at(-1).focus())
  for (let presses = 0; presses < 5; presses += 1) {
    await page.press(Key.TAB)
    if (await page.run(() => document.activeElement.closest('#offline') !== null)) break
  }
  assert.equal(await page.run(() => document.activeElement.textContent), 'Close')
  await page.press(Key.ENTER)
  await page.until(async () => !(await page.shows('#offline')), 'the line to go')
})

test('a control that gets the focus is not under the line', async ({ pageFrom }) => {
  const page = await hintedPage(pageFrom)
  await page.run(() => scrollTo(0, 0))
  const covered = []
  for (let presses = 0; presses < 40; presses += 1) {
    await page.press(Key.TAB)
    const place = await page.run(() => {
      const element = document.activeElement
      if (element.closest('#offline, .skip') || element === document.body) return null
      const { bottom } = element.getBoundingClientRect()
      return { name: element.outerHTML.slice(0, 80), below: bottom - document.querySelector('#offline').getBoundingClientRect().top }
    })
    if (place && place.below > 1) covered.push(`${place.name}: ${place.below} px`)
  }
  assert.deepEqual(covered, [])
}, PHONE)

test('printing leaves the line out', async ({ browser, pageFrom }) => {
  const page = await hintedPage(pageFrom)
  await browser.devTools('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    assert.equal(await page.shows('#offline'), false)
  } finally {
    await browser.devTools('Emulation.setEmulatedMedia', { media: '' })
  }
  // Only Chromium shows a page as it would be printed.
}, { engines: ['chromium'] })

test('iOS finds its icon, a bar that covers nothing, and a page that may be enlarged', async ({ page }) => {
  await page.open()
  const found = await page.run(() => ({
    icon: document.querySelector('link[rel="apple-touch-icon"]').getAttribute('href'),
    bar: document.querySelector('meta[name="apple-mobile-web-app-status-bar-style"]').content,
    viewport: document.querySelector('meta[name="viewport"]').content,
  }))
  assert.equal(await sizeOf(page, found.icon), '180x180')
  assert.equal(found.bar, 'default')
  assert.match(found.viewport, /viewport-fit=cover/)
  assert.doesNotMatch(found.viewport, /user-scalable|maximum-scale/)
})

// Other engines cannot pretend to be touched, or to have a notch.
test('on a touch screen fields are large enough that focus does not enlarge the page', async ({ browser, page }) => {
  await browser.devTools('Emulation.setTouchEmulationEnabled', { enabled: true })
  try {
    await page.open('v=1&s=m2m:3.0x4,,samsung-980-pro-1tb&s=x16:4.0x16,,x8:3.0x8&lens=time')
    assert.equal(await page.run(() => matchMedia('(pointer: coarse)').matches), true)
    const small = await page.run(() =>
      [...document.querySelectorAll('input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea')]
        .map((field) => [field.name || field.id, parseFloat(getComputedStyle(field).fontSize)])
        .filter(([, size]) => size < 16),
    )
    assert.deepEqual(small, [])
  } finally {
    await browser.devTools('Emulation.setTouchEmulationEnabled', { enabled: false })
  }
}, { engines: ['chromium'], ...PHONE })

test('nothing that is read or pressed lies under a notch or a home bar', async ({ browser, pageFrom }) => {
  await browser.devTools('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 34, top: 0 } })
  try {
    const page = await hintedPage(pageFrom)
    const under = await page.run(() =>
      [...document.querySelectorAll('button, a, select, input, h1, h2, p, .scroll')]
        // A wide table scrolls in a box of its own, which counts instead.
        .filter((element) => element.matches('.scroll') || !element.closest('.visually-hidden, .skip, .scroll'))
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        .filter((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const { left, right, width } = (element.matches('.scroll') ? element : range).getBoundingClientRect()
          return width > 1 && (left < 47 || right > innerWidth - 47)
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    assert.deepEqual(under, [])
    const buttons = await page.boxes('#offline button')
    const height = await page.run(() => innerHeight)
    assert.ok(buttons.every(({ bottom }) => bottom <= height - 34), 'the buttons of the line end above the home bar')
  } finally {
    await browser.devTools('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  }
}, { engines: ['chromium'], settings: { width: 844, height: 390 } })

/** A page that shows the hint for iOS, at the second visit: at the first, the line says that the page is kept. */
async function hintedPage(pageFrom, before = '') {
  const page = await pageFrom({ worker: true, before: IOS + before })
  await page.open()
  await page.untilKept()
  await page.reloadKept()
  await page.until(() => hints(page), 'the hint', 20)
  return page
}

async function hints(page) {
  return /Add to Home Screen/.test((await page.text('#offline')) ?? '')
}

function sizeOf(page, address) {
  return page.driver.executeAsyncScript(
    `const done = arguments[1]
     const image = new Image()
     image.onload = () => done(image.naturalWidth + 'x' + image.naturalHeight)
     image.onerror = () => done('not an image')
     image.src = arguments[0]`,
    address,
  )
}

/** Contrast of an element's text on the next background behind it; runs in the page. */
function contrastOf(selector) {
  const element = document.querySelector(selector)
  const luminance = (colour) => {
    const [red, green, blue] = colour.match(/[\d.]+/g).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const text = luminance(getComputedStyle(element).color)
  const ground = luminance(getComputedStyle(element.parentElement).backgroundColor)
  return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
}
