// The three engines and which of them a run uses.

import { chromium } from './chromium.mjs'
import { firefox } from './firefox.mjs'
import { webkitgtk } from './webkitgtk.mjs'

export const ENGINES = [chromium, firefox, webkitgtk]

/** The engines asked for by a comma list, or all that can start here; the rest with the reason why not. */
export function chooseEngines(list) {
  const wanted = list ? list.split(',').map((name) => name.trim()).filter(Boolean) : null
  const unknown = (wanted ?? []).filter((name) => !ENGINES.some((engine) => engine.name === name))
  if (unknown.length > 0) {
    throw new Error(`unknown engine "${unknown.join(', ')}"; known: ${ENGINES.map((engine) => engine.name).join(', ')}`)
  }
  const asked = ENGINES.filter((engine) => !wanted || wanted.includes(engine.name))
  const absent = asked.map((engine) => ({ name: engine.name, reason: engine.missing() })).filter(({ reason }) => reason)
  if (wanted && absent.length > 0) {
    throw new Error(absent.map(({ name, reason }) => `${name}: ${reason}`).join('\n'))
  }
  return { engines: asked.filter((engine) => !engine.missing()), absent }
}
