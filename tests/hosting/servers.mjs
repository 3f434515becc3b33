// The servers, each started on loopback with its recipe from docs/hosting; only port and folder are changed.

import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram, freePort, startProgram, untilReady } from '../browser/harness/processes.mjs'
import { rulesFrom } from './headers-file.mjs'

const RECIPES = fileURLToPath(new URL('../../docs/hosting/', import.meta.url))
const BROTLI_OF_NGINX = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const MODULES_OF_APACHE = '/usr/lib/apache2/modules'

/** The recipe with its placeholders replaced, each of which must be there once. */
async function recipe(name, replacements) {
  let text = await readFile(join(RECIPES, name), 'utf8')
  for (const [from, to] of replacements) {
    if (text.split(from).length !== 2) throw new Error(`${name} must have "${from}" once`)
    text = text.replace(from, to)
  }
  return text
}

async function start(file, args, port, folder) {
  const program = startProgram(file, args, { env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } })
  const origin = `http://127.0.0.1:${port}`
  try {
    await untilReady(program, async () => (await fetch(`${origin}/`)).status > 0)
  } catch (error) {
    await program.stop()
    throw error
  }
  return {
    origin,
    async stop() {
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const workFolder = () => mkdtemp(join(tmpdir(), 'lanefit-server-'))

function nginx(brotli) {
  return {
    name: brotli ? 'nginx with its brotli module' : 'nginx',
    encodings: brotli ? ['br', 'gzip'] : ['gzip'],
    missing: () => {
      if (!findProgram('nginx')) return 'nginx is not on the path'
      return brotli && !existsSync(BROTLI_OF_NGINX) ? 'its brotli module is not installed' : null
    },
    async start(root) {
      const folder = await workFolder()
      const port = await freePort()
      const server = await recipe('nginx.conf', [
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['root /srv/lanefit;', `root ${root};`],
        ['# brotli_static on;', brotli ? 'brotli_static on;' : ''],
      ])
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      await writeFile(
        join(folder, 'nginx.conf'),
        `daemon off;\npid ${folder}/pid;\nerror_log stderr;\n${brotli ? `load_module ${BROTLI_OF_NGINX};\n` : ''}` +
          `events {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${server}\n}\n`,
      )
      return start(findProgram('nginx'), ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], port, folder)
    },
  }
}

const caddy = {
  name: 'caddy',
  encodings: ['br', 'gzip'],
  missing: () => (findProgram('caddy') ? null : 'caddy is not on the path'),
  async start(root) {
    const folder = await workFolder()
    const port = await freePort()
    const site = await recipe('Caddyfile', [
      ['example.org {', `http://127.0.0.1:${port} {`],
      ['root * /srv/lanefit', `root * ${root}`],
    ])
    const file = join(folder, 'Caddyfile')
    await writeFile(file, `{\n\tadmin off\n}\n${site}`)
    return start(findProgram('caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], port, folder)
  },
}

const apache = {
  name: 'apache',
  encodings: ['br', 'gzip'],
  missing: () => (findProgram('apache2') ? null : 'apache2 is not on the path'),
  async start(root) {
    const folder = await workFolder()
    const port = await freePort()
    await copyFile(join(RECIPES, '.htaccess'), join(root, '.htaccess'))
    const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'setenvif', 'rewrite', 'headers', 'deflate', 'filter']
    const file = join(folder, 'apache.conf')
    await writeFile(
      file,
      `${modules.map((name) => `LoadModule ${name}_module ${MODULES_OF_APACHE}/mod_${name}.so`).join('\n')}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
User www-data
Group www-data
TypesConfig /etc/mime.types
# As hosts have it: types that are compressed on the way, and .gz known as a type of its own.
AddOutputFilterByType DEFLATE text/html application/javascript text/javascript
AddType application/x-gzip .gz .tgz
DocumentRoot ${root}
<Directory ${root}>
AllowOverride FileInfo Indexes
Require all granted
</Directory>
`,
    )
    return start(findProgram('apache2'), ['-f', file, '-D', 'FOREGROUND'], port, folder)
  },
}

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

/** What hosts make of a `_headers` file; they compress by themselves, so the copies are not used. */
const headersFile = {
  name: '_headers',
  encodings: [],
  missing: () => null,
  async start(root) {
    const headersOf = rulesFrom(await readFile(join(root, '_headers'), 'utf8'))
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url, 'http://localhost')
      const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
      try {
        const body = await readFile(join(root, name))
        const type = TYPES[extname(name)] ?? 'application/octet-stream'
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...headersOf(pathname) })
        response.end(body)
      } catch {
        response.writeHead(404, { ...headersOf(pathname), 'Cache-Control': 'no-cache' }).end('not found')
      }
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    return {
      origin: `http://127.0.0.1:${server.address().port}`,
      async stop() {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      },
    }
  },
}

export const SERVERS = [nginx(false), nginx(true), caddy, apache, headersFile]
