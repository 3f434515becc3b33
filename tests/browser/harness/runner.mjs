// Runs every test in one engine and gathers what happened.

import assert from 'node:assert/strict'
import { Browser } from './browser.mjs'
import { Page } from './page.mjs'
import { serve } from './server.mjs'

const LONGEST_TEST_MS = 60_000

/** Results of all tests that the engine can run; `report` hears of each as it ends. */
export async function runEngine(engine, tests, folder, report) {
  const browser = new Browser(engine)
  const site = await serve(folder)
  const results = []
  try {
    for (const test of tests) {
      if (test.engines && !test.engines.includes(engine.name)) continue
      const start = Date.now()
      let error = null
      try {
        await withDeadline(runTest(test, browser, site, folder))
      } catch (thrown) {
        error = thrown
        // A browser in an unknown state must not spoil the tests that follow; one that answered is fine.
        if (thrown.code !== 'ERR_ASSERTION') await browser.close().catch(() => {})
      }
      const result = { engine: engine.name, test, seconds: (Date.now() - start) / 1000, error }
      results.push(result)
      report(result)
    }
  } finally {
    await browser.close().catch(() => {})
    await site.close()
  }
  return results
}

async function runTest(test, browser, site, folder) {
  const opened = []
  const pages = []
  const pageOf = (server) => {
    const page = new Page(browser, server)
    pages.push(page)
    return page
  }
  try {
    await browser.configure(test.settings)
    await browser.forgetHistory()
    site.requests.length = 0
    await test.body({
      browser,
      page: pageOf(site),
      /** A page from a server of its own, which may have another prefix or misbehave. */
      async pageFrom(options) {
        const server = await serve(folder, options)
        opened.push(server)
        return pageOf(server)
      },
    })
    if (!test.trouble) {
      for (const page of pages) {
        assert.deepEqual(await page.problems(), { errors: [], violations: [] }, 'script errors and refused loads')
      }
    }
  } finally {
    // Leave the page before its server ends, so that nothing of it runs on.
    if (browser.driver) await pages.at(-1)?.leave().catch(() => {})
    for (const server of opened) await server.close()
  }
}

function withDeadline(work) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${LONGEST_TEST_MS / 1000} s`)), LONGEST_TEST_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
