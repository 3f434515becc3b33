// The element <lane-fit> in articles: many of them, none in the other's way.

import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { about, test } from './harness/registry.mjs'
import {
  OTHER, QUERY, article, differences, element, elementReady, frame, frameReady, inFrame, numbersInElement, numbersInFrame, picture, script,
} from './harness/embeds.mjs'

about('Element')

/** WebKitGTK smooths some edges by how it cut the page into tiles; a style that leaks changes thousands of pixels. */
const EDGES = 100

/** A site that other origins may load from, and a host page made for it. */
async function hosted({ pageFrom, hostPage }, body, options = {}) {
  const { site } = await pageFrom({ cors: true })
  const html = article(body(site), options)
  const host = await hostPage({ '/': options.headers ? { html, headers: options.headers(site) } : html })
  await host.visit(host.site.page('/'), { ready: false })
  return { host, site }
}

const inside = (page, id, selector) =>
  page.driver.executeScript('return document.getElementById(arguments[0]).shadowRoot.querySelector(arguments[1])', id, selector)

/** Chooses a value of a list inside an element, as a reader does. */
async function choose(page, id, name, value) {
  const option = await inside(page, id, `select[name="${name}"] option[value="${value}"]`)
  await page.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', await inside(page, id, `select[name="${name}"]`))
  await option.click()
  await page.settle()
}

test('R12 two elements and two frames on one page know nothing of each other', async (given) => {
  const { host } = await hosted(given, (site) =>
    `${script(site)}${element(QUERY, { id: 'a' })}${element(OTHER, { id: 'b' })}${frame(site, QUERY, { id: 'c' })}${frame(site, OTHER, { id: 'd' })}`,
  )
  for (const id of ['a', 'b']) await elementReady(host, id)
  for (const id of ['c', 'd']) await frameReady(host, id)
  // From the same place, since fractions of a pixel are drawn by where they fall.
  const fromTop = () => host.run(() => {
    scrollTo(0, 0)
    document.activeElement.blur()
  })
  const others = async () => ({
    top: await fromTop(),
    b: [await numbersInElement(host, 'b'), await host.run(() => document.getElementById('b').shadowRoot.innerHTML)],
    look: await picture(host, 'b'),
    c: await numbersInFrame(host, 'c'),
    d: await numbersInFrame(host, 'd'),
    address: await host.run(() => location.href),
    steps: await host.run(() => history.length),
  })
  await host.settle()
  const before = await others()
  await choose(host, 'a', 'unit', 'Gb')
  await host.until(async () => (await numbersInElement(host, 'a'))[0][0].includes('Gb/s'), 'the other unit')
  const now = await others()
  assert.ok((await differences(host, before.look, now.look)) <= EDGES)
  for (const part of Object.keys(before).filter((part) => part !== 'look')) assert.deepEqual(now[part], before[part], part)
  await inFrame(host, 'c', () => host.choose('unit', 'MB'))
  const after = await others()
  assert.notDeepEqual(after.c, before.c)
  assert.ok((await differences(host, before.look, after.look)) <= EDGES)
  assert.deepEqual({ ...after, c: 0, look: 0 }, { ...before, c: 0, look: 0 })
})

test('R13 five elements cost one program', async (given) => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const { host, site } = await hosted(given, (site) => script(site) + ids.map((id) => element(QUERY, { id })).join(''))
  for (const id of ids) {
    await host.run((name) => document.getElementById(name).scrollIntoView(), id)
    await elementReady(host, id)
  }
  const programs = site.requests.filter(({ path }) => path.endsWith('.wasm'))
  assert.equal(programs.length, 1, programs.map(({ path }) => path).join(', '))
})

test('R14 the script may be loaded twice, or in two versions: the first stays', async (given) => {
  const { host } = await hosted(given, (site) =>
    `<script>window.errors=[];addEventListener("error",(event)=>errors.push(event.message));window.notes=[];console.info=(note)=>notes.push(note)</script>
     ${script(site)}${script(site).replace('embed.js', 'embed.js?version=2')}${element()}`,
  )
  await elementReady(host)
  assert.deepEqual(await host.run(() => errors), [])
  await host.until(() => host.run(() => notes.some((note) => /first/.test(note))), 'a note in the console')
})

