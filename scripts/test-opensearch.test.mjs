import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './paths.mjs'
import { hashInputs, writeStamp } from './stamp.mjs'

const script = 'scripts/test-opensearch.mjs'
const works = 'exit 0'
let checkout

/** A checkout with its packages, but without OpenSearch's and with a test runner that tells its task. */
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'storefronts-checkout-'))
  for (const path of ['scripts', 'opensearch', 'package.json', 'package-lock.json'])
    cpSync(join(root, path), join(checkout, path), { recursive: true })
  mkdirSync(join(checkout, 'node_modules/.bin'), { recursive: true })
  symlinkSync(join(root, 'node_modules/node'), join(checkout, 'node_modules/node'))
  const packages = hashInputs(['package-lock.json', 'package.json'])
  writeStamp(join(checkout, 'node_modules/.installed'), packages)
  const runner = `console.log('ran', process.argv.at(-1), process.env.OPENSEARCH_TEST_URL)
process.exitCode = Number(process.env.RUNNER_STATUS)`
  writeFileSync(join(checkout, 'node_modules/.bin/vitest'), runner)
})
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

/** Runs the script where only these commands are on the path. */
function run(commands, { args = [], url, status = 0 } = {}) {
  const PATH = mkdtempSync(join(checkout, 'bin-'))
  for (const [name, body] of Object.entries(commands))
    writeFileSync(join(PATH, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
  const env = { PATH, RUNNER_STATUS: String(status), ...(url ? { OPENSEARCH_TEST_URL: url } : {}) }
  const result = spawnSync(process.execPath, [script, ...args], {
    ...{ cwd: checkout, env, encoding: 'utf8' },
  })
  return { status: result.status, output: result.stdout + result.stderr }
}

const noPackages = 'case $1 in -version) exit 0;; esac; echo cannot resolve packages; exit 1'

it.each([
  ['no Java', {}, /^The OpenSearch tests are skipped, because there is no Java$/m],
  [
    'no compiler',
    { java: works },
    /^The OpenSearch tests are skipped, because there is no Java compiler$/m,
  ],
  [
    'no Maven',
    { java: works, javac: works },
    /^The OpenSearch tests are skipped, because there is no Maven$/m,
  ],
  [
    'no way to download packages',
    { java: works, javac: works, mvn: noPackages },
    /skipped, because its packages could not be downloaded:\ncannot resolve packages/,
  ],
])('is skipped, and says why, with %s', (_, commands, reason) => {
  const { status, output } = run(commands)
  expect([status, output]).toEqual([0, expect.stringMatching(reason)])
  expect(output).not.toMatch(/^ran /m)
  expect(run(commands, { args: ['--cluster'] })).toEqual({
    status: 0,
    output: expect.stringMatching(/^The test that kills one of three nodes is skipped, because /m),
  })
})

it('takes the server at OPENSEARCH_TEST_URL, and needs Java only to start three nodes', () => {
  const { status, output } = run({}, { url: 'http://search:9200' })
  expect(status).toBe(0)
  expect(output).toMatch(/^ran app\/ http:\/\/search:9200$/m)
  expect(output).toMatch(/three nodes is skipped, because there is no Java/)
})

it('passes a file on to the test runner, and fails with it', () => {
  const { status, output } = run({}, { args: ['app/a.ts'], url: 'http://search:9200', status: 1 })
  expect([status, output]).toEqual([1, 'ran app/a.ts http://search:9200\n'])
})
