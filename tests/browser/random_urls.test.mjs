// A sample of random addresses; `node random-urls.mjs` visits as many as wanted.

import { about, test } from './harness/registry.mjs'
import { randomQueries } from './harness/soup.mjs'
import { visitAll } from './harness/visits.mjs'

about('Random addresses')

// Other engines stop a page that changes its address some hundred times in a few seconds, and cannot be told not to.
for (const seed of [1, 2]) {
  test(`a hundred random addresses, seed ${seed}, are answered as the model answers them`, async ({ page }) => {
    await visitAll(page, randomQueries(seed), 100, 20)
  }, { engines: ['chromium'] })
}
