import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pinnedNode, root } from './paths.mjs'

const followParent = pathToFileURL(join(root, 'scripts/follow-parent.mjs')).href

/**
 * The limit on V8's young generation, in megabytes. By default, it
 * grows to many times this size during a sync and rarely shrinks.
 */
export const semiSpaceSize = 8

/**
 * Starts a long-lived process on the pinned Node in its own process group so that
 * Ctrl-C reaches only the launcher, which stops its children in the right order.
 */
export function startChild(script, env, stdout, args = []) {
  const child = spawn(
    pinnedNode,
    [`--max-semi-space-size=${semiSpaceSize}`, '--import', followParent, script, ...args],
    {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', stdout, 'inherit', 'ipc'],
    },
  )
  const ended = new Promise(resolve => {
    child.once('error', error => {
      console.error(error.message)
      resolve({ code: 1 })
    })
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
  })
  return {
    ended,
    stdout: child.stdout,
    /** Returns a promise of the child's first IPC message. */
    message: new Promise(resolve => child.once('message', resolve)),
    stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return ended
    },
  }
}
