import { setTimeout as pause } from 'node:timers/promises'
import type { Application } from '../application/start-application.ts'
import { findFirstNumber } from './find-first-number.ts'
import type { Load } from './load-server.ts'
import { sendCrowd, sendLoad } from './measure-line.ts'
import type { Crowd, Percentiles } from './send-crowd.ts'

const warmUpSeconds = 10
const capacitySeconds = 8
const crowdTimes = 5
/** Each crowd opens new connections, which is the hardest part for the server. */
const crowds = 5
/** Visitors of a cached page, who are there before, during and after the crowd. */
const knownPerSecond = 20
/** The crowd has left when this many visitors in a row have got their page. */
const calmVisitors = 10

/**
 * Sends five times as many different pages as can be rendered, five times, and reports each time how
 * those fare who are admitted, those who are refused, those who ask for a cached page, and those who
 * come afterwards.
 */
export async function reportOverload(
  { url: origin }: Application,
  { headers, connections }: Pick<Load, 'headers' | 'connections'>,
  paths: { cached: string; every: string },
  seconds: number,
): Promise<void> {
  const load = { origin, headers, connections, paths: [paths.every] }
  await sendLoad({ ...load, seconds: warmUpSeconds })
  const { perSecond: capacity } = await sendLoad({ ...load, seconds: capacitySeconds })
  console.log(`capacity: ${capacity.toFixed(0)} rendered lists a second`)
  const crowd: Crowd = {
    ...{ origin, headers, seconds, path: paths.every, warmUpPath: paths.cached },
    perSecond: Math.round(capacity * crowdTimes),
  }
  await sendCrowd({ ...toKnown(crowd, paths.cached), seconds: 2 })
  for (let sent = 0; sent < crowds; sent += 1) {
    await reportCrowd(crowd, paths.cached)
    const calmMs = await waitForCalm(origin + paths.every, headers)
    console.log(
      `recovery: visitors got every page from ${(calmMs / 1000).toFixed(1)} s after the crowd on (target: 5 s)`,
    )
  }
}

function toKnown(crowd: Crowd, path: string): Crowd {
  return { ...crowd, path, perSecond: knownPerSecond }
}

async function reportCrowd(crowd: Crowd, cachedPath: string): Promise<void> {
  const { seconds } = crowd
  const known = toKnown(crowd, cachedPath)
  const [crowded, cached] = await Promise.all([sendCrowd(crowd), sendCrowd(known)])
  const { counts, admittedMs, refusedMs, lateMs, perSecond, clientCpuMs } = crowded
  const [admitted = 0, refused = 0] = [counts['200'], counts['503']]
  const others = Object.entries(counts).filter(([status]) => !['200', '503'].includes(status))
  console.log(
    `crowd: ${perSecond.toFixed(0)} a second for ${seconds} s (client: ${clientCpuMs.toFixed(2)} ms each), ${(admitted / seconds).toFixed(0)} admitted and ${(refused / seconds).toFixed(0)} refused a second, others: ${JSON.stringify(Object.fromEntries(others))}`,
  )
  console.log(`sent late by the client: ${format(lateMs)}`)
  console.log(`admitted: ${format(admittedMs)} (target: p99 under 500 ms)`)
  console.log(`refused: ${format(refusedMs)}`)
  console.log(`cached page meanwhile: ${format(cached.admittedMs)}`)
}

function format({ p50, p99, longest }: Percentiles): string {
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`
}

/** Returns when the first of several visitors in a row came who all got a page, in ms from now. */
async function waitForCalm(url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  let [calmSince, inRow, number] = [0, 0, findFirstNumber()]
  while (inRow < calmVisitors) {
    const askedAt = performance.now()
    number += 1
    const answer = await fetch(url.replace('#', String(number)), { headers })
    await answer.arrayBuffer()
    if (answer.ok && inRow === 0) calmSince = askedAt
    inRow = answer.ok ? inRow + 1 : 0
    await pause(50)
  }
  return calmSince - startedAt
}
