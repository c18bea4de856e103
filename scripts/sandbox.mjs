import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { startChild } from './child.mjs'
import { readLines } from './log-lines.mjs'
import { pinnedNode, root } from './paths.mjs'
import { StepError } from './step.mjs'

const firstPort = 4100
const portsTried = 50
const startTimeoutMs = 60_000

/**
 * True when any source is configured, even partly,
 * in which case the server reports what is missing.
 */
export function hasUpstream(env) {
  const script = join(root, 'server/settings/list-source-variables.ts')
  const variables = JSON.parse(execFileSync(pinnedNode, [script], { cwd: root, encoding: 'utf8' }))
  return variables.some(name => env[name]?.trim())
}

/**
 * Starts the sandbox and, once it responds, resolves to the settings that make the server use it.
 */
export async function startSandbox(env) {
  const port = await choosePort(env)
  const url = `http://localhost:${port}`
  const settings = { SANDBOX_PORT: String(port), SANDBOX_URL: url }
  const child = startChild('sandbox/main.ts', { ...env, ...settings }, 'pipe')
  const outcome = await Promise.race([
    Promise.all([
      child.message,
      new Promise(resolve => readLines(child.stdout, line => resolve(line))),
    ]).then(([upstreams, line]) => ({ isListening: true, upstreams, line })),
    child.ended,
    new Promise(resolve => setTimeout(resolve, startTimeoutMs, {}).unref()),
  ])
  if (!outcome.isListening) {
    await child.stop('SIGKILL')
    throw new StepError('The sandbox did not start; its output is above.')
  }
  console.log(`Sandbox: ${outcome.line}`)
  rememberSandbox(env, outcome.upstreams)
  return { child, settings: outcome.upstreams }
}

/**
 * Returns the settings of the sandbox that is running
 * for this data folder; undefined if none is.
 */
export async function findSandbox(env) {
  try {
    const settings = recallSandbox(env)
    // Any response proves that the sandbox is running.
    await fetch(settings.STYLE_API_URL, { signal: AbortSignal.timeout(2_000) })
    return settings
  } catch {
    return undefined
  }
}

function recallSandbox(env) {
  return JSON.parse(readFileSync(toMemoryFile(env), 'utf8'))
}

/** Stores the settings in the data folder, for the commands of the server that uses it. */
export function rememberSandbox(env, settings) {
  const file = toMemoryFile(env)
  try {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`)
  } catch {
    // An unwritable folder is ignored here because the server reports it together with the fix.
  }
}

function toMemoryFile(env) {
  return join(resolve(root, env.DATA_DIR || 'var'), 'sandbox.json')
}

/**
 * Chooses the port of the last start if it is free, because the products that were read then name it
 * in the addresses of their pictures and shops.
 */
export async function choosePort(env) {
  try {
    const port = Number(new URL(recallSandbox(env).STYLE_API_URL).port)
    if (port >= firstPort && port < firstPort + portsTried && (await isFree(port))) return port
  } catch {
    // The first start has no file yet, and a damaged one is written anew.
  }
  return findFreePort()
}

async function findFreePort() {
  for (let port = firstPort; port < firstPort + portsTried; port++) {
    if (await isFree(port)) return port
  }
  throw new StepError(
    `There is no free port for the sandbox from ${firstPort} to ${firstPort + portsTried - 1}.`,
  )
}

function isFree(port) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
