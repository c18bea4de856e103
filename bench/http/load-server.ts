import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { getPercentile } from '../search/percentile.ts'
import { findFirstNumber } from './find-first-number.ts'

/** What to ask a server for, and how often. */
export interface Load {
  origin: string
  /** The paths to ask for in turn; `#` in a path is replaced by the number of the request. */
  paths: string[]
  headers: Record<string, string>
  connections: number
  seconds: number
}

export interface Loaded {
  /** Responses by status. */
  statuses: Record<string, number>
  perSecond: number
  /** Of the responses with pages. */
  p50Ms: number
  p99Ms: number
  /** Connections that failed, and requests without an answer. */
  failed: number
  /** CPU time of this client per request. */
  clientCpuMs: number
}

// Runs in its own process so that the client's CPU time is not counted as the server's.
process.on('message', async (load: Load) => {
  process.send?.(await run(load))
})

/** The parts of autocannon used here. It is installed only for this bench. */
interface Instance extends PromiseLike<{ duration: number; errors: number; timeouts: number }> {
  on(
    event: 'response',
    note: (client: unknown, status: number, bytes: number, ms: number) => void,
  ): void
}
type Autocannon = (options: Record<string, unknown>) => Instance

async function run({ origin, paths, headers, connections, seconds }: Load): Promise<Loaded> {
  const autocannon = await loadAutocannon()
  const before = process.cpuUsage()
  const statuses: Record<string, number> = {}
  const times: number[] = []
  let next = findFirstNumber()
  const setupRequest = (request: object) => {
    next += 1
    const path = paths[next % paths.length] ?? '/'
    return { ...request, path: path.replace('#', String(next)) }
  }
  const isSame = paths.length === 1 && !paths[0]?.includes('#')
  const instance = autocannon({
    url: origin + (isSame ? paths[0] : ''),
    ...{ headers, connections, duration: seconds, timeout: 30 },
    ...(isSame ? {} : { requests: [{ setupRequest }] }),
  })
  instance.on('response', (_, status, _bytes, ms) => {
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status < 400) times.push(ms)
  })
  const { duration, errors, timeouts } = await instance
  const { user, system } = process.cpuUsage(before)
  const count = Object.values(statuses).reduce((sum, each) => sum + each, 0)
  return {
    statuses,
    perSecond: count / duration,
    p50Ms: getPercentile(times, 0.5),
    p99Ms: getPercentile(times, 0.99),
    failed: errors + timeouts,
    clientCpuMs: (user + system) / 1000 / count,
  }
}

async function loadAutocannon(): Promise<Autocannon> {
  const requirePeer = createRequire(new URL('../peers/next/package.json', import.meta.url))
  const { default: autocannon } = await import(
    pathToFileURL(requirePeer.resolve('autocannon')).href
  )
  return autocannon
}
