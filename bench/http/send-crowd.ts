import { Agent, get, type RequestOptions } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getPercentile } from '../search/percentile.ts'
import { findFirstNumber } from './find-first-number.ts'

/** Visitors who come at a rate that does not depend on how fast they are answered. */
export interface Crowd {
  origin: string
  /** `#` is replaced by the number of the request. */
  path: string
  perSecond: number
  seconds: number
  /** Requests of these first seconds, which open the connections, are not reported; none by default. */
  settlingSeconds?: number
  /**
   * A page to ask for before, on connections of its own, so that V8 has compiled this client and its
   * first requests are not late; none by default.
   */
  warmUpPath?: string
  headers: Record<string, string>
}

export interface CrowdReport {
  /** By status; `failed` are connections that broke. */
  counts: Record<string, number>
  /** The times of responses with pages, and of refusals, from when each request was due. */
  admittedMs: Percentiles
  refusedMs: Percentiles
  /** How late the requests were sent, since this client was busy. */
  lateMs: Percentiles
  /** Requests sent a second; the client is too slow if these are fewer than asked for. */
  perSecond: number
  clientCpuMs: number
}

export interface Percentiles {
  p50: number
  p99: number
  longest: number
}

// Runs in its own process so that the client's CPU time is not counted as the server's.
process.once('message', async (crowd: Crowd) => {
  process.send?.(await sendCrowd(crowd))
})

async function sendCrowd(crowd: Crowd): Promise<CrowdReport> {
  const { origin, path, perSecond, seconds, settlingSeconds = 0, headers } = crowd
  const from = findFirstNumber()
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const counts: Record<string, number> = {}
  const times = { admitted: [] as number[], refused: [] as number[], late: [] as number[] }
  if (crowd.warmUpPath !== undefined) await warmUp(origin + crowd.warmUpPath, headers)
  const asked: Promise<void>[] = []
  const startedAt = performance.now()
  const usage = process.cpuUsage()

  async function ask(number: number, dueAt: number): Promise<void> {
    const lateMs = performance.now() - dueAt
    const status = await fetchStatus(origin + path.replace('#', String(number)), { agent, headers })
    if (dueAt - startedAt < settlingSeconds * 1000) return
    times.late.push(lateMs)
    counts[status] = (counts[status] ?? 0) + 1
    if (status === '200') times.admitted.push(performance.now() - dueAt)
    if (status === '503') times.refused.push(performance.now() - dueAt)
  }

  const all = Math.round(perSecond * (settlingSeconds + seconds))
  while (asked.length < all) {
    const due = Math.min(all, ((performance.now() - startedAt) / 1000) * perSecond)
    while (asked.length < due)
      asked.push(ask(from + asked.length, startedAt + (asked.length / perSecond) * 1000))
    await pause(1)
  }
  const sentMs = performance.now() - startedAt
  await Promise.all(asked)
  agent.destroy()
  const { user, system } = process.cpuUsage(usage)
  return {
    counts,
    admittedMs: toPercentiles(times.admitted),
    refusedMs: toPercentiles(times.refused),
    lateMs: toPercentiles(times.late),
    perSecond: (all / sentMs) * 1000,
    clientCpuMs: (user + system) / 1000 / all,
  }
}

const warmUpRequests = 500

async function warmUp(url: string, headers: Record<string, string>): Promise<void> {
  for (let sent = 0; sent < warmUpRequests; sent += 1) await fetchStatus(url, { headers })
}

/** Returns the status once the whole answer has arrived; `failed` if the connection broke. */
function fetchStatus(url: string, options: RequestOptions): Promise<string> {
  return new Promise(resolve => {
    get(url, options, answer => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)))
    }).on('error', () => resolve('failed'))
  })
}

function toPercentiles(times: readonly number[]): Percentiles {
  return {
    p50: getPercentile(times, 0.5),
    p99: getPercentile(times, 0.99),
    longest: getPercentile(times, 1),
  }
}
