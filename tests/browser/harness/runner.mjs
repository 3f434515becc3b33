// Runs every test in one engine and gathers what happened.

import assert from 'node:assert/strict'
import { Browser } from './browser.mjs'
import { Page } from './page.mjs'
import { serveHost } from './host.mjs'
import { PLACES } from './places.mjs'
import { serve } from './server.mjs'

const LONGEST_TEST_MS = 60_000

/** Results of all tests that the engine can run; `report` hears of each as it ends. */
export async function runEngine(engine, tests, folder, report, place = 'page') {
  const browser = new Browser(engine)
  const site = await PLACES[place](folder)
  const results = []
  try {
    for (const test of tests) {
      if (test.engines && !test.engines.includes(engine.name)) continue
      if (test.severalFiles && place !== 'page') continue
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
      folder,
      /** A page from a server of its own, which may have another prefix or folder, or misbehave. */
      async pageFrom({ root = folder, ...options }) {
        const server = await serve(root, options)
        opened.push(server)
        return pageOf(server)
      },
      /** A page of somebody else, from a server of its own: HTML by path, each with its headers. */
      async hostPage(files) {
        const server = await serveHost(files)
        opened.push(server)
        return pageOf(server)
      },
      /** A page at another kind of address, one of `PLACES`. */
      async pageAt(kind, options) {
        const place = await PLACES[kind](folder, options)
        opened.push(place)
        return pageOf(place)
      },
    })
    if (!test.trouble) {
      for (const page of pages) {
        assert.deepEqual(await page.problems(), { errors: [], violations: [] }, 'script errors and refused loads')
      }
    }
  } finally {
    // Leave the page before its server ends, so that nothing of it runs on or stays behind for whoever
    // gets the same port.
    if (browser.driver) {
      await pages.at(-1)?.site.start()
      await pages.at(-1)?.leave().catch(() => {})
      if (pages.at(-1)?.site.behaviour.worker) await pages.at(-1).forgetStored().catch(() => {})
    }
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
