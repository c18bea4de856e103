import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as cards from './api-cards.ts'
import * as filter from './api-filter.ts'
import * as home from './api-home.ts'
import * as list from './api-list.ts'
import * as menu from './api-menu.ts'
import * as product from './api-product.ts'
import * as suggest from './api-suggest.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['suggestions', suggest, 5_000],
  ['a menu', menu, 5_000],
  ['a product', product, 10_000],
  ['cards', cards, 10_000],
  ['a filter', filter, 10_000],
  ['more of a list', list, 15_000],
  ['a section of the home page', home, 15_000],
])('LY7 lets a browser wait for %s so long', async (_, { clientLoader }, ms) => {
  const serverLoader = () => new Promise<never>(() => {})
  const request = new Request('https://shop.example/api/slow')
  let loaded: unknown
  void Promise.resolve(clientLoader({ serverLoader, request, params: {} } as never)).then(
    answer => {
      loaded = answer
    },
  )
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(loaded).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(loaded).toEqual({ failure: 'failed' })
})
