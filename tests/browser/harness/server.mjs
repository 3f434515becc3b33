// A static server on loopback that can misbehave on purpose and remembers every request.

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

/** Long enough for the static page to be painted before the program starts. */
const LATE_MS = 700

const PROBE_NAME = 'test-probe.js'
const BLANK_NAME = 'test-blank.html'
const PROBE_FILE = fileURLToPath(new URL('./probe.js', import.meta.url))

/**
 * Serves `root` below `prefix`.
 *
 * - `wasm`: normal | missing | corrupt | truncated | octet-stream | late | never (accepted, not answered)
 * - `script`: normal | missing | refused (a header forbids every script)
 * - `policy`: meta (as built) | header (sent as a header too, with nosniff)
 * - `absent`: name of a global that the browser shall seem not to have, such as WebAssembly
 *
 * An error collector is put before everything else in each HTML page. Options may be changed while serving.
 */
export async function serve(root, options = {}) {
  const { prefix = '/' } = options
  const behaviour = { wasm: 'normal', script: 'normal', absent: null, ...options }
  const requests = []
  const unanswered = new Set()

  const answer = async (request, response) => {
    const { wasm, script, absent } = behaviour
    const { pathname } = new URL(request.url, 'http://localhost')
    if (pathname === `${prefix}${PROBE_NAME}`) {
      const removal = absent ? `delete globalThis.${absent}\n` : ''
      return send(response, 200, TYPES['.js'], Buffer.concat([await readFile(PROBE_FILE), Buffer.from(removal)]))
    }
    if (pathname === `/${BLANK_NAME}`) {
      return send(response, 200, TYPES['.html'], Buffer.from('<!doctype html><title>empty</title>'))
    }
    const entry = { path: pathname, url: request.url, status: 0 }
    requests.push(entry)

    const relative = pathname.startsWith(prefix) ? within(pathname.slice(prefix.length)) : null
    if (relative === null) return fail(entry, response)
    const name = relative === '' || relative.endsWith('/') ? `${relative}index.html` : relative
    const type = extname(name)
    let body
    try {
      body = await readFile(join(root, name))
    } catch {
      return fail(entry, response)
    }

    if (type === '.wasm') {
      if (wasm === 'missing') return fail(entry, response)
      if (wasm === 'never') return unanswered.add(response)
      if (wasm === 'late') await pause(LATE_MS)
      body = spoil(body, wasm)
    }
    if (type === '.js' && script === 'missing') return fail(entry, response)
    if (type === '.html') body = withProbe(body)

    entry.status = 200
    const octets = type === '.wasm' && wasm === 'octet-stream'
    const contentType = octets ? 'application/octet-stream' : (TYPES[type] ?? 'application/octet-stream')
    const headers = script === 'refused' ? { 'Content-Security-Policy': "script-src 'none'" } : {}
    if (behaviour.policy === 'header' && type === '.html') {
      const policy = /http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(body.toString())
      if (!policy) throw new Error('index.html carries no policy')
      headers['Content-Security-Policy'] = `${policy[1]}; frame-ancestors 'none'`
      headers['X-Content-Type-Options'] = 'nosniff'
    }
    return send(response, 200, contentType, body, headers)
  }

  const server = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    answer(request, response).catch((error) => send(response, 500, TYPES['.txt'], Buffer.from(String(error))))
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${server.address().port}`

  return {
    origin,
    prefix,
    requests,
    behaviour,
    /** An empty page beside the served ones. */
    blank: `${origin}/${BLANK_NAME}`,
    /** The address of the page with a query, given with or without its question mark. */
    page: (query = '') => `${origin}${prefix}${query && !query.startsWith('?') ? `?${query}` : query}`,
    async close() {
      for (const response of unanswered) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A path that stays inside the served folder, else null. */
function within(encoded) {
  try {
    const path = normalize(decodeURIComponent(encoded))
    if (path === '.') return ''
    return path.startsWith('..') || path.startsWith('/') ? null : path
  } catch {
    return null
  }
}

function spoil(bytes, mode) {
  if (mode === 'truncated') return bytes.subarray(0, Math.floor(bytes.length / 2))
  if (mode !== 'corrupt') return bytes
  // The magic number stays, so that only a real compile notices.
  const copy = Buffer.from(bytes)
  for (let index = 64; index < copy.length; index += 97) copy[index] ^= 0xff
  return copy
}

function withProbe(body) {
  const html = body.toString('utf8')
  const tag = `<script src="./${PROBE_NAME}"></script>`
  const marked = html.replace(/<head(\s[^>]*)?>/i, (head) => head + tag)
  if (marked === html) throw new Error('the page has no <head> to put the error collector into')
  return Buffer.from(marked)
}

function fail(entry, response) {
  entry.status = 404
  send(response, 404, TYPES['.txt'], Buffer.from('not found\n'))
}

function send(response, status, contentType, body, headers = {}) {
  response.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(body)
}
