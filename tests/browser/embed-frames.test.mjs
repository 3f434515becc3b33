// Frames in articles: their height, their manners, and whom they listen to.

import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { about, test } from './harness/registry.mjs'
import {
  LISTENING, OTHER, QUERY, article, contentHeight, element, elementReady, frame, frameReady, heightOf, inFrame,
  numbersInElement, numbersInFrame, script,
} from './harness/embeds.mjs'

about('Frames')

/** Waits until the frame is as tall as its content, and fails if that takes longer than it may. */
async function fits(page, id = 'one') {
  await page.until(async () => Math.abs((await heightOf(page, id)) - (await contentHeight(page, id))) <= 1, 'the frame to fit')
}

const auto = 'style="width:100%;border:0"'

test('R1 frame, fitted frame and element show the same numbers as the page', async ({ pageFrom, hostPage }) => {
  const site = (await pageFrom({ cors: true })).site
  const body = `${script(site)}${frame(site, QUERY, { id: 'plain' })}${frame(site, QUERY, { id: 'fitted' })}${element()}`
  const page = await hostPage({ '/': article(body) })
  await page.visit(page.site.page('/'), { ready: false })
  await frameReady(page, 'plain')
  await frameReady(page, 'fitted')
  await page.run(() => document.getElementById('one').scrollIntoView())
  await elementReady(page)
  const numbers = await numbersInElement(page, 'one')
  assert.ok(numbers.length === 2 && numbers.every((row) => row.length > 5), JSON.stringify(numbers))
  assert.deepEqual(await numbersInFrame(page, 'plain'), numbers)
  assert.deepEqual(await numbersInFrame(page, 'fitted'), numbers)
  const whole = await pageFrom({})
  await whole.open(QUERY)
  const rows = await whole.run(() =>
    [...document.querySelectorAll('#twin tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
  )
  assert.deepEqual(rows, numbers)
})

test('R3 a frame without any script is never wider than its place', async ({ page, hostPage }) => {
  const host = await hostPage({ '/': article(frame(page.site)) })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  for (const width of [240, 280, 320, 360, 480, 720, 960, 1200]) {
    await host.run((pixels) => {
      document.getElementById('one').style.width = `${pixels}px`
    }, width)
    await host.settle()
    const [scroll, client] = await inFrame(host, 'one', () =>
      host.run(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]),
    )
    assert.ok(scroll <= client, `${width} px: the content is ${scroll} px wide, there are ${client}`)
    assert.ok(client > width - 20, `${width} px: the frame has ${client}`)
  }
})

test('R4 a fitted frame grows and shrinks with its content, and is silent when nothing changes', async ({ page, hostPage }) => {
  const host = await hostPage({ '/': article(`${LISTENING}${script(page.site)}${frame(page.site, QUERY, { attributes: auto })}`) })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  await fits(host)
  const closed = await heightOf(host)
  const widen = (width) => host.run((value) => {
    document.getElementById('one').style.width = value
    return performance.timeOrigin + performance.now()
  }, width)
  // WebKit interprets what a program does for the first time; what is timed here is the telling.
  for (const width of ['320px', '100%', '320px', '100%']) {
    await widen(width)
    await pause(600)
  }
  await fits(host)
  const change = async (what, act) => {
    await host.run(() => heard.splice(0))
    // The moment of the change itself, by the clock that all documents share.
    const start = await act()
    await pause(500)
    assert.ok(Math.abs((await heightOf(host)) - (await contentHeight(host))) <= 1, `${what}: fits`)
    const [count, told] = await host.run(() => [heard.length, heard.filter(({ data }) => data.lanefit === 1).at(-1)?.at])
    assert.ok(count > 0 && count <= 3, `${what}: ${count} messages`)
    const took = told - start
    assert.ok(took <= 250, `${what}: fits after ${Math.round(took)} ms`)
  }
  const toggle = () => inFrame(host, 'one', () => host.run(() => {
    const fold = document.querySelector('.embed-numbers')
    fold.open = !fold.open
    return performance.timeOrigin + performance.now()
  }))
  await change('table unfolded', toggle)
  assert.ok((await heightOf(host)) > closed + 50, 'the frame has grown')
  await change('table folded', toggle)
  assert.equal(await heightOf(host), closed, 'the frame has shrunk again')
  await change('narrower', () => widen('320px'))
  assert.notEqual(await heightOf(host), closed)
  await change('wide again', () => widen('100%'))
  assert.equal(await heightOf(host), closed)
  await host.run(() => heard.splice(0))
  await pause(5000)
  assert.deepEqual(await host.run(() => heard), [], 'five seconds of silence')
})

test('R5 a frame in a fold says no height until it is unfolded, and then the right one', async ({ page, hostPage }) => {
  const body = `${LISTENING}${script(page.site)}<details><summary>More</summary>${frame(page.site, QUERY, { attributes: auto })}</details>`
  const host = await hostPage({ '/': article(body) })
  await host.visit(host.site.page('/'), { ready: false })
  await pause(1500)
  const heights = () => host.run(() => heard.map(({ data }) => data.height).filter((height) => height !== undefined))
  assert.ok((await heights()).every((height) => height > 100), 'no height of nothing')
  await host.run(() => {
    document.querySelector('details').open = true
  })
  await frameReady(host)
  await fits(host)
})

test('R6 a frame also says its height in the ways that hosts already listen for', async ({ page, hostPage }) => {
  const query = `${QUERY}&childId=chart-7`
  const src = frame(page.site, query, { attributes: auto }).replace('embed=1"', 'embed=1#?secret=s3cret"')
  const host = await hostPage({ '/': article(`${LISTENING}${src}`) })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  await host.until(() => host.run(() => heard.length >= 3), 'three messages')
  const height = Math.ceil(await contentHeight(host))
  const heard = await host.run(() => heard.map(({ data }) => data))
  const last = (test) => heard.filter(test).at(-1)
  const object = last((data) => data.lanefit === 1)
  assert.deepEqual([object.sentinel, object.type, object.height], ['amp', 'embed-size', height], 'accelerated pages')
  assert.deepEqual([object.secret, object.message, object.value], ['s3cret', 'height', height], 'WordPress')
  const text = JSON.parse(last((data) => typeof data === 'string' && data.startsWith('{')))
  assert.deepEqual([text.context, text.height], ['iframe.resize', height], 'Medium')
  assert.ok(text.src.includes('embed=1'))
  assert.equal(last((data) => String(data).startsWith('pym')), `pymxPYMxchart-7xPYMxheightxPYMx${height}`, 'pym')
})

test('R7 only its own frame sets the height, and only to a possible one', async ({ page, hostPage }) => {
  const forger = '<script>addEventListener("message",({data})=>parent.postMessage(data,"*"))</script>'
  const body = `${script(page.site)}${frame(page.site, QUERY, { attributes: auto })}<iframe id="forger" src="/forger"></iframe>`
  const host = await hostPage({ '/': article(body), '/forger': forger })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  await fits(host)
  const before = await heightOf(host)
  const forged = await heightOf(host, 'forger')
  for (const height of [700, 1, -5, 1e9, '700', null, {}]) {
    await host.run((value) => {
      document.getElementById('forger').contentWindow.postMessage({ lanefit: 1, height: value }, '*')
      postMessage({ lanefit: 1, height: value }, '*')
    }, height)
  }
  await inFrame(host, 'one', () => host.run(() => {
    for (const height of [1, -5, 1e9, NaN, '700', null, {}]) parent.postMessage({ lanefit: 1, height }, '*')
  }))
  await pause(300)
  assert.equal(await heightOf(host), before)
  assert.equal(await heightOf(host, 'forger'), forged)
})

test('R7 a frame obeys the page around it alone', async ({ page, hostPage }) => {
  const body = `${frame(page.site)}<iframe id="forger" src="/forger"></iframe>`
  const host = await hostPage({ '/': article(body), '/forger': '<p>forger</p>' })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  const before = await numbersInFrame(host, 'one')
  await inFrame(host, 'forger', () => host.run((query) => parent.frames[0].postMessage(`lanefit.show ${query}`, '*'), OTHER))
  for (const message of [{ lanefit: 1 }, 'lanefit.close now', 'x'.repeat(1e6), null, 'lanefit.theme pink']) {
    await host.run((data) => frames[0].postMessage(data, '*'), message)
  }
  await pause(300)
  assert.deepEqual(await numbersInFrame(host, 'one'), before)
  await host.run((query) => frames[0].postMessage(`lanefit.show ${query}`, '*'), OTHER)
  await host.until(async () => (await numbersInFrame(host, 'one'))[0][0].includes('MB/s'), 'the other comparison')
  await host.run(() => frames[0].postMessage('lanefit.theme dark', '*'))
  await host.until(() => inFrame(host, 'one', () => host.run(() => document.documentElement.dataset.theme === 'dark')), 'the other colours')
})

test('R8 the fragment is somebody else\'s and stays as it is', async ({ page }) => {
  await page.open(`${QUERY}&embed=1#?secret=abc`)
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB', 'embed=1')
  assert.equal(await page.run(() => location.hash), '#?secret=abc')
  assert.equal(await page.run(() => document.querySelector('#warnings')), null)
})

test('R9 a frame far down takes no focus and does not scroll the page', async ({ page, hostPage }) => {
  const body = `<p style="height:3000px">text</p>${script(page.site)}${frame(page.site)}${element(QUERY, { id: 'two' })}`
  const host = await hostPage({ '/': article(body) })
  await host.visit(host.site.page('/'), { ready: false })
  // Entering the frame, as a driver does, would move the focus; and far from the screen it says no height.
  await host.until(async () => page.site.requests.some(({ path }) => path.endsWith('.wasm')), 'the frame to load', 15)
  await pause(1500)
  assert.deepEqual(await host.run(() => [scrollY, document.activeElement.localName]), [0, 'body'])
})

test('R10 the wheel over a widget scrolls the page and changes nothing in it', async ({ page, hostPage, browser }) => {
  const body = `${script(page.site)}${frame(page.site, `${QUERY}&lens=time`, { attributes: auto })}<p style="height:3000px">text</p>`
  const host = await hostPage({ '/': article(body) })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  await fits(host)
  const before = await numbersInFrame(host, 'one')
  const state = () => inFrame(host, 'one', () => host.run(() => location.search))
  const query = await state()
  await browser.driver.actions({ async: true }).scroll(200, 300, 0, 600).perform()
  await host.until(() => host.run(() => scrollY > 200), 'the page to scroll')
  assert.equal(await state(), query)
  assert.deepEqual(await numbersInFrame(host, 'one'), before)
}, { engines: ['chromium', 'firefox'] }) // WebKitGTK's driver has no wheel.

test('R11 pointing at any mark makes no scroll bar', async ({ page, hostPage }) => {
  const host = await hostPage({ '/': article(`${script(page.site)}${frame(page.site, QUERY, { attributes: auto })}`) })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  await fits(host)
  const sizes = () => inFrame(host, 'one', () => host.run(() => {
    const { clientWidth, clientHeight, scrollHeight, scrollWidth } = document.documentElement
    return [clientWidth, clientHeight, scrollHeight - clientHeight, scrollWidth - clientWidth]
  }))
  const before = await sizes()
  assert.deepEqual(before.slice(2), [0, 0])
  const marks = await inFrame(host, 'one', () => host.run(() =>
    [...document.querySelectorAll('#figure rect, #figure text, button, select')].map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect()
      return [Math.round(x + width - 1), Math.round(y + height / 2)]
    }),
  ))
  assert.ok(marks.length > 10)
  await inFrame(host, 'one', async () => {
    for (const [x, y] of marks.slice(0, 25)) await host.driver.actions({ async: true }).move({ x: Math.max(0, x), y: Math.max(0, y) }).perform()
  })
  assert.deepEqual(await sizes(), before)
})

test('a frame makes no steps in the history of the page around it', async ({ page, hostPage }) => {
  const host = await hostPage({ '/': article(frame(page.site)) })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  const before = await host.run(() => history.length)
  await inFrame(host, 'one', () => host.choose('unit', 'MB'))
  await inFrame(host, 'one', () => host.choose('lens', 'efficiency'))
  await host.until(() => inFrame(host, 'one', async () => (await host.query()).includes('lens=efficiency')), 'the new query')
  assert.equal(await host.run(() => history.length), before)
})

test('an embed without controls can be read and leads to the full version', async ({ page }) => {
  await page.open(`${QUERY}&unit=MB&embed=1&controls=0`)
  assert.deepEqual(await page.run(() => document.querySelectorAll('select, input').length), 0)
  const href = await page.run(() => document.querySelector('.embed-foot a').getAttribute('href'))
  assert.equal(href, `?${QUERY}&unit=MB`)
  assert.match(await page.text('#answer'), /7 ?000|7.00/)
  await page.open(href)
  assert.ok(await page.shows('#scenarios'), 'the full page')
})
