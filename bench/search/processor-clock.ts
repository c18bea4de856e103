import { readFileSync } from 'node:fs'

/**
 * CPU milliseconds used so far by this process and optionally a second one. Other load on the
 * machine hardly affects them, so figures from different days are comparable.
 */
export function readProcessorClock(otherPid?: number): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 + (otherPid === undefined ? 0 : readOther(otherPid))
}

/** Only Linux provides it for another process, in nanoseconds. */
function readOther(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}
