import { setTimeout as pause } from 'node:timers/promises'

/** The interval of the time grid, longer than any response takes to compute on an idle server. */
const stepMs = 250

/**
 * Delays a response to a multiple of 250 ms after the request, so that its timing does not reveal
 * the work behind it, such as queries that only an existing account needs.
 */
export async function answerOnGrid<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    const elapsedMs = performance.now() - startedAt
    await pause(Math.ceil(elapsedMs / stepMs) * stepMs - elapsedMs)
  }
}
