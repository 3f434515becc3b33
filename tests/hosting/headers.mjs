// What each kind of file is sent with.

import assert from 'node:assert/strict'
import { readFile, readdir } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const TYPES = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^text\/javascript(; ?charset=utf-8)?$/i,
  wasm: /^application\/wasm$/,
  webmanifest: /^application\/manifest\+json(; ?charset=utf-8)?$/i,
  svg: /^image\/svg\+xml(; ?charset=utf-8)?$/i,
  png: /^image\/png$/,
}

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync }
const COPIES = { br: '.br', gzip: '.gz' }

// Without fetch, which would unpack what arrives and hide how it was sent.
function ask(address, headers = {}) {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })
}

/** Fails at the first file of any folder of the site that is sent otherwise than docs/deploy.md says. */
export async function checkHeaders(origin, root, server) {
  let count = 0
  const all = await readdir(root, { recursive: true })
  for (const name of all.sort()) {
    const ending = name.split('.').pop()
    if (!(ending in TYPES) || name.split('/').pop().startsWith('test-')) continue
    await checkFile(`${origin}/${name}`, name, ending, root, server, all)
    count += 1
  }
  for (const path of ['/', '/v/0.1.0/']) {
    const { headers } = await ask(`${origin}${path}`)
    // Hosts that read `_headers` read that of the root alone; older versions keep what their page says.
    if (server.name !== '_headers' || path === '/') assertPolicy(headers, path)
    if (path === '/') assert.equal(headers['cache-control'], 'no-cache', path)
    assertCommon(headers, path)
  }
  const absent = await ask(`${origin}/loader-0123456789abcdef.js`)
  assert.equal(absent.status, 404)
  assert.doesNotMatch(absent.headers['cache-control'] ?? '', /immutable/, 'what is missing is not kept')
  return `: ${count} files`
}

async function checkFile(address, name, ending, root, server, all) {
  const original = await readFile(join(root, name))
  const plain = await ask(address, { 'Accept-Encoding': 'identity' })
  assert.equal(plain.status, 200, name)
  assert.ok(plain.body.equals(original), `${name} arrives as it is`)
  assert.match(plain.headers['content-type'] ?? '', TYPES[ending], name)
  assertCommon(plain.headers, name)
  const kept = name.startsWith('v/') ? !name.endsWith('/sw.js') || server.name === '_headers' : /-[0-9a-f]{16}(_bg)?\.(js|wasm)$/.test(name)
  const inFolder = server.name === '_headers' && name.startsWith('repo/')
  if (!inFolder) assert.equal(plain.headers['cache-control'], kept ? 'public, max-age=31536000, immutable' : 'no-cache', name)

  const isPage = /(^|\/)(index|facts)\.html$/.test(name)
  if (!isPage) assert.equal(plain.headers['content-security-policy'], undefined, `${name} has the policy of its own`)
  else if (server.name !== '_headers' || !name.includes('/')) assertPolicy(plain.headers, name)

  for (const encoding of server.encodings) {
    const copy = `${name}${COPIES[encoding]}`
    if (!all.includes(copy)) continue
    const sent = await ask(address, { 'Accept-Encoding': encoding })
    assert.equal(sent.headers['content-encoding'], encoding, `${name} for ${encoding}`)
    assert.ok(sent.body.equals(await readFile(join(root, copy))), `${name} is sent as its copy for ${encoding}`)
    assert.ok(UNPACK[encoding](sent.body).equals(original), `${name} is whole after ${encoding}`)
    for (const header of ['content-type', 'cache-control', 'content-security-policy']) {
      assert.equal(sent.headers[header], plain.headers[header], `${name} for ${encoding}: ${header}`)
    }
    assert.match(sent.headers.vary ?? '', /accept-encoding/i, `${name} for ${encoding}`)
    assertCommon(sent.headers, name)
  }
  if (server.encodings.includes('br') && all.includes(`${name}.br`)) {
    const best = await ask(address, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    assert.equal(best.headers['content-encoding'], 'br', `${name} for a browser`)
  }
  const tag = plain.headers.etag ?? plain.headers['last-modified']
  if (server.name !== '_headers') assert.ok(tag, `${name} can be asked for again`)
}

function assertCommon(headers, name) {
  const expected = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  for (const [header, value] of Object.entries(expected)) assert.equal(headers[header], value, `${name}: ${header}`)
}

function assertPolicy(headers, name) {
  const policy = headers['content-security-policy'] ?? ''
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/, name)
  assert.match(policy, /require-trusted-types-for 'script'/, name)
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*/, name)
}
