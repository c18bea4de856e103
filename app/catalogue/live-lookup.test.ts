import pino from 'pino'
import { expect, it, vi } from 'vitest'
import type { SourceLetter } from '#app/domain/source.ts'
import { installFakeClock } from '#app/domain/testing/fake-clock.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import type { Store } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { createLiveLookup } from './live-lookup.server.ts'
import { LookupUnavailableError } from './lookup-unavailable-error.ts'

// How long answers are remembered, and how many lookups a source gets. Nothing here is stored.

const log = pino({ level: 'silent' })
const store = { upsertProducts: async () => undefined } as unknown as Store

const pass = installFakeClock()

/** Looks products up at a source that answers as told and counts its calls. */
function createLookup(answer: (id: string) => Promise<ReturnType<typeof makeProduct> | undefined>) {
  const asked: string[] = []
  const connector = makeConnector([], id => {
    asked.push(id)
    return answer(id)
  })
  const lookup = createLiveLookup({ connectors: [connector], store, log })
  const find = (id: string) =>
    lookup.find('s', id).then(
      product => product?.id,
      error => (error instanceof LookupUnavailableError ? 'unavailable' : 'broken'),
    )
  return { find, asked }
}

it.each([
  ['fails', () => Promise.reject(new SourceError('s', 'status 503')), 'unavailable', 30_000],
  ['lacks the product', async () => undefined, undefined, 600_000],
  ['has the product', async (id: string) => makeProduct(id), '7', 5_000],
])(
  'PR2 PR6 does not ask a source that %s again before its time is over',
  async (_, answer, found, ms) => {
    const { find, asked } = createLookup(answer)
    expect(await find('7')).toBe(found)
    await pass(ms - 1)
    expect(await find('7')).toBe(found)
    expect(asked).toHaveLength(1)
    await pass(2)
    expect(await find('7')).toBe(found)
    expect(asked).toHaveLength(2)
  },
)

it('PR6 asks a source for 20 products at once and then for two a second', async () => {
  const { find, asked } = createLookup(async () => undefined)
  for (let at = 0; at < 20; at += 1) expect(await find(`no-${at}`)).toBeUndefined()
  expect(await find('one-more')).toBe('unavailable')
  await pass(499)
  expect(await find('one-more')).toBe('unavailable')
  await pass(1)
  expect(await find('one-more')).toBeUndefined()
  expect(await find('another')).toBe('unavailable')
  expect(asked).toHaveLength(21)
})

it('PR6 remembers 10,000 products that sources failed to find', async () => {
  const asked: string[] = []
  const sources = Array.from({ length: 501 }, (_, at) => `source ${at}` as SourceLetter)
  const connectors = sources.map(source => {
    const connector = makeConnector([], async id => {
      asked.push(`${source} ${id}`)
      throw new SourceError('s', 'status 503')
    })
    return { ...connector, source } as Connector
  })
  const lookup = createLiveLookup({ connectors, store, log })
  // More than 20 at once would not be looked up.
  const find = (at: number) =>
    lookup.find(sources[Math.floor(at / 20)] ?? 's', `no-${at}`).catch(() => undefined)
  for (let at = 0; at < 10_000; at += 1) await find(at)
  await find(0)
  expect(asked).toHaveLength(10_000)
  // The one that was asked for least recently makes room for another.
  await find(10_000)
  await pass(1_000)
  await find(0)
  await find(1)
  expect(asked.slice(10_000)).toEqual(['source 500 no-10000', 'source 0 no-1'])
})

it('PR2 gives a source four seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await createLookup(async () => undefined).find('7')
  expect(timeout.mock.calls).toEqual([[4_000]])
})

it('PR2 does not wait for a source that ignores the end of its time', async () => {
  vi.useRealTimers()
  const deaf = makeConnector([], () => new Promise(() => {}))
  await expect(fetchWithTimeout(5, deaf, '7')).rejects.toThrow('no answer within 5 ms')
})
