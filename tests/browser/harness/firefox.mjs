// Firefox through geckodriver; preferences change in the running session from the browser's own context.

import { findProgram } from './processes.mjs'
import { openSession } from './session.mjs'

const COLOUR_SCHEME = 'layout.css.prefers-color-scheme.content-override'

export const firefox = {
  name: 'firefox',

  missing() {
    return program() ? null : 'geckodriver is not on PATH (LANEFIT_GECKODRIVER names it)'
  },

  async open() {
    const session = await openSession({
      file: program(),
      args: (port) => ['--host', '127.0.0.1', '--port', String(port), '--allow-system-access'],
      capabilities: {
        browserName: 'firefox',
        'moz:firefoxOptions': {
          args: ['-headless', '-remote-allow-system-access'],
          prefs: {
            'app.update.auto': false,
            'browser.shell.checkDefaultBrowser': false,
            'datareporting.policy.dataSubmissionEnabled': false,
            'network.captive-portal-service.enabled': false,
            'network.connectivity-service.enabled': false,
            // As readers have it. The driver would let files read each other, and a page from a disk do what it cannot.
            'security.fileuri.strict_origin_policy': true,
            'ui.prefersReducedMotion': 1,
            // As on a phone, so that the scroll bar takes nothing from the width.
            'ui.useOverlayScrollbars': 1,
          },
        },
      },
    })

    /** Runs a function of the browser's own interface. */
    const inBrowser = async (body, ...args) => {
      await session.send('lanefitContext', { context: 'chrome' })
      try {
        return await session.driver.executeScript(body, ...args)
      } finally {
        await session.send('lanefitContext', { context: 'content' })
      }
    }

    return {
      driver: session.driver,
      close: session.close,

      // The window has a smallest width of its own, the content element has none.
      async setViewport(width, height) {
        await session.driver.manage().window().setRect({ width: width + 100, height: height + 200 })
        await inBrowser(
          `const { style } = gBrowser.selectedBrowser;
           for (const [side, pixels] of [['width', arguments[0]], ['height', arguments[1]]]) {
             for (const name of [side, 'min-' + side, 'max-' + side]) {
               style.setProperty(name, pixels + 'px', 'important');
             }
           }
           style.setProperty('flex', 'none', 'important');`,
          width,
          height,
        )
      },

      /** What a preference is set to, for tests that mean nothing otherwise. */
      preference: (name) => inBrowser(`return Services.prefs.getBoolPref(arguments[0])`, name),

      setDark: (dark) =>
        inBrowser(`Services.prefs.setIntPref(arguments[0], arguments[1])`, COLOUR_SCHEME, dark ? 0 : 1),

      setScript: (enabled) =>
        inBrowser(`Services.prefs.setBoolPref('javascript.enabled', arguments[0])`, enabled),

      async screenshot({ full = false } = {}) {
        const data = full
          ? await session.send('lanefitFullShot')
          : await session.driver.takeScreenshot()
        return Buffer.from(data, 'base64')
      },
    }
  },
}

function program() {
  return findProgram('geckodriver', process.env.LANEFIT_GECKODRIVER)
}
