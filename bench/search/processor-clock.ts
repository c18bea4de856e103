import { readdirSync, readFileSync } from 'node:fs'

/**
 * Returns the CPU milliseconds that this process and optionally a second one have used so far.
 * Other load on the machine hardly affects CPU time, so figures from different days are comparable.
 */
export function readProcessorClock(otherPid?: number): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 + (otherPid === undefined ? 0 : readOther(otherPid))
}

/** Only Linux reports the CPU time of another process, in nanoseconds for each thread. */
function readOther(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map(thread => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      // The thread has ended.
      return 0
    }
  })
  return threads.reduce((sum, each) => sum + each, 0) / 1e6
}
