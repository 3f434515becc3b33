// Random addresses, the same for the same seed: words of the grammar in any order, published queries with
// faults, bytes, letters from everywhere, and all of that very long.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './site.mjs'

const LONGEST = 20_000
const SEPARATORS = ['&', '&', '&s=', '&s=', ',', ',,', ':', '-', '=', '.', 'x', '+', '%20', '%2C', '%', '%4', '%zz', '?', '#', '']
const KEYS = ['v=1', 's=', 'dir=', 'bs=', 'qd=', 'mps=', 'mrrs=', 'rcb=', 'hdr=', 'ecrc=', 'size=', 'need=', 'unit=', 'lens=', 'scale=', 'lang=', 'base=', 'mode=', 'theme=']
const ODDITIES = ['0', '-1', '65536', '18446744073709551616', '1e9', 'NaN', '%00', '%ff%fe', '%E2%80%AE', 'é', '🜚', '<b>', '"', "'", '\\', '{}', '__proto__']

/** Numbers from 0 up to, but not including, 1; a linear congruential generator with the upper bits taken. */
function randomNumbers(seed) {
  let state = BigInt(seed)
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn
    return Number(state >> 33n) / 2 ** 31
  }
}

function publishedQueries() {
  const corpus = readFileSync(join(REPOSITORY, 'crates/model/tests/urls/v1.txt'), 'utf8')
  return corpus.split('\n').filter((line) => !line.startsWith('#') && line.includes(' => ')).map((line) => line.split(' => ')[0])
}

/** An endless supply of `{ kind, query }`. */
export function* randomQueries(seed) {
  const random = randomNumbers(seed)
  const below = (limit) => Math.floor(random() * limit)
  const one = (list) => list[below(list.length)]
  const times = (count, make) => Array.from({ length: count }, make).join('')
  const published = publishedQueries()
  const words = [...new Set(published.flatMap((query) => query.split(/[^A-Za-z0-9.]+/)).filter(Boolean))]

  const kinds = {
    words: () => times(1 + below(40), () => one([words, words, words, SEPARATORS, SEPARATORS, SEPARATORS, KEYS, ODDITIES][below(8)])),
    pairs: () => times(1 + below(12), () => `&${one(KEYS)}${one(one([words, words, words, ODDITIES]))}`),
    faults: () => {
      let query = one(published)
      for (let count = below(4); count >= 0; count -= 1) {
        const at = below(query.length + 1)
        const rest = query.slice(at + below(4))
        query = query.slice(0, at) + one([one(words), one(SEPARATORS), one(ODDITIES), '', query]) + rest
      }
      return query
    },
    bytes: () => times(1 + below(80), () => `%${below(256).toString(16).padStart(2, '0')}`),
    letters: () => times(1 + below(60), () => String.fromCodePoint(one([below(128), below(0xd800), 0x10000 + below(0x10000)]))),
    long: () => {
      const piece = kinds[one(['words', 'faults', 'bytes'])]() || '&'
      return piece.repeat(Math.ceil((1 + below(LONGEST)) / piece.length)).slice(0, LONGEST)
    },
  }
  const shares = ['words', 'words', 'words', 'words', 'pairs', 'pairs', 'faults', 'faults', 'faults', 'bytes', 'letters', 'long']
  for (;;) {
    const kind = one(shares)
    // Half a letter, where one was cut, can be in no address, nor on its way to the browser.
    yield { kind, query: kinds[kind]().toWellFormed() }
  }
}
