// A running engine, and the settings a test may ask of it.

/** What every test starts from. */
export const PLAIN = { width: 1280, height: 800, dark: false, script: true }

export class Browser {
  #engine
  #native = null
  #settings = null

  constructor(engine) {
    this.#engine = engine
  }

  get name() {
    return this.#engine.name
  }

  get driver() {
    return this.#native?.driver
  }

  /** Chromium's DevTools commands; other engines have none. */
  devTools(command, parameters) {
    return this.#native.devTools(command, parameters)
  }

  /** A preference of Firefox that is true or false; other engines have none. */
  preference(name) {
    return this.#native.preference(name)
  }

  /** Brings the engine to the given settings, starting it if needed, and changes only what differs. */
  async configure(settings = {}) {
    const wanted = { ...PLAIN, ...settings }
    if (!this.#native) {
      this.#native = await this.#engine.open()
      this.#settings = {}
    }
    const now = this.#settings
    if (now.script !== wanted.script) await this.#native.setScript(wanted.script)
    if (now.dark !== wanted.dark) await this.#native.setDark(wanted.dark)
    if (now.width !== wanted.width || now.height !== wanted.height) {
      await this.#native.setViewport(wanted.width, wanted.height)
    }
    this.#settings = wanted
  }

  /** Leaves nothing to go back to, where the engine needs that. */
  async forgetHistory() {
    await this.#native.forgetHistory?.()
  }

  /** Ends the engine; the next `configure` starts a fresh one. */
  async close() {
    const native = this.#native
    this.#native = null
    await native?.close()
  }
}
