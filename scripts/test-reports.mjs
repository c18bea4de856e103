import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

const maxErrorLines = 12

/**
 * Reads Vitest's JSON report: the numbers of passed and failed tests, and the
 * title and error of each failure. A file that cannot be loaded is a failure.
 * Without a readable report, everything is empty.
 */
export function readUnitReport(path) {
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = readJson(path)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status === 'failed')
    const file = relative(root, name)
    if (tests.length === 0) return status === 'failed' ? [toFailure(file, message)] : []
    return tests.map(test => toFailure(`${file} › ${test.fullName}`, test.failureMessages[0]))
  })
  return { passed, failed: Math.max(numFailedTests, failures.length), failures, flaky: [] }
}

/**
 * Reads Playwright's JSON report in the same shape. A test that
 * passed only on retry counts as passed and is listed as flaky.
 */
export function readBrowserReport(path) {
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {}, suites, errors } = readJson(path)
  const tests = (suites ?? []).flatMap(listTests)
  const list = status => tests.filter(test => test.status === status).map(test => test.failure)
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: [
      ...(errors ?? []).map(error => toFailure('e2e', error.message)),
      ...list('unexpected'),
    ],
    flaky: list('flaky'),
  }
}

function listTests({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        status,
        failure: toFailure(
          `[${projectName}] e2e/${file}:${line} › ${title}`,
          results.find(result => result.error)?.error.message,
        ),
      })),
    ),
    ...suites.flatMap(listTests),
  ]
}

/** A title, and the first lines of the error below it. */
function toFailure(title, error = '') {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, maxErrorLines)
  return [title, ...lines.filter(line => line.trim() !== '').map(line => `    ${line}`)].join('\n')
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
