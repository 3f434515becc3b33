// WebKitGTK's MiniBrowser through WebKitWebDriver, on a display of its own.
// Dark mode and scripts are decided when it starts, so changing one starts it anew.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram, startProgram, untilReady } from './processes.mjs'
import { openSession } from './session.mjs'

const LIBRARIES = '/usr/lib'
// Tall enough for a picture of a whole page.
const SCREEN_HEIGHT = 8000

// The tool bar alone would keep the window wider than a phone; pages do not see this sheet.
const NARROW_TOOL_BAR = `
headerbar, headerbar *, toolbar, toolbar *, entry, button, button * {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; border-spacing: 0; font-size: 1px;
}
`

export const webkitgtk = {
  name: 'webkitgtk',

  missing() {
    if (!program()) return 'WebKitWebDriver is not on PATH (LANEFIT_WEBKITDRIVER names it)'
    if (!miniBrowser()) return 'MiniBrowser is not beside the WebKitGTK library (LANEFIT_MINIBROWSER names it)'
    if (!process.env.DISPLAY && !findProgram('Xvfb')) return 'there is no display and no Xvfb on PATH'
    return null
  },

  async open() {
    const display = await openDisplay()
    const profile = makeProfile()
    const state = { dark: false, script: true, width: 1280, height: 800 }
    let session = await start(display, profile, state)

    const restart = async (change) => {
      const next = { ...state, ...change }
      if (next.dark === state.dark && next.script === state.script) return
      Object.assign(state, next)
      await session.close()
      session = await start(display, profile, state)
      await resize(session.driver, state.width, state.height)
    }

    return {
      get driver() {
        return session.driver
      },
      async close() {
        await session.close()
        await display.close()
        rmSync(profile, { recursive: true, force: true })
      },
      async setViewport(width, height) {
        Object.assign(state, { width, height })
        await resize(session.driver, width, height)
      },
      setDark: (dark) => restart({ dark }),
      setScript: (script) => restart({ script }),
      async screenshot({ full = false } = {}) {
        const { width, height } = state
        if (full) {
          const content = await session.driver.executeScript('return document.documentElement.scrollHeight')
          await resize(session.driver, width, Math.min(content, SCREEN_HEIGHT - 200))
        }
        const data = await session.driver.takeScreenshot()
        if (full) await resize(session.driver, width, height)
        return Buffer.from(data, 'base64')
      },
    }
  },
}

function start(display, profile, { dark, script }) {
  return openSession({
    file: program(),
    args: (port) => [`--port=${port}`],
    env: {
      DISPLAY: display.name,
      XDG_CONFIG_HOME: profile,
      XDG_DATA_HOME: profile,
      XDG_CACHE_HOME: profile,
      GDK_BACKEND: 'x11',
      GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
      // No accessibility bus on a bare display; without this each start waits for one.
      NO_AT_BRIDGE: '1',
      GIO_USE_VFS: 'local',
    },
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: miniBrowser(),
        args: ['--automation', ...(script ? [] : ['--enable-javascript=false'])],
      },
    },
  })
}

// The window's rectangle includes the tool bar, and the page learns of a new size a little later.
async function resize(driver, width, height) {
  const inner = () => driver.executeScript('return [innerWidth, innerHeight]')
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, width, height: height + 100 })
  const deadline = Date.now() + 3000
  while (Date.now() < deadline) {
    const [innerWidth, innerHeight] = await inner()
    if (innerWidth === width && innerHeight === height) return
    if (innerWidth === width) {
      const outer = await window.getRect()
      await window.setRect({ x: 0, y: 0, width, height: outer.height + height - innerHeight })
    }
    await pause(30)
  }
  throw new Error(`the viewport did not become ${width} x ${height}, it is ${(await inner()).join(' x ')}`)
}

function makeProfile() {
  const profile = mkdtempSync(join(tmpdir(), 'lanefit-webkitgtk-'))
  mkdirSync(join(profile, 'gtk-3.0'))
  writeFileSync(join(profile, 'gtk-3.0', 'gtk.css'), NARROW_TOOL_BAR)
  // What prefers-reduced-motion follows.
  writeFileSync(join(profile, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return profile
}

async function openDisplay() {
  const xvfb = findProgram('Xvfb')
  if (!xvfb) return { name: process.env.DISPLAY, close: async () => {} }
  // Xvfb picks a free number itself and writes it to the given descriptor, here its standard output.
  const server = startProgram(xvfb, ['-displayfd', '1', '-screen', '0', `1600x${SCREEN_HEIGHT}x24`, '-nolisten', 'tcp'])
  const number = await untilReady(server, async () => /^(\d+)\n/m.exec(server.output)?.[1])
  return { name: `:${number}`, close: () => server.stop() }
}

function program() {
  return findProgram('WebKitWebDriver', process.env.LANEFIT_WEBKITDRIVER)
}

// Distributions keep MiniBrowser out of PATH, in a folder named after the platform and the API version.
function miniBrowser() {
  const onPath = findProgram('MiniBrowser', process.env.LANEFIT_MINIBROWSER)
  if (onPath) return onPath
  for (const platform of ['', ...folders(LIBRARIES)]) {
    const base = join(LIBRARIES, platform)
    for (const version of folders(base).filter((name) => name.startsWith('webkit')).sort().reverse()) {
      const candidate = join(base, version, 'MiniBrowser')
      if (existsSync(candidate)) return candidate
    }
  }
  return null
}

function folders(path) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
