import { describe, expect, it, vi } from 'vitest'
import { unreadCatalogue } from '../testing.ts'
import { checkReadiness } from './readiness.ts'

const away = 'The database cannot be reached'
const unbuilt = 'The index is not built yet'
const empty = 'There are no products yet, and the first sync has not ended'

/** A pool whose database is down if `hasSynced` is undefined. */
const toPool = (hasSynced: boolean | undefined) => ({
  query: () =>
    hasSynced === undefined
      ? Promise.reject(new Error('ECONNREFUSED to 10.0.0.7'))
      : Promise.resolve({ rows: [{ hasSynced }] }),
})

describe('checkReadiness', () => {
  it.each<[string, boolean | undefined, boolean, number, boolean, string[]]>([
    ['with products', true, true, 1, true, []],
    ['with products of a feed or an earlier start', false, true, 1, true, []],
    ['without a database', undefined, true, 1, true, [away]],
    ['without an index', true, false, 0, true, [unbuilt]],
    ['without both', undefined, false, 0, true, [away, unbuilt]],
    ['during the first sync', false, true, 0, true, [empty]],
    ['after a first sync without products', true, true, 0, true, []],
    ['without products and sources', false, true, 0, false, []],
    ['without products and a database', undefined, true, 0, true, [away]],
  ])(
    '%s gives the reasons, without internal addresses',
    async (_, hasSynced, isReady, products, hasSources, reasons) => {
      const catalogue = {
        ...unreadCatalogue,
        state: () => ({ isReady, products, version: 0, memory: {} }),
      }
      expect(await checkReadiness(toPool(hasSynced), catalogue, hasSources)).toEqual({
        isReady: reasons.length === 0,
        reasons,
      })
    },
  )

  it('waits a second for a database that does not answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController()
      queueMicrotask(() => controller.abort())
      return controller.signal
    })
    const pool = { query: () => new Promise<never>(() => {}) }
    const state = () => ({ isReady: true, products: 1, version: 0, memory: {} })
    const reasons = ['The database did not answer within 1000 ms']
    try {
      const readiness = await checkReadiness(pool, { ...unreadCatalogue, state }, true)
      expect(readiness).toEqual({ isReady: false, reasons })
      expect(timeout.mock.calls).toEqual([[1_000]])
    } finally {
      timeout.mockRestore()
    }
  })
})
