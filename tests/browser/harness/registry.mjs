// Tests as sentences, in the order in which they were written.

const tests = []
let topic = ''

/** Names the topic of the tests that follow; one topic a file. */
export function about(name) {
  topic = name
}

/**
 * A test: a sentence that is true of the page, and how to find out.
 *
 * - `engines`: the engines that can show it, with the reason beside the test
 * - `settings`: width, height, dark, script of the browser
 * - `severalFiles`: the test is about the files of the page, so it says nothing of the page in one file
 * - `trouble`: the test provokes script errors or refused loads; otherwise one fails the test
 */
export function test(sentence, body, { engines = null, settings = {}, severalFiles = false, trouble = false } = {}) {
  tests.push({ topic, sentence, body, engines, settings, severalFiles, trouble })
}

export function allTests() {
  return tests
}
