import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { startChild } from './child.mjs'
import { readLines } from './log-lines.mjs'
import { root } from './paths.mjs'
import { StepError } from './step.mjs'

const firstPort = 4100
const portsTried = 50
const startTimeoutMs = 60_000

/** Whether any source is set up; then the sandbox has no part in it. */
export function hasUpstream(env) {
  const pattern = /^(STYLE|CJ|RAKUTEN|SKIMLINKS)_(?!RATE_PER_MINUTE$|SYNC_CRON$)/
  return Object.entries(env).some(([name, value]) => pattern.test(name) && value?.trim())
}

/** Starts the doubles of the upstreams and resolves, once they answer, to the settings that lead the server to them. */
export async function startSandbox(env) {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const settings = { SANDBOX_PORT: String(port), SANDBOX_URL: url }
  const child = startChild('sandbox/main.ts', { ...env, ...settings }, 'pipe')
  const outcome = await Promise.race([
    Promise.all([child.message, new Promise(resolve => readLines(child.stdout, line => resolve(line)))]).then(
      ([told, line]) => ({ isListening: true, told, line }),
    ),
    child.ended,
    new Promise(resolve => setTimeout(resolve, startTimeoutMs, {}).unref()),
  ])
  if (!outcome.isListening) {
    await child.stop('SIGKILL')
    throw new StepError('The sandbox did not start; what it said is above.')
  }
  console.log(`Sandbox: ${outcome.line}`)
  rememberSandbox(env, outcome.told)
  return { child, settings: outcome.told }
}

/** Where the sandbox of the server on this data folder is; undefined when none runs. For commands beside the server. */
export async function findSandbox(env) {
  try {
    const settings = JSON.parse(readFileSync(toMemoryFile(env), 'utf8'))
    // Any answer will do.
    await fetch(settings.STYLE_API_URL, { signal: AbortSignal.timeout(2_000) })
    return settings
  } catch {
    return undefined
  }
}

function rememberSandbox(env, settings) {
  const file = toMemoryFile(env)
  try {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`)
  } catch {
    // A folder that cannot be written is the server's to tell, with what to do about it.
  }
}

function toMemoryFile(env) {
  return join(resolve(root, env.DATA_DIR || 'var'), 'sandbox.json')
}

async function findFreePort() {
  for (let port = firstPort; port < firstPort + portsTried; port++) {
    if (await isFree(port)) return port
  }
  throw new StepError(`The sandbox finds no free port from ${firstPort} to ${firstPort + portsTried - 1}.`)
}

function isFree(port) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