test('R15 two hundred times mounted and taken away leave nothing behind', async (given) => {
  const { host } = await hosted(given, (site) => `${script(site)}${element()}<div id="place"></div>`)
  await elementReady(host)
  const cycles = (count) =>
    host.driver.executeAsyncScript(
      `const [query, count, done] = arguments
       ;(async () => {
         const place = document.getElementById('place')
         for (let turn = 0; turn < count; turn += 1) {
           const made = document.createElement('lane-fit')
           made.setAttribute('query', query)
           place.append(made)
           for (let wait = 0; !made.state && wait < 200; wait += 1) await new Promise((next) => setTimeout(next, 5))
           if (!made.state) return done('not mounted')
           if (turn % 2) place.prepend(made)
           made.remove()
         }
         done('')
       })().catch((error) => done(String(error)))`,
      QUERY,
      count,
    )
  await host.run(() => document.getElementById('place').scrollIntoView())
  const turns = given.browser.name === 'chromium' ? 200 : 40
  assert.equal(await cycles(10), '')
  if (given.browser.name === 'chromium') {
    const counters = async () => {
      for (let time = 0; time < 4; time += 1) {
        await given.browser.devTools('HeapProfiler.collectGarbage')
        await pause(150)
      }
      return given.browser.devTools('Memory.getDOMCounters')
    }
    const before = await counters()
    assert.equal(await cycles(turns), '')
    const after = await counters()
    for (const kind of ['documents', 'nodes', 'jsEventListeners']) {
      assert.ok(after[kind] <= before[kind] * 1.02, `${kind}: ${before[kind]} before, ${after[kind]} after`)
    }
  } else {
    assert.equal(await cycles(turns), '')
  }
  assert.equal((await numbersInElement(host, 'one')).length, 2, 'the first one still works')
})

test('R16 attributes are followed, and nonsense becomes the default and an event', async (given) => {
  const { host } = await hosted(given, (site) => script(site) + element())
  await elementReady(host)
  await host.run(() => {
    window.said = []
    const one = document.getElementById('one')
    one.addEventListener('error', ({ detail }) => said.push(...detail.warnings))
    one.addEventListener('change', ({ detail, composed }) => said.push(`${composed} ${detail.query}`))
  })
  const set = (name, value) => host.run((key, text) => {
    const one = document.getElementById('one')
    if (text === null) one.removeAttribute(key)
    else one.setAttribute(key, text)
    return one.shadowRoot.querySelectorAll('#twin tbody tr').length
  }, name, value)
  await set('query', OTHER)
  await host.until(async () => (await numbersInElement(host, 'one'))[0][0].includes('MB/s'), 'the other comparison')
  assert.deepEqual(await host.run(() => said), [], 'what a script sets is no news')
  for (const value of ['', 'v=9', 's=', 's=%00', '<script>alert(1)</script>', '&&&===', 's=m2m:9.9x99', 'x'.repeat(20000), null]) {
    await set('query', value)
    await host.settle()
    assert.ok((await numbersInElement(host, 'one')).length >= 1, `never blank after ${String(value).slice(0, 20)}`)
  }
  const said = await host.run(() => window.said.splice(0))
  assert.ok(said.some((sentence) => sentence.includes('m2m:9.9x99') || sentence.includes('9.9x99')), said.join('\n'))
  for (const value of ['dark', 'light', 'pink', '', null]) await set('theme', value)
  const refused = await host.run(() => window.said.splice(0))
  assert.equal(refused.length, 1, refused.join('\n'))
  assert.match(refused[0], /pink/, 'no colour is no other than a bad value of a query')
  await set('theme', 'dark')
  assert.equal(await host.run(() => document.getElementById('one').shadowRoot.querySelector('.lanefit').dataset.theme), 'dark')
  await set('query', QUERY)
  await host.settle()
  await choose(host, 'one', 'unit', 'MB')
  assert.deepEqual(await host.run(() => window.said), [`true ${QUERY}&unit=MB&theme=dark`], 'what a reader changes is told once')
})

test('R16 what is wrong from the start is said once, and colours changed later say nothing', async (given) => {
  const said = `<script>window.said=[];addEventListener("error",({target,detail})=>target.id&&said.push([target.id,...detail.warnings]),true)</script>`
  const { host } = await hosted(given, (site) =>
    `${said}${script(site)}${element(`${QUERY}&unit=furlong&theme=light`, { attributes: 'theme="dark"' })}${element(QUERY, { id: 'two', attributes: 'theme="pink"' })}`,
  )
  for (const id of ['one', 'two']) {
    await host.run((name) => document.getElementById(name).scrollIntoView(), id)
    await elementReady(host, id)
  }
  // Which of the two starts first is for the browser to say.
  const heard = (await host.run(() => said.splice(0))).sort()
  assert.deepEqual(heard.map(([id, ...warnings]) => [id, warnings.length]), [['one', 1], ['two', 1]], JSON.stringify(heard))
  assert.match(heard[0][1], /furlong/)
  assert.match(heard[1][1], /pink/)
  assert.equal(await host.run(() => document.getElementById('one').query), `${QUERY}&theme=dark`, 'the attribute counts, not the query')
  await host.run(() => {
    const one = document.getElementById('one')
    one.setAttribute('theme', 'light')
    one.removeAttribute('theme')
  })
  await host.settle()
  assert.deepEqual(await host.run(() => said), [])
  assert.equal(await host.run(() => document.getElementById('one').query), QUERY)
})

