import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestHost, redirect, type TestHost } from '#app/public-web/testing.ts'
import { createShopPages, type ShopPages } from './shop-pages.server.ts'

const shopPage = 'https://a.example/p'
const toShop = redirect(shopPage)
const paths = Array.from({ length: 60 }, (_, at) => `/held/${at}`)

let network: TestHost
let pages: ShopPages
/** Lets the network answer the links that it holds. */
let release: () => void
let held: Promise<void>
let nowMs = 1

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  ;({ promise: held, resolve: release } = Promise.withResolvers<void>())
  const hold = async (request: IncomingMessage, response: ServerResponse) => {
    await held
    toShop(request, response)
  }
  network = await createTestHost({
    '/found': toShop,
    ...Object.fromEntries(paths.map(path => [path, hold])),
  })
  pages = createShopPages({ privateHosts: [network.host], log: { warn() {} } })
})
afterEach(() => {
  network.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function pass(ms: number): Promise<void> {
  nowMs += ms
  await vi.advanceTimersByTimeAsync(ms)
}

function find(path: string): Promise<string | undefined> {
  return pages.find({ clickUrl: network.url(path) }, { mayFollow: true })
}

it.each([
  ['found a day', '/found', shopPage, 24 * 3_600_000],
  ['that leads nowhere ten minutes', '/gone', undefined, 600_000],
])('OU2 remembers a page %s', async (_, path, page, ttlMs) => {
  expect(await find(path)).toBe(page)
  await pass(ttlMs - 1)
  expect(await find(path)).toBe(page)
  expect(network.requested).toHaveLength(1)
  await pass(2)
  expect(await find(path)).toBe(page)
  expect(network.requested).toHaveLength(2)
})

it('OU2 lets a shopper wait 1.5 seconds for a link, whose page it remembers for the next', async () => {
  let answer: unknown = 'none yet'
  const found = find('/held/0').then(page => {
    answer = page
  })
  await pass(1_499)
  expect(answer).toBe('none yet')
  await pass(1)
  await found
  expect(answer).toBeUndefined()
  const next = find('/held/0')
  release()
  expect(await next).toBe(shopPage)
  expect(network.requested).toEqual(['/held/0'])
})

it('OU2 follows four links at once, lets 50 wait and turns further ones away', async () => {
  const [running, queued, turnedAway] = [paths.slice(0, 4), paths.slice(4, 54), paths[54] ?? '']
  const found = [...running, ...queued].map(find)
  // The one that is turned away does not wait for its time to be over.
  expect(await find(turnedAway)).toBeUndefined()
  await expect.poll(() => network.requested.toSorted()).toEqual(running)
  release()
  expect(new Set(await Promise.all(found))).toEqual(new Set([shopPage]))
  expect(network.requested.toSorted()).toEqual([...running, ...queued].toSorted())
})
