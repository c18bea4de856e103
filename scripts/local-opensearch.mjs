import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { readLines } from './log-lines.mjs'
import { root } from './paths.mjs'
import { hashInputs, isStamped, writeStamp } from './stamp.mjs'
import { runQuietly, StepError } from './step.mjs'

const source = join(root, 'opensearch')
const jars = join(root, 'node_modules/.cache/opensearch')
const startTimeoutMs = 240_000
const usualHeap = '512m'
/** Half as much time goes into compiling, for nodes that share a few cores. */
const clusterFlags = [...toHeapFlags(usualHeap), '-XX:TieredStopAtLevel=1']

/** Thrown where no OpenSearch can be had; the message says why. */
export class NoOpenSearchError extends Error {}

/**
 * Gets the server's jars with Maven unless they are there already, and starts a node on 127.0.0.1
 * with its data in a temporary folder. `settings` are those of OpenSearch; an empty one takes ours
 * away.
 */
export async function startOpenSearch(settings = {}, heap = usualHeap) {
  const place = await preparePlace()
  const node = await startNode(place, 'local', settings, toHeapFlags(heap)).catch(error => {
    place.remove()
    throw error
  })
  return {
    ...node,
    async stop() {
      await node.stop()
      place.remove()
    },
  }
}

/**
 * Starts nodes that form a cluster. `nodes` has each as `startOpenSearch` returns it; `start` starts
 * one again that has ended, with its data and its address.
 */
export async function startCluster(count) {
  const place = await preparePlace()
  const names = Array.from({ length: count }, (_, at) => `node-${at + 1}`)
  const ports = await findFreePorts(2 * count)
  const hosts = ports.slice(count).map(port => `127.0.0.1:${port}`)
  const nodes = []
  async function start(at) {
    const settings = {
      'discovery.type': '',
      'discovery.seed_hosts': hosts.join(),
      'cluster.initial_cluster_manager_nodes': names.join(),
      'http.port': ports[at],
      'transport.port': ports[count + at],
    }
    nodes[at] = await startNode(place, names[at], settings, clusterFlags)
  }
  async function stop() {
    await Promise.all(nodes.map(node => node?.stop()))
    place.remove()
  }
  try {
    // A node answers requests once the cluster has elected a manager.
    await Promise.all(names.map((_, at) => start(at)))
  } catch (error) {
    await stop()
    throw error
  }
  return { nodes, start, stop }
}

/** Makes sure that a server can be started, or throws `NoOpenSearchError`. */
export async function requireOpenSearch() {
  requireCommand('java', ['-version'], 'there is no Java')
  requireCommand('javac', ['-version'], 'there is no Java compiler')
  await getJars()
}

/** Makes a folder with the server's code, which the user that it runs as can read. */
async function preparePlace() {
  await requireOpenSearch()
  const folder = mkdtempSync(join(tmpdir(), 'storefronts-opensearch-'))
  // The checkout may be closed to the user that the server runs as.
  cpSync(jars, join(folder, 'lib'), { recursive: true })
  const launcher = join(source, 'LocalOpenSearch.java')
  execFileSync('javac', ['-cp', join(folder, 'lib', '*'), '-d', folder, launcher])
  chmodSync(folder, 0o755)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function toHeapFlags(heap) {
  return [`-Xms${heap}`, `-Xmx${heap}`]
}

async function startNode({ folder }, name, settings, flags) {
  const user = findUser()
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, home])
  const args = [
    ...['-XX:+UseSerialGC', ...flags],
    ...['-cp', [folder, join(folder, 'lib', '*')].join(delimiter)],
    ...['LocalOpenSearch', home, `node.name=${name}`],
    ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
  ]
  // The node exits when its standard input ends, which it does when this process dies.
  const child = spawn('java', args, { cwd: folder, ...user, stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', chunk => {
    output = (output + chunk).slice(-4_000)
  })
  const ended = once(child, 'close')
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
  }
  if (typeof port !== 'string') {
    await stop()
    throw new StepError(`OpenSearch did not start:\n${output}`)
  }
  return { name, url: `http://127.0.0.1:${port}`, pid: child.pid, ended, stop }
}

async function findFreePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const ports = servers.map(server => server.address().port)
  await Promise.all(servers.map(server => new Promise(done => server.close(done))))
  return ports
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
