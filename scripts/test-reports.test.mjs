import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'
import { readBrowserReport, readUnitReport } from './test-reports.mjs'

test('failed unit tests are listed with their file and error', () => {
  const path = writeReport({
    numPassedTests: 8,
    numFailedTests: 1,
    testResults: [
      {
        name: join(root, 'app/domain/price.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'prices are exact', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'prices round once',
            failureMessages: [
              '\u001b[31mError: expected 1 to be 2\u001b[0m\n    at price.test.ts:4',
            ],
          },
        ],
      },
    ],
  })
  expect(readUnitReport(path)).toEqual({
    passed: 8,
    failed: 1,
    failures: [
      'app/domain/price.test.ts › prices round once\n' +
        '    Error: expected 1 to be 2\n        at price.test.ts:4',
    ],
    flaky: [],
  })
})

test('a test file that cannot be loaded is a failure', () => {
  const path = writeReport({
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [
      {
        name: join(root, 'app/a.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  })
  expect(readUnitReport(path)).toMatchObject({
    failed: 1,
    failures: ['app/a.test.ts\n    Cannot find module'],
  })
})

test('journeys that failed and journeys that passed only on retry are listed apart', () => {
  const journey = (title, status, results) => ({
    file: 'list.spec.ts',
    line: 7,
    title,
    tests: [{ projectName: 'phone', status, results }],
  })
  const failed = { error: { message: 'not visible' } }
  const path = writeReport({
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [
      {
        specs: [journey('opens', 'expected', [{}])],
        suites: [
          {
            specs: [
              journey('closes', 'flaky', [failed, {}]),
              journey('scrolls', 'unexpected', [failed, failed]),
            ],
          },
        ],
      },
    ],
  })
  expect(readBrowserReport(path)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['[phone] e2e/list.spec.ts:7 › scrolls\n    not visible'],
    flaky: ['[phone] e2e/list.spec.ts:7 › closes\n    not visible'],
  })
})

test('a missing report is empty', () => {
  const empty = { passed: 0, failed: 0, failures: [], flaky: [] }
  expect(readUnitReport('/nowhere')).toEqual(empty)
  expect(readBrowserReport('/nowhere')).toEqual(empty)
})

function writeReport(report) {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}
