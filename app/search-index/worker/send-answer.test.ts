import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { expect, it } from 'vitest'
import type { IndexAnswerTo } from '../index-interface.ts'
import { IndexUnavailableError } from '../index-state.ts'
import { sendAnswer } from './send-answer.ts'

it.each<[what: string, work: () => Promise<IndexAnswerTo<'similar'>>, message: object]>([
  ['an answer', async () => [7], { kind: 'answer', id: 1, answer: [7] }],
  [
    'an error',
    () => Promise.reject(new Error('no such column')),
    { kind: 'refusal', id: 1, reason: expect.stringContaining('no such column') },
  ],
  [
    'an error that may pass',
    () => Promise.reject(new IndexUnavailableError('too slow')),
    { kind: 'refusal', id: 1, reason: 'too slow', isUnavailable: true },
  ],
  [
    'an answer that another thread cannot receive',
    async () => [Object as unknown as number],
    { kind: 'refusal', id: 1, reason: expect.stringContaining('could not be cloned') },
  ],
])('sends %s', async (_, work, message) => {
  const { port1, port2 } = new MessageChannel()
  const received = once(port2, 'message')
  await sendAnswer(each => port1.postMessage(each), 1, work)
  expect(await received).toEqual([message])
  port1.close()
})
