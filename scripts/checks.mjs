import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { binPath, pinnedNode, root } from './paths.mjs'
import { runLoudly } from './step.mjs'
import { readBrowserReport, readUnitReport } from './test-reports.mjs'

const reports = join(root, 'var/test-reports')
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

/**
 * The steps of the checks, each with a title and a function
 * that resolves to the numbers of passed and failed parts.
 */
export const checks = [
  tool('Format and lint', 'biome', ['check', '.']),
  tool('Route types', 'react-router', ['typegen']),
  tool('Types', 'tsc', []),
  tool('Unused code', 'knip', []),
]

/** Lists all steps. `browserPath` is the Chromium that the end-to-end tests drive. */
export function allSteps(browserPath) {
  return [...checks, ['Build', buildApp], unitTests, browserTests(browserPath)]
}

const unitTests = [
  'Unit and integration tests',
  async () => {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
    const isGreen = await runTool('vitest', args)
    return toOutcome(isGreen, readUnitReport(unitReport))
  },
]

function browserTests(browserPath) {
  return [
    'End-to-end tests',
    async () => {
      const isGreen = await runTool('playwright', ['test', '--reporter=list,json'], {
        CHROMIUM_PATH: browserPath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      })
      return toOutcome(isGreen, readBrowserReport(browserReport))
    },
  ]
}

async function buildApp() {
  await build()
  return toOutcome(true)
}

function tool(title, command, args) {
  return [title, async () => toOutcome(await runTool(command, args))]
}

function runTool(command, args, env = {}) {
  return runLoudly(pinnedNode, [binPath(command), ...args], { env: { ...process.env, ...env } })
}

/**
 * Returns a step's counts and failures. A tool without a report is treated
 * as one part; a tool that fails before it counts adds one failure.
 */
function toOutcome(isGreen, report = {}) {
  const { passed = isGreen ? 1 : 0, failed = 0, failures = [], flaky = [] } = report
  return { passed, failed: isGreen ? failed : Math.max(failed, 1), failures, flaky }
}

/**
 * Runs every step, even after a failure, and prints a summary. It
 * ends with the failures, so that the end of a log says what is wrong.
 */
export async function runSteps(steps) {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const rows = []
  for (const [title, run] of steps) {
    console.log(`\n=== ${title}`)
    const startedAt = Date.now()
    const outcome = await run().catch(error => {
      console.error(error.message)
      return toOutcome(false)
    })
    rows.push({ title, ...outcome, seconds: (Date.now() - startedAt) / 1000 })
  }
  console.log('\n=== Summary')
  for (const { title, passed, failed, seconds } of rows) {
    const verdict = failed > 0 ? 'FAILED' : 'ok'
    const parts =
      passed + failed > 1 ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : ''
    console.log(`${title.padEnd(28)} ${verdict.padEnd(7)} ${seconds.toFixed(1)} s${parts}`)
  }
  const sum = key => rows.reduce((total, row) => total + row[key], 0)
  for (const { title, failures, flaky } of rows) {
    for (const failure of failures) console.log(`\nFAILED in ${title}: ${failure}`)
    for (const test of flaky) console.log(`\nPassed only on retry: ${test}`)
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0) process.exitCode = 1
}
