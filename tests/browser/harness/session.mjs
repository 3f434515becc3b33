// One WebDriver program with one browser session, the same way for every engine.

import webdriver from 'selenium-webdriver'
import http from 'selenium-webdriver/http/index.js'
import command from 'selenium-webdriver/lib/command.js'
import { freePort, startProgram, untilReady } from './processes.mjs'

/** Commands outside the standard that two of the drivers offer. */
const EXTRA_COMMANDS = {
  lanefitDevTools: ['POST', '/session/:sessionId/goog/cdp/execute'],
  lanefitContext: ['POST', '/session/:sessionId/moz/context'],
  lanefitFullShot: ['GET', '/session/:sessionId/moz/screenshot/full'],
}

/** A driver that never answers would keep the whole run waiting. */
const LONGEST_ANSWER_MS = 30_000

function limitWaiting(driver, file) {
  const execute = driver.execute.bind(driver)
  driver.execute = (order) => {
    let timer
    const late = new Promise((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${file} did not answer ${order.getName()} within ${LONGEST_ANSWER_MS / 1000} s`)),
        LONGEST_ANSWER_MS,
      )
    })
    return Promise.race([execute(order), late]).finally(() => clearTimeout(timer))
  }
}

/**
 * Starts a driver program and opens a session in it.
 * `args` is a function from the port to the program's arguments.
 */
export async function openSession({ file, args, env, capabilities }) {
  const port = await freePort()
  const program = startProgram(file, args(port), { env })
  const address = `http://127.0.0.1:${port}`
  try {
    await untilReady(program, async () => {
      const answer = await fetch(`${address}/status`)
      return (await answer.json()).value?.ready === true
    })
    const executor = new http.Executor(new http.HttpClient(address))
    for (const [name, [method, path]] of Object.entries(EXTRA_COMMANDS)) {
      executor.defineCommand(name, method, path)
    }
    const driver = webdriver.WebDriver.createSession(
      executor,
      // Pages wait for themselves: a file that never arrives must not hold up a test.
      new webdriver.Capabilities({ ...capabilities, pageLoadStrategy: 'none' }),
    )
    limitWaiting(driver, file)
    await driver.getSession()
    await driver.manage().setTimeouts({ script: 20_000, pageLoad: 20_000, implicit: 0 })
    return {
      driver,
      program,
      /** Sends one of the extra commands. */
      send(name, parameters = {}) {
        return driver.execute(new command.Command(name).setParameters(parameters))
      },
      async close() {
        // A browser that hangs must not keep the run waiting: its process group is ended anyway.
        const quit = driver.quit().catch(() => {})
        await Promise.race([quit, new Promise((resolve) => setTimeout(resolve, 5000))])
        await program.stop()
      },
    }
  } catch (error) {
    await program.stop()
    throw new Error(`${file}: no session: ${error.message}\n${program.output}`)
  }
}