test('R16 a script gets and sets the state', async (given) => {
  const { host } = await hosted(given, (site) => script(site) + element() + element(OTHER, { id: 'two' }))
  await elementReady(host)
  await elementReady(host, 'two')
  const state = await host.run(() => document.getElementById('one').state)
  assert.equal(state.query, QUERY)
  assert.match(state.answer, /980 PRO/)
  assert.deepEqual(state.warnings, [])
  assert.equal(state.scenarios.length, 2)
  assert.equal(state.scenarios[1].verdict, 'works')
  assert.ok(Math.abs(state.scenarios[1].delivered_mb_s - 7000) < 1, String(state.scenarios[1].delivered_mb_s))
  assert.deepEqual(state.scenarios[0].link, null)
  await host.run(() => {
    document.getElementById('two').state = document.getElementById('one').state
  })
  await host.settle()
  assert.deepEqual(await host.run(() => document.getElementById('two').state), state)
  assert.deepEqual(await numbersInElement(host, 'two'), await numbersInElement(host, 'one'))
})

test('R16 an element that moves keeps what the reader chose', async (given) => {
  const { host } = await hosted(given, (site) => `${script(site)}<div id="other"></div>${element()}`)
  await elementReady(host)
  await choose(host, 'one', 'unit', 'MB')
  await host.run(() => document.getElementById('other').append(document.getElementById('one')))
  await elementReady(host)
  assert.equal(await host.run(() => document.getElementById('one').query), `${QUERY}&unit=MB`)
})

const STYLED = `<style>body{font:italic 19px/1.7 serif;color:rgb(10,80,10)}h2{color:rgb(200,0,0)}</style>`
const TEXT = '<h1>Title</h1><h2>Part</h2><p id="text">Some <b>text</b> and <a href="#">a link</a>.</p><ul><li>one</li></ul><button>b</button><table><tr><td>x</td></tr></table>'

test('R17 an element leaves no trace in the page around it', async (given) => {
  const look = (page) => page.run(() => ({
    styles: [...document.querySelectorAll('body *:not(lane-fit, lane-fit *, script)')].map((node) => {
      const style = getComputedStyle(node)
      return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).filter((text) => !/^(perspective-origin|transform-origin|block-size|inline-size|height|width)/.test(text)).join(';')
    }),
    head: document.head.innerHTML,
    sheets: document.adoptedStyleSheets.length,
    globals: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)),
    storage: [localStorage.length, sessionStorage.length, document.cookie],
  }))
  const without = await given.hostPage({ '/': article(STYLED + TEXT + element().replaceAll('lane-fit', 'div')) })
  await without.visit(without.site.page('/'), { ready: false })
  const { host } = await hosted(given, (site) => STYLED + TEXT + element() + script(site))
  await elementReady(host)
  await host.settle()
  const now = await look(host)
  await without.visit(without.site.page('/'), { ready: false })
  const before = await look(without)
  assert.deepEqual(now.styles, before.styles.slice(0, now.styles.length))
  assert.ok(now.styles.length >= 9)
  assert.equal(now.head, before.head)
  assert.equal(now.sheets, 0)
  assert.deepEqual(now.globals.filter((name) => !before.globals.includes(name)), [])
  assert.deepEqual(now.storage, [0, 0, ''])
})

test('R18 no style of the page around changes a pixel of the element', async (given) => {
  const hostile = `<style>*{font:italic bold 40px/3 fantasy;color:red!important;background:yellow;box-sizing:content-box;letter-spacing:5px;text-transform:uppercase;text-align:right;word-spacing:9px;visibility:visible;text-shadow:1px 1px red;--paper:red;--ink:lime;--accent:blue}
html{font-size:62.5%}svg{display:none!important}table,td,th{border:5px solid red}div{padding:20px}select,button{all:revert;zoom:2}:root{--rung-4:red}</style>`
  const placed = (id) => `<div style="position:absolute;inset:0 auto auto 0;padding:0;background:none;width:700px">${element(QUERY, { id, attributes: 'theme="light"' })}</div>`
  const { host: calm } = await hosted(given, (site) => script(site) + placed('one'))
  await elementReady(calm)
  await calm.settle()
  const plain = await picture(calm, 'one')
  const { host } = await hosted(given, (site) => script(site) + placed('one'), { head: hostile })
  await elementReady(host)
  await host.settle()
  assert.equal(await host.run(() => getComputedStyle(document.documentElement).fontSize), '10px', 'the hostile sheet is in force')
  const changed = await picture(host, 'one')
  assert.ok((await differences(host, plain, changed)) <= EDGES, 'nothing but edges at the ends of tiles')
  await host.run(() => document.getElementById('one').setAttribute('theme', 'dark'))
  await host.settle()
  assert.ok((await differences(host, plain, await picture(host, 'one'))) > 1000, 'a difference would be seen')
})
