// The snippets that the dialog makes: what they hold, what they refuse to hold, and that they work.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { about, test } from './harness/registry.mjs'
import { catchFiles, chooseForm, chooseOf, clipboard, copied, openDialog, press, savedFiles, snippet } from './harness/sharing.mjs'
import { version, withReleases } from './harness/site-copy.mjs'

about('Snippets')

const QUERY = 'v=1&s=sata:600&s=m2m:4.0x4,,samsung-980-pro-1tb&s=pcie:5.0x4'
const EMBED = 'Embed'

/**
 * Elements of a snippet, with their attributes and texts, as a browser reads it. The policy of the
 * page, which forbids styles, holds for every document made in it, so styles go by another name.
 */
async function parsed(page, html) {
  await page.unpoliced()
  return page.run((text) => {
    const { body } = new __free.DOMParser().parseFromString(`<body>${text}`, 'text/html')
    const described = (element) => ({
      name: element.localName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name.replace(/^data-style$/, 'style'), value])),
      text: element.textContent.replace(/\s+/g, ' ').trim(),
    })
    return { roots: [...body.children].map(described), all: [...body.querySelectorAll('*')].map(described) }
  }, html.replaceAll(' style="', ' data-style="'))
}

const named = ({ all }, name) => all.filter((element) => element.name === name)

test('a frame names itself, waits until it is seen, keeps its room, and may do no more than it needs', async ({ page }) => {
  await page.open(QUERY)
  await openDialog(page)
  for (const [form, roots] of [['fits', ['iframe', 'script', 'p']], ['frame', ['iframe', 'p']]]) {
    await chooseForm(page, form)
    const found = await parsed(page, await snippet(page))
    assert.deepEqual(found.roots.map(({ name }) => name), roots)
    const [{ attributes }] = named(found, 'iframe')
    const { height, style, title, ...fixed } = attributes
    assert.deepEqual(fixed, {
      src: `${page.site.origin}/?${QUERY}&embed=1`,
      loading: 'lazy',
      width: '100%',
      allow: 'clipboard-write; web-share',
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads',
      referrerpolicy: 'no-referrer',
    })
    assert.match(title, /980 PRO.*7\.00 GB\/s/)
    assert.ok(Number(height) > 300, height)
    assert.equal(style, `border:0;min-height:${height}px`)
    assert.equal(named(found, 'a')[0].attributes.href, `${page.site.origin}/?${QUERY}`)
    const scripts = named(found, 'script').map((script) => script.attributes)
    assert.deepEqual(scripts, form === 'fits' ? [{ async: '', src: `${page.site.origin}/embed.js` }] : [])
  }
})

test('an element has the query, and inside it what readers see until its script runs', async ({ page }) => {
  await page.open(QUERY)
  await openDialog(page)
  await chooseForm(page, 'element')
  const found = await parsed(page, await snippet(page))
  assert.deepEqual(found.roots.map(({ name }) => name), ['script', 'lane-fit'])
  assert.deepEqual(found.roots[0].attributes, { async: '', src: `${page.site.origin}/embed.js` })
  const { query, style } = found.roots[1].attributes
  assert.equal(query, `${QUERY}`)
  assert.match(style, /^display:block;min-height:\d{3,}px$/)
  await assertTable(page, found)
  assert.equal(named(found, 'a')[0].attributes.href, `${page.site.origin}/?${QUERY}`)
})

test('picture and table need neither frame nor script', async ({ page }) => {
  await page.open(QUERY)
  await openDialog(page)
  await chooseForm(page, 'picture')
  const found = await parsed(page, await snippet(page))
  assert.deepEqual(found.roots.map(({ name }) => name), ['figure'])
  assert.deepEqual(found.all.filter(({ name }) => ['script', 'iframe', 'lane-fit'].includes(name)), [])
  const [{ attributes }] = named(found, 'img')
  const answer = (await page.texts('#answer h1, #answer p')).join('. ').replaceAll('\u2060', '')
  assert.equal(attributes.alt.replace(/\s+/g, ' '), answer)
  const size = await page.run(async (source) => {
    const image = new Image()
    image.src = source
    await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject }))
    return [image.naturalWidth, image.naturalHeight]
  }, attributes.src)
  assert.deepEqual(size, [Number(attributes.width), Number(attributes.height)])
  await assertTable(page, found)
})

