import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** A failure with a message a person can act on: shown without a stack. */
export class StepError extends Error {}

/** Runs a command to its end; its output is kept and shown only when it fails. Names itself while it works. */
export async function runQuietly(title, command, args, options = {}) {
  const done = startStep(title)
  const { code, output } = await run(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  if (code === 0) return done('done')
  done('failed')
  throw new StepError(output.trim() || `${command} ended with ${code}`)
}

/** Runs a command with its output going straight to the terminal; resolves to whether it succeeded. */
export async function runLoudly(command, args, options = {}) {
  const { code } = await run(command, args, { ...options, stdio: 'inherit' })
  return code === 0
}

/** "Building … done (4.1 s)": the title at once, the seconds while it lasts on a terminal, the outcome on the same line. */
function startStep(title) {
  const startedAt = Date.now()
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1)
  if (!process.stdout.isTTY) {
    console.log(`${title} …`)
    return outcome => console.log(`${title}: ${outcome} (${seconds()} s)`)
  }
  const draw = () => process.stdout.write(`\r${title} … ${seconds()} s `)
  draw()
  const timer = setInterval(draw, 100)
  return outcome => {
    clearInterval(timer)
    process.stdout.write(`\r${title}: ${outcome} (${seconds()} s)   \n`)
  }
}

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', chunk => {
        output += chunk
      })
    }
    child.once('error', reject)
    child.once('close', code => resolve({ code, output }))
  })
}

/** The outermost frame of each script: a `StepError` is told plainly, anything else with its stack. */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof StepError ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
