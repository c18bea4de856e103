import type { IndexAnswers, IndexMessage } from './index-message.ts'

/**
 * Sends the answer to one request. An error, and an answer that cannot be copied to another thread,
 * becomes a refusal, because an uncaught error would end the worker and with it every list.
 */
export async function sendAnswer(
  send: (message: IndexMessage) => void,
  id: number,
  work: () => Promise<IndexAnswers[keyof IndexAnswers]>,
): Promise<void> {
  try {
    send({ kind: 'answer', id, answer: await work() })
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    send({ kind: 'refusal', id, reason })
  }
}
