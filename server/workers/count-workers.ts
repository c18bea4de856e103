import { availableParallelism, totalmem } from 'node:os'

const most = 4
/** A process needs about a quarter of this for 100,000 products, and half for a million. */
const bytesPerWorker = 2 * 1024 ** 3

/** Returns the number of processes that suits a machine, or a container with a limit. */
export function countWorkers({
  cores = availableParallelism(),
  bytes = getMemory(),
}: {
  cores?: number
  bytes?: number
} = {}): number {
  return Math.max(1, Math.min(most, cores, Math.floor(bytes / bytesPerWorker)))
}

/** Returns the memory of the machine, or the container's limit, which is huge if there is none. */
function getMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}
