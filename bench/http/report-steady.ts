import { readMemoryMb } from '../application/find-server-process.ts'
import type { Application } from '../application/start-application.ts'
import type { Load } from './load-server.ts'
import { measureLine, sendCrowd } from './measure-line.ts'

/** The share of the capacity at which a page is asked for. */
const share = 0.7
const capacitySeconds = 8
const reportSeconds = 60
const settlingSeconds = 2

/**
 * Asks for a cached page at 70 % of the capacity, and reports every minute. The requests are spread
 * evenly: a client that waits for answers sends as fast as it can and then pauses.
 */
export async function reportSteady(
  { url: origin, serverPid }: Application,
  { headers, connections }: Pick<Load, 'headers' | 'connections'>,
  path: string,
  seconds: number,
): Promise<void> {
  const load = { origin, headers, connections, paths: [path] }
  const capacity = await measureLine({ ...load, seconds: capacitySeconds }, serverPid)
  console.log(`capacity: ${capacity.perSecond.toFixed(0)} a second`)
  const perSecond = Math.round(capacity.perSecond * share)
  for (let past = 0; past < seconds; past += reportSeconds) {
    const lasting = Math.min(reportSeconds, seconds - past)
    const sent = await sendCrowd({
      ...{ origin, headers, path, perSecond, settlingSeconds },
      seconds: lasting,
    })
    const { p50, p99, longest } = sent.admittedMs
    const { 200: answered = 0, ...others } = sent.counts
    console.log(
      `${past + lasting} s: ${(answered / lasting).toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (target: under 5), longest ${longest.toFixed(0)} ms, others ${JSON.stringify(others)}, client ${sent.clientCpuMs.toFixed(2)} ms each, memory ${readMemoryMb(serverPid)} MB`,
    )
  }
}
