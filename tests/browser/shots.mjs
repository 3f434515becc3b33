// Screenshots of the built page:
//   node shots.mjs OUTDIR [QUERY] [--engine chromium] [--widths 320,390,768,1280] [--themes light,dark] [--full]
//     [--scale 1] [--click SELECTOR] [--keys TEXT]

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { siteFolder } from './harness/site.mjs'
import { chooseEngines } from './harness/engines.mjs'
import { Page } from './harness/page.mjs'
import { serve } from './harness/server.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'chromium' },
    widths: { type: 'string', default: '320,390,768,1280' },
    themes: { type: 'string', default: 'light,dark' },
    scale: { type: 'string', default: '1' },
    full: { type: 'boolean', default: false },
    click: { type: 'string' },
    keys: { type: 'string' },
  },
})
const [folder, query = ''] = positionals
if (!folder) {
  console.error('usage: node shots.mjs OUTDIR [QUERY] [--engine NAME] [--widths LIST] [--themes LIST] [--full] [--scale N]')
  process.exit(2)
}

await mkdir(folder, { recursive: true })
const site = await serve(siteFolder())
try {
  const browser = await chooseEngines(values.engine).engines[0].open()
  try {
    for (const theme of values.themes.split(',')) {
      await browser.setDark(theme === 'dark')
      for (const width of values.widths.split(',').map(Number)) {
        await browser.setViewport(width, width <= 390 ? 844 : 800, Number(values.scale))
        const page = new Page(browser, site)
        await page.open(query, { ready: false })
        const ready = await page.untilReady(5).then(() => true, () => false)
        if (values.click) await page.click(values.click)
        if (values.keys) await page.press(...values.keys)
        await page.settle()
        const file = join(folder, `${values.engine}-${width}-${theme}${values.full ? '-full' : ''}.png`)
        await writeFile(file, await browser.screenshot({ full: values.full }))
        const [inner, scroll] = await page.run(() => [innerWidth, document.documentElement.scrollWidth])
        const wide = scroll > inner ? `, ${scroll - inner} px too wide` : ''
        console.log(`${file}: inner width ${inner}${wide}${ready ? '' : ', not ready after 5 s'}`)
        for (const text of Object.values(await page.problems()).flat()) console.log(`  ${text}`)
      }
    }
  } finally {
    await browser.close()
  }
} finally {
  await site.close()
}