/** The numbers of the page's table stand under heads that name their units. */
async function assertTable(page, found) {
  assert.ok(named(found, 'caption')[0].text.length > 10)
  const heads = named(found, 'th').filter(({ attributes }) => attributes.scope === 'col').map(({ text }) => text)
  assert.ok(heads.includes('Delivered (GB/s)'), heads.join())
  const names = named(found, 'th').filter(({ attributes }) => attributes.scope === 'row')
  const table = await page.table()
  assert.equal(names.length, table.length)
  const cells = named(found, 'td').map(({ text }) => text)
  assert.equal(cells.length, names.length * (heads.length - 1))
  for (const { numbers } of table) {
    for (const number of Object.values(numbers)) assert.ok(cells.some((cell) => cell.startsWith(number.replace(/\s.*/, ''))), number)
  }
}

test('pictures as files are a pair for light and dark, or one of the chosen colours', async ({ page }) => {
  await page.open(QUERY)
  await openDialog(page)
  await catchFiles(page)
  await chooseForm(page, 'picture')
  await chooseOf(page, EMBED, 'Picture', '')
  const pair = await parsed(page, await snippet(page))
  const [source] = named(pair, 'source')
  assert.equal(source.attributes.media, '(prefers-color-scheme: dark)')
  const written = [named(pair, 'img')[0].attributes.src, source.attributes.srcset]
  assert.deepEqual(written.map((name) => /-(light|dark)\.svg$/.exec(name)?.[1]), ['light', 'dark'])
  await press(page, 'Save the pictures')
  const saved = await savedFiles(page)
  assert.deepEqual(saved.map(({ name }) => name), written, 'the files have the names that the snippet asks for')
  assert.notEqual(saved[0].text, saved[1].text)
  await chooseOf(page, EMBED, 'Colours', 'dark')
  const one = await parsed(page, await snippet(page))
  assert.equal(named(one, 'source').length, 0)
  assert.match(named(one, 'img')[0].attributes.src, /-dark\.svg$/)
})

test('colours and controls are keys of the query, and replace those of the page', async ({ page }) => {
  await page.open(`${QUERY}&theme=dark`)
  await openDialog(page)
  const source = async () => named(await parsed(page, await snippet(page)), 'iframe')[0].attributes.src.split('?')[1]
  assert.equal(await source(), `${QUERY}&embed=1`)
  await chooseOf(page, EMBED, 'Colours', 'light')
  assert.equal(await source(), `${QUERY}&theme=light&embed=1`)
  await page.click('#share input[type="checkbox"]')
  await page.until(async () => (await source()).endsWith('&controls=0'), 'an embed without controls')
  assert.equal(await source(), `${QUERY}&theme=light&embed=1&controls=0`)
})

