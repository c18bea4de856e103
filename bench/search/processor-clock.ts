import { readFileSync } from 'node:fs'

/**
 * Milliseconds of the processor that this process has had so far, and another one that works for it. What else runs on the
 * machine makes a question wait, and moves this little: figures of two days can be compared.
 */
export function readProcessorClock(otherPid?: number): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 + (otherPid === undefined ? 0 : readOther(otherPid))
}

/** Linux alone tells it of another process, in nanoseconds. */
function readOther(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}
