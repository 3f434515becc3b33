// What the run prints: a line for each test as it ends, then a table and the failures.

import { inspect } from 'node:util'

export function oneLine({ engine, test, seconds, error }) {
  return `${error ? 'FAIL' : 'ok  '} ${engine.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s  ${test.topic}: ${test.sentence}`
}

export function summary({ results, absent, engines, seconds }) {
  const lines = ['', 'Seconds by test and engine', '']
  const names = engines.map(({ name }) => name)
  lines.push(`${names.map((name) => name.padStart(10)).join('')}   test`)
  const rows = new Map()
  for (const result of results) {
    const key = `${result.test.topic}: ${result.test.sentence}`
    if (!rows.has(key)) rows.set(key, new Map())
    rows.get(key).set(result.engine, result)
  }
  for (const [key, row] of rows) {
    const cells = names.map((name) => {
      const result = row.get(name)
      if (!result) return '-'.padStart(10)
      return `${result.error ? 'FAIL ' : ''}${result.seconds.toFixed(1)}`.padStart(10)
    })
    lines.push(`${cells.join('')}   ${key}`)
  }

  const failures = results.filter(({ error }) => error)
  if (failures.length > 0) lines.push('', 'Failures')
  for (const { engine, test, error } of failures) {
    lines.push('', `${engine}: ${test.topic}: ${test.sentence}`, indent(shortened(error.message || error.name)))
    // Node's own messages already show the difference; what a test says in words needs the values.
    if (error.code === 'ERR_ASSERTION' && typeof error.expected !== 'boolean' && !/actual|expected/.test(error.message)) {
      lines.push(indent(`expected ${show(error.expected)}`), indent(`actual   ${show(error.actual)}`))
    }
    const place = /\(?(?:file:\/\/)?[^\s(]*\/([^/\s]+\.test\.mjs:\d+):\d+\)?/.exec(error.stack ?? '')
    if (place) lines.push(indent(`at ${place[1]}`))
  }

  for (const { name, reason } of absent) lines.push('', `Not run: ${name}: ${reason}`)
  const passed = results.length - failures.length
  lines.push('', `${passed} passed, ${failures.length} failed in ${names.join(', ')}; ${seconds.toFixed(0)} s`)
  return lines.join('\n')
}

function show(value) {
  return inspect(value, { depth: 6, breakLength: 120, maxStringLength: 300 })
}

function indent(text) {
  return text.split('\n').map((line) => `  ${line}`).join('\n')
}

// A failed comparison of whole drawings would hide everything else.
function shortened(text) {
  return text.length > 3000 ? `${text.slice(0, 3000)} ...` : text
}
