// Chromium through chromedriver; every setting changes in the running session.

import { findProgram } from './processes.mjs'
import { openSession } from './session.mjs'

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise the address changes at most two hundred times in ten seconds.
  '--disable-ipc-flooding-protection',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
]

export const chromium = {
  name: 'chromium',

  /** What is missing to run this engine, or null. */
  missing() {
    return program() ? null : 'chromedriver is not on PATH (LANEFIT_CHROMEDRIVER names it)'
  },

  async open() {
    const session = await openSession({
      file: program(),
      args: (port) => [`--port=${port}`],
      capabilities: {
        browserName: 'chrome',
        'goog:chromeOptions': { args: ARGUMENTS },
      },
    })
    const devTools = (cmd, params = {}) => session.send('lanefitDevTools', { cmd, params })

    return {
      driver: session.driver,
      devTools,
      close: session.close,

      setViewport: (width, height, scale = 1) =>
        devTools('Emulation.setDeviceMetricsOverride', {
          width,
          height,
          deviceScaleFactor: scale,
          mobile: false,
        }),

      setDark: (dark) =>
        devTools('Emulation.setEmulatedMedia', {
          features: [
            { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
            { name: 'prefers-reduced-motion', value: 'reduce' },
          ],
        }),

      setScript: (enabled) =>
        devTools('Emulation.setScriptExecutionDisabled', { value: !enabled }),

      // A full history drops entries that no press of a key or button came before, not the oldest ones.
      forgetHistory: () => devTools('Page.resetNavigationHistory'),

      async screenshot({ full = false } = {}) {
        const { data } = await devTools('Page.captureScreenshot', {
          format: 'png',
          captureBeyondViewport: full,
        })
        return Buffer.from(data, 'base64')
      },
    }
  },
}

function program() {
  return findProgram('chromedriver', process.env.LANEFIT_CHROMEDRIVER)
}
