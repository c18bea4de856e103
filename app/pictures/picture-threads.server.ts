import PQueue from 'p-queue'

/**
 * The threads of libuv's pool, which pictures share with files, host names and password hashes.
 * The default is 4; Node reads the variable before it starts.
 */
const poolThreads = Number(process.env.UV_THREADPOOL_SIZE) || 4

const queue = new PQueue({ concurrency: Math.max(1, Math.floor(poolThreads / 2)) })

/**
 * Runs work that keeps one thread busy with a picture. Pictures get half
 * of the threads, so that a log-in never waits for all of them.
 */
export function runOnPictureThread<T>(work: () => Promise<T>): Promise<T> {
  return queue.add(work)
}