test('hostile text stays text in every form', async ({ page }) => {
  await page.open(QUERY)
  const hostile = `"'><script>window.__ran = 1</script><img src=x onerror=window.__ran=2>&lt;&#39;]]>-->`
  await page.run((text) => {
    document.querySelector('#answer h1').textContent = text
    document.querySelector('#answer p').textContent = text
    document.querySelector('#figure-title').textContent = text
    document.querySelector('#twin tbody th').firstChild.textContent = text
    document.querySelector('#twin thead th').textContent = text
    document.querySelector('#figure svg text').textContent = text
    document.querySelector('#figure g[aria-label]').setAttribute('aria-label', text)
    document.querySelector('[data-action="share"]').dataset.query = `v=1&s="'><script>window.__ran = 3</script>`
  }, hostile)
  await openDialog(page)
  for (const form of ['fits', 'frame', 'element', 'picture']) {
    await chooseForm(page, form)
    const found = await parsed(page, await snippet(page))
    const strange = found.all.filter(({ name, attributes }) => {
      const isOwnScript = name === 'script' && attributes.src === `${page.site.origin}/embed.js`
      const isKnown = ['iframe', 'p', 'a', 'lane-fit', 'figure', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'].includes(name)
      return !(isOwnScript || isKnown) || Object.keys(attributes).some((attribute) => attribute.startsWith('on'))
    })
    assert.deepEqual(strange, [], form)
    const kept = [...named(found, 'iframe').map(({ attributes }) => attributes.title), ...named(found, 'img').map(({ attributes }) => attributes.alt), ...named(found, 'caption').map(({ text }) => text)]
    assert.ok(kept.length > 0 && kept.every((text) => text.startsWith(hostile)), `${form}: ${kept}`)
  }
  assert.equal(await page.run(() => window.__ran ?? null), null)
})

test('a frozen version is offered only where one lies', async ({ page, pageFrom, folder }) => {
  const frozen = (at) => at.run(() => [...document.querySelectorAll('#share option')].filter(({ value }) => value === '1')[0].disabled)
  await page.open(QUERY)
  await openDialog(page)
  await page.until(async () => /no frozen copy at/.test(await page.text('#share')), 'a sentence why not')
  assert.equal(await frozen(page), true)
  await withReleases(folder, {}, async (root) => {
    const there = await pageFrom({ root })
    await there.open(QUERY)
    await openDialog(there)
    await there.until(async () => !(await frozen(there)), 'the frozen version to be offered')
    assert.doesNotMatch(await there.text('#share'), /no frozen copy/)
  })
})

test('a frozen version has its own folder, and its script the hash that it is checked by', async ({ pageFrom, folder }) => {
  await withReleases(folder, {}, async (root, release) => {
    const page = await pageFrom({ root, prefix: '/site/', cors: true })
    await page.open(QUERY)
    await openDialog(page)
    await page.until(() => page.run(() => !document.querySelector('#share option[value="1"]').disabled), 'the frozen version')
    await chooseOf(page, EMBED, 'Version', '1')
    const base = `${page.site.origin}/site/v/${await version()}/`
    const integrity = `sha384-${createHash('sha384').update(await readFile(join(release, 'embed.js'))).digest('base64')}`
    for (const form of ['fits', 'element']) {
      await chooseForm(page, form)
      const found = await parsed(page, await snippet(page))
      assert.deepEqual(named(found, 'script')[0].attributes, { async: '', src: `${base}embed.js`, integrity, crossorigin: 'anonymous' })
      for (const { attributes } of named(found, 'iframe')) assert.ok(attributes.src.startsWith(`${base}?v=1&`), attributes.src)
    }
  })
})

test('a host that lets no other site read its script gets no hash, which would only forbid the script', async ({ pageFrom, folder }) => {
  await withReleases(folder, {}, async (root) => {
    const page = await pageFrom({ root })
    await page.open(QUERY)
    await openDialog(page)
    await page.until(() => page.run(() => !document.querySelector('#share option[value="1"]').disabled), 'the frozen version')
    await chooseOf(page, EMBED, 'Version', '1')
    const found = await parsed(page, await snippet(page))
    assert.deepEqual(Object.keys(named(found, 'script')[0].attributes), ['async', 'src'])
  })
})

test('a page that is itself a frozen version offers that and the latest', async ({ pageFrom, folder }) => {
  await withReleases(folder, {}, async (root) => {
    const page = await pageFrom({ root, prefix: '/site/' })
    const base = `${page.site.origin}/site/`
    await page.visit(`${base}v/${await version()}/?${QUERY}`)
    await openDialog(page)
    const source = async () => named(await parsed(page, await snippet(page)), 'iframe')[0].attributes.src
    assert.equal(await source(), `${base}?${QUERY}&embed=1`)
    await page.until(() => page.run(() => !document.querySelector('#share option[value="1"]').disabled), 'the frozen version')
    await chooseOf(page, EMBED, 'Version', '1')
    assert.equal(await source(), `${base}v/${await version()}/?${QUERY}&embed=1`)
  })
})

test('what Copy HTML copies works in a saved file as it is, and keeps all the room that its embed takes in any column', async ({ page, pageFrom, folder }) => {
  await withReleases(folder, {}, async (root) => {
    const site = await pageFrom({ root })
    await site.open(QUERY)
    await openDialog(site)
    await clipboard(site, 'works')
    await press(site, 'Copy HTML')
    const html = await copied(site)
    await writeFile(join(root, 'article.html'), `<!doctype html><html lang="en"><head><title>Article</title></head><body><div id="column">${html}</div></body></html>`)
    await site.keepProblems()
    await site.driver.get(`${site.site.origin}/article.html`)
    await site.until(() => site.run(() => document.querySelector('iframe')?.contentDocument?.documentElement.dataset.ready === 'true'), 'the embed', 15)
    for (const width of [320, 400, 480, 560, 640, 760]) {
      await site.run((column) => (document.querySelector('#column').style.width = `${column}px`), width)
      await site.settle()
      const [room, content, answer] = await site.run(() => {
        const frame = document.querySelector('iframe')
        const inside = frame.contentDocument
        return [frame.clientHeight, inside.querySelector('#app').getBoundingClientRect().height, inside.querySelector('.answer-number').textContent]
      })
      assert.ok(content > 100 && content <= room + 1, `${content} of ${room} px at ${width} px`)
      assert.equal(answer, '7.00')
    }
  })
})
