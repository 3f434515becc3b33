// Child processes of the test run: found on PATH, started, and ended by their own handle.

import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The path of a program: an explicit setting, else the first match on PATH, else null. */
export function findProgram(name, setting) {
  if (setting) return setting
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const candidate = join(folder, name)
    try {
      accessSync(candidate, constants.X_OK)
      return candidate
    } catch {
      // Not in this folder.
    }
  }
  return null
}

/** A loopback port that was free a moment ago; drivers without "port 0" need one chosen for them. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Starts a program and keeps the end of its output for error messages. */
export function startProgram(file, args, { env = {} } = {}) {
  // A process group of its own, so that browsers started by a driver end with it.
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const keep = (chunk) => {
    output = (output + chunk).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  let failure = null
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      failure = error
      resolve()
    })
    child.once('exit', resolve)
  })
  running.add(child)
  ended.then(() => running.delete(child))

  return {
    file,
    child,
    get output() {
      return failure ? failure.message : output
    },
    get alive() {
      return !failure && child.exitCode === null && child.signalCode === null
    },
    async stop() {
      signalGroup(child, 'SIGTERM')
      await Promise.race([ended, pause(3000)])
      signalGroup(child, 'SIGKILL')
      await Promise.race([ended, pause(1000)])
    },
  }
}

/** Waits until `check` gives a truthy value; fails at once when the program has died. */
export async function untilReady(program, check, { seconds = 20 } = {}) {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (!program.alive) throw new Error(`${program.file} ended early: ${program.output}`)
    const value = await check().catch(() => null)
    if (value) return value
    await pause(50)
  }
  throw new Error(`${program.file} was not ready after ${seconds} s: ${program.output}`)
}

const running = new Set()

function signalGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The whole group is gone already.
  }
}

function endAll() {
  for (const child of running) signalGroup(child, 'SIGKILL')
}

// Only whole groups started here are ended, also when the run is cut short.
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    endAll()
    process.exit(130)
  })
}
