import type { IndexAnswerTo, IndexQuestion } from '../index-interface.ts'
import { IndexUnavailableError } from '../index-state.ts'
import type { IndexMessage } from './index-message.ts'

/**
 * Sends the answer to one request. An error, and an answer that cannot be copied to another thread,
 * becomes a refusal, because an uncaught error would end the worker and with it every list.
 */
export async function sendAnswer(
  send: (message: IndexMessage) => void,
  id: number,
  work: () => Promise<IndexAnswerTo<IndexQuestion>>,
): Promise<void> {
  try {
    send({ kind: 'answer', id, answer: await work() })
  } catch (error) {
    if (error instanceof IndexUnavailableError)
      return send({ kind: 'refusal', id, reason: error.message, isUnavailable: true })
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    send({ kind: 'refusal', id, reason })
  }
}
