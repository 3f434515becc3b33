// What a frame tells the page around it when its reader changes something.

import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { about, test } from './harness/registry.mjs'
import { LISTENING, OTHER, QUERY, article, frame, frameReady, heightOf, inFrame, numbersInFrame, script } from './harness/embeds.mjs'

about('Frames')

const auto = 'style="width:100%;border:0"'

test('R16 a frame tells what its reader changes, once, and not what it was told to show', async ({ page, hostPage }) => {
  const body = `${LISTENING}${script(page.site)}${frame(page.site, QUERY, { attributes: auto })}`
  const host = await hostPage({ '/': article(body) })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  await host.run(() => {
    window.changes = []
    document.addEventListener('change', ({ target, detail }) => changes.push([target.id, detail.query]))
  })
  const changes = async () => {
    await pause(500)
    return host.run(() => changes.splice(0))
  }
  const say = (message) => host.run((text) => frames[0].postMessage(text, '*'), message)
  const fold = () => inFrame(host, 'one', () => host.run(() => {
    const numbers = document.querySelector('.embed-numbers')
    numbers.open = !numbers.open
  }))
  await say(`lanefit.show ${OTHER}`)
  await host.until(async () => (await numbersInFrame(host, 'one'))[0][0].includes('MB/s'), 'the other comparison')
  await say('lanefit.theme dark')
  await say(`lanefit.show ${QUERY}`)
  await host.until(async () => (await numbersInFrame(host, 'one'))[0][0].includes('GB/s'), 'the first comparison again')
  assert.deepEqual(await changes(), [], 'what the page around says is no news to it')
  await inFrame(host, 'one', () => host.choose('unit', 'MB'))
  assert.deepEqual(await changes(), [['one', `${QUERY}&unit=MB&embed=1`]], 'a change of the reader\'s')
  await host.run(() => heard.splice(0))
  const height = await heightOf(host)
  await fold()
  await host.until(async () => (await heightOf(host)) > height + 50, 'the frame to grow')
  assert.deepEqual(await changes(), [], 'another height is no other comparison')
  const objects = await host.run(() => heard.map(({ data }) => data).filter(({ lanefit }) => lanefit))
  assert.ok(objects.length > 0 && objects.every((object) => !('query' in object)), JSON.stringify(objects))
  // At once, when the frame has told nothing yet.
  await host.run(() => addEventListener('message', ({ data, source }) => {
    if (data === 'changed') source.postMessage('lanefit.theme dark', '*')
  }))
  await inFrame(host, 'one', () => host.run(() => {
    const unit = document.querySelector('select[name="unit"]')
    unit.value = 'Gb'
    unit.dispatchEvent(new Event('change', { bubbles: true }))
    parent.postMessage('changed', '*')
  }))
  assert.deepEqual(await changes(), [['one', `${QUERY}&unit=Gb&embed=1`]], 'a change is not lost by what is said right after it')
})

test('R16 a script that comes late hears what the reader has changed before, and nothing that it has said', async ({ page, hostPage }) => {
  const host = await hostPage({ '/': article(`${LISTENING}${frame(page.site, QUERY, { attributes: auto })}`) })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  const ask = async () => {
    await pause(300)
    await host.run(() => {
      heard.splice(0)
      frames[0].postMessage('lanefit.size', '*')
    })
    await host.until(() => host.run(() => heard.some(({ data }) => data.lanefit === 1)), 'an answer')
    return host.run(() => heard.filter(({ data }) => data.lanefit === 1).map(({ data }) => data.query ?? null))
  }
  assert.deepEqual(await ask(), [null])
  await host.run((query) => frames[0].postMessage(`lanefit.show ${query}`, '*'), OTHER)
  await host.until(async () => (await numbersInFrame(host, 'one'))[0][0].includes('MB/s'), 'the other comparison')
  assert.deepEqual(await ask(), [null])
  await inFrame(host, 'one', () => host.choose('unit', 'GB'))
  const changed = `${OTHER.replace('&unit=MB', '')}&embed=1`
  assert.deepEqual(await ask(), [changed])
  assert.deepEqual(await ask(), [changed], 'whoever asks again has come anew')
})
