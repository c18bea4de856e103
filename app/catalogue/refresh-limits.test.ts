import pino from 'pino'
import { expect, it, vi } from 'vitest'
import { installFakeClock } from '#app/domain/testing/fake-clock.ts'
import { SourceError } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { makeProduct } from '#app/store/testing.ts'
import { createStaleRefresh } from './refresh-stale.server.ts'

const pass = installFakeClock()
const log = pino({ level: 'silent' })
const store = { upsertProducts: async () => undefined, markProductGone: async () => undefined }

/** Refreshes products at a source that answers as told and lists those it was asked for. */
function create(find: (id: string) => Promise<ReturnType<typeof makeProduct>>) {
  const asked: string[] = []
  const connector = makeConnector([], id => {
    asked.push(id)
    return find(id)
  })
  const staleRefresh = createStaleRefresh({ connectors: [connector], store: store as never, log })
  const refresh = async (id: string) => {
    staleRefresh.refresh('s', id)
    await staleRefresh.idle()
  }
  return { asked, refresh }
}

it('PR6 refreshes a product whose source failed again after five minutes', async () => {
  const { asked, refresh } = create(() => Promise.reject(new SourceError('s', 'status 503')))
  await refresh('7')
  await pass(299_999)
  await refresh('7')
  expect(asked).toHaveLength(1)
  await pass(2)
  await refresh('7')
  expect(asked).toHaveLength(2)
})

it('PR6 refreshes five products at once and then one every five seconds', async () => {
  const { asked, refresh } = create(async id => makeProduct(id))
  for (const id of ['1', '2', '3', '4', '5', '6']) await refresh(id)
  expect(asked).toHaveLength(5)
  await pass(4_999)
  await refresh('7')
  expect(asked).toHaveLength(5)
  await pass(2)
  await refresh('8')
  await refresh('9')
  expect(asked.slice(5)).toEqual(['8'])
})

it('PR6 gives a source 20 seconds for a refresh', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await create(async id => makeProduct(id)).refresh('7')
  expect(timeout.mock.calls).toEqual([[20_000]])
})
