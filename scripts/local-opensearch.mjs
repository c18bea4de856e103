import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLines } from './log-lines.mjs'
import { root } from './paths.mjs'
import { hashInputs, isStamped, writeStamp } from './stamp.mjs'
import { runQuietly, StepError } from './step.mjs'

const source = join(root, 'opensearch')
const jars = join(root, 'node_modules/.cache/opensearch')
const startTimeoutMs = 120_000
const heap = '512m'

/** Thrown where no OpenSearch can be had; the message says why. */
export class NoOpenSearchError extends Error {}

/**
 * Gets the server's jars with Maven unless they are there already, and starts a node on 127.0.0.1
 * with its data in a temporary folder. `settings` are those of OpenSearch.
 */
export async function startOpenSearch(settings = {}) {
  requireCommand('java', ['-version'], 'there is no Java')
  await getJars()
  const folder = mkdtempSync(join(tmpdir(), 'storefronts-opensearch-'))
  const user = findUser()
  const lib = join(folder, 'lib')
  // The checkout may be closed to the user that the server runs as.
  cpSync(jars, lib, { recursive: true })
  cpSync(join(source, 'LocalOpenSearch.java'), join(folder, 'LocalOpenSearch.java'))
  const home = join(folder, 'home')
  mkdirSync(home)
  chmodSync(folder, 0o755)
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, home])
  const args = [
    ...[`-Xms${heap}`, `-Xmx${heap}`, '-XX:+UseSerialGC', '-cp', join(lib, '*')],
    ...[join(folder, 'LocalOpenSearch.java'), home],
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ]
  // The node exits when its standard input ends, which it does when this process dies.
  const child = spawn('java', args, { cwd: folder, ...user, stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', chunk => {
    output = (output + chunk).slice(-4_000)
  })
  const ended = new Promise(resolve => child.once('close', resolve))
  const port = await Promise.race([
    new Promise(resolve =>
      readLines(child.stdout, line => {
        const [, found] = /^listening on (\d+)$/.exec(line) ?? []
        if (found) resolve(found)
      }),
    ),
    ended,
    new Promise(resolve => setTimeout(resolve, startTimeoutMs).unref()),
  ])
  async function stop() {
    child.stdin.end()
    const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(impatience)
    rmSync(folder, { recursive: true, force: true })
  }
  if (typeof port !== 'string') {
    await stop()
    throw new StepError(`OpenSearch did not start:\n${output}`)
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop }
}

async function getJars() {
  const stamp = join(jars, '.copied')
  const hash = hashInputs([join(source, 'pom.xml')])
  if (isStamped(stamp, hash)) return
  requireCommand('mvn', ['-version'], 'there is no Maven')
  rmSync(jars, { recursive: true, force: true })
  try {
    await runQuietly('Downloading OpenSearch (once)', 'mvn', [
      ...['--batch-mode', '--quiet', '--file', join(source, 'pom.xml')],
      ...['dependency:copy-dependencies', `-DoutputDirectory=${jars}`],
    ])
  } catch (error) {
    throw new NoOpenSearchError(`its packages could not be downloaded:\n${error.message}`)
  }
  writeStamp(stamp, hash)
}

function requireCommand(command, args, otherwise) {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
  } catch {
    throw new NoOpenSearchError(otherwise)
  }
}

/** OpenSearch does not run as root, so root runs it as the user that owns nothing. */
function findUser() {
  if (process.getuid?.() !== 0) return undefined
  const read = option => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}
