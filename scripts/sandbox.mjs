import { createServer } from 'node:net'
import { startChild } from './child.mjs'
import { readLines } from './log-lines.mjs'
import { StepError } from './step.mjs'

const firstPort = 4100
const portsTried = 50
/** The sandbox takes any; this one is short and tells where it is from. */
const sandboxKey = 'uid1-sandbox-01'
const startTimeoutMs = 60_000

/** Starts the doubles of the upstreams and resolves, once they answer, to the settings that lead the server to them. */
export async function startSandbox(env) {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const settings = { SANDBOX_PORT: String(port), SANDBOX_URL: url }
  const child = startChild('sandbox/main.ts', { ...env, ...settings }, 'pipe')
  const outcome = await Promise.race([
    new Promise(resolve => readLines(child.stdout, line => resolve({ isListening: true, line }))),
    child.ended,
    new Promise(resolve => setTimeout(resolve, startTimeoutMs, {}).unref()),
  ])
  if (!outcome.isListening) {
    await child.stop('SIGKILL')
    throw new StepError('The sandbox did not start; what it said is above.')
  }
  console.log(`Sandbox: ${outcome.line}`)
  return { child, settings: { STYLE_API_URL: `${url}/api/v2`, STYLE_API_KEY: sandboxKey } }
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
