import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settleLoad } from './background-load.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('settleLoad', () => {
  it.each([
    ['a 404 as missing', new ErrorResponse(404, '', null), { failure: 'missing' }],
    ['a 503 as failed', new ErrorResponse(503, '', null), { failure: 'failed' }],
    ['a lost connection as failed', new TypeError(), { failure: 'failed' }],
  ])('returns %s', async (_, error, expected) => {
    expect(await settleLoad(Promise.reject(error), 1000)).toEqual(expected)
  })

  it('returns the data', async () => {
    const load = Promise.resolve({ cards: [] })
    expect(await settleLoad(load, 1000)).toEqual({ data: { cards: [] } })
  })

  it('gives up after the time limit', async () => {
    vi.useFakeTimers()
    const settled = settleLoad(new Promise(() => {}), 1000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await settled).toEqual({ failure: 'failed' })
  })
})
