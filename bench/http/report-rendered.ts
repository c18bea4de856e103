import type { Application } from '../application/start-application.ts'
import { getPercentile } from '../search/percentile.ts'
import type { Load } from './load-server.ts'
import { measureLine, sendLoad } from './measure-line.ts'
import { startNext } from './other-servers.ts'
import { readPageTree } from './read-page-tree.ts'

const rounds = 5
/** V8 compiles the code that renders for several hundred pages. */
const warmUpSeconds = 20
/** The rounds follow each other while both servers are warm. */
const roundWarmUpSeconds = 1

/** Measures rendered lists in turn with Next.js, since the speed of a machine changes by the minute. */
export async function reportRendered(
  { url: origin, serverPid }: Application,
  { headers, connections }: Pick<Load, 'headers' | 'connections'>,
  paths: { cached: string; every: string },
  seconds: number,
  dataDirectory: string,
): Promise<void> {
  const html = await (await fetch(origin + paths.cached)).text()
  await using next = await startNext(readPageTree(html), dataDirectory)
  const load = { headers, connections, seconds }
  const ours = { ...load, origin, paths: [paths.every] }
  const theirs = { ...load, origin: next.origin, paths: ['/rendered?price=1-5#'] }
  for (const each of [ours, theirs]) await sendLoad({ ...each, seconds: warmUpSeconds })
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const our = await measureLine(ours, serverPid, roundWarmUpSeconds)
    const their = await measureLine(theirs, next.pid, roundWarmUpSeconds)
    const ratio = our.perSecond / their.perSecond
    ratios.push(ratio)
    console.log(
      `ours ${our.perSecond.toFixed(0)} a second, ${our.serverCpuMs.toFixed(1)} ms of CPU, ${our.memoryMb} MB; Next.js ${their.perSecond.toFixed(0)}, ${their.serverCpuMs.toFixed(1)} ms, ${their.memoryMb} MB; ratio ${ratio.toFixed(2)}`,
    )
  }
  console.log(`median ratio: ${getPercentile(ratios, 0.5).toFixed(2)} (target: at least 3)`)
}
