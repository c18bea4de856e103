import { describe, expect, it } from 'vitest'
import { unreadCatalogue } from '../testing.ts'
import { checkReadiness } from './readiness.ts'

const isUp = { query: async () => ({ rows: [] }) }
const isDown = { query: () => Promise.reject(new Error('ECONNREFUSED to 10.0.0.7')) }
const isBuilding = {
  ...unreadCatalogue,
  state: () => ({ isReady: false, products: 0, version: 0, memory: {} }),
}

describe('checkReadiness', () => {
  it.each([
    ['nothing', isUp, unreadCatalogue, []],
    ['the database', isDown, unreadCatalogue, ['The database cannot be reached']],
    ['the index', isUp, isBuilding, ['The index is not built yet']],
    ['both', isDown, isBuilding, ['The database cannot be reached', 'The index is not built yet']],
  ])(
    'reports %s as the reason, without internal addresses',
    async (_, pool, catalogue, reasons) => {
      expect(await checkReadiness(pool, catalogue)).toEqual({
        isReady: reasons.length === 0,
        reasons,
      })
    },
  )
})
