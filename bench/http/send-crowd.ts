import { Agent, get } from 'node:http'
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
  headers: Record<string, string>
}

export interface CrowdReport {
  /** By status; `failed` are connections that broke. */
  counts: Record<string, number>
  /** The times of responses with pages, and of refusals, from when each request was due. */
  admittedMs: Percentiles
  refusedMs: Percentiles
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
  const times = { admitted: [] as number[], refused: [] as number[] }
  const asked: Promise<void>[] = []
  const startedAt = performance.now()
  const usage = process.cpuUsage()

  async function ask(number: number, dueAt: number): Promise<void> {
    const status = await new Promise<string>(resolve => {
      get(origin + path.replace('#', String(number)), { agent, headers }, answer => {
        answer.resume().on('end', () => resolve(String(answer.statusCode)))
      }).on('error', () => resolve('failed'))
    })
    if (dueAt - startedAt < settlingSeconds * 1000) return
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
    perSecond: (all / sentMs) * 1000,
    clientCpuMs: (user + system) / 1000 / all,
  }
}

function toPercentiles(times: readonly number[]): Percentiles {
  return {
    p50: getPercentile(times, 0.5),
    p99: getPercentile(times, 0.99),
    longest: getPercentile(times, 1),
  }
}
