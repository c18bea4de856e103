import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { followNpm } from './follow-npm.mjs'
import { root } from './paths.mjs'

/** An expected failure, whose message is printed without a stack trace. */
export class StepError extends Error {}

/** Runs a command and prints its output only when it fails. */
export async function runQuietly(title, command, args, options = {}) {
  const done = startStep(title)
  const { code, output } = await run(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (code === 0) return done('done')
  done('failed')
  throw new StepError(output.trim() || `${command} ended with ${code}`)
}

/** Runs a command with its output on the terminal and resolves to true when it succeeds. */
export async function runLoudly(command, args, options = {}) {
  const { code } = await run(command, args, { ...options, stdio: 'inherit' })
  return code === 0
}

/**
 * Prints a line like "Building: done (4.1 s)" when the returned
 * function is called. A terminal shows a running clock until then.
 */
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
    // Ctrl-C in a terminal reaches both processes, but these signals reach only this one.
    const passOn = signal => {
      child.kill(signal)
      child.once('close', () => process.exit(128 + constants.signals[signal]))
    }
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, passOn)
    child.once('error', reject)
    child.once('close', code => {
      for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, passOn)
      resolve({ code, output })
    })
  })
}

/** Runs a script and prints errors: only the message of a `StepError`, the stack of any other. */
export async function runScript(main) {
  followNpm()
  try {
    await main()
  } catch (error) {
    console.error(error instanceof StepError ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
