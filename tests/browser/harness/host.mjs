// Pages of other people that show Lanefit, from an origin of their own.

import { createServer } from 'node:http'

const BLANK = '/test-blank.html'

/**
 * Serves `files`: HTML by path, as text or as `{ html, headers }`.
 */
export async function serveHost(files) {
  const requests = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (pathname === BLANK) return send(response, 200, '<!doctype html><title>empty</title>')
    requests.push(request.url)
    const file = files[pathname]
    if (file === undefined) return send(response, 404, 'nothing here')
    const { html, headers = {} } = typeof file === 'string' ? { html: file } : file
    return send(response, 200, html, headers)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${server.address().port}`
  return {
    origin,
    requests,
    blank: `${origin}${BLANK}`,
    behaviour: {},
    start: async () => {},
    page: (path = '/') => `${origin}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function send(response, status, body, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
  response.end(body)
}
