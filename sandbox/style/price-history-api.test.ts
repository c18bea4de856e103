import { describe, expect, it } from 'vitest'
import { createWorld } from '../world/world.ts'
import { createPriceHistoryApi } from './price-history-api.ts'

interface Line {
  product: string
  prices: { since: string; price: number; salePrice?: number }[]
}

async function fetchLines(today: string): Promise<Line[]> {
  const world = createWorld({ seed: 'history', products: 200, today })
  const text = await (await createPriceHistoryApi(world).request('/')).text()
  return text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

describe('the price history', () => {
  it('has the catalog’s price on each of the last 90 days', async () => {
    const lines = await fetchLines('2026-06-30')
    const past = createWorld({ seed: 'history', products: 200, today: '2026-05-20' })
    for (const { product, prices } of lines) {
      const index = past.findIndex(Number(product.slice(2))) ?? -1
      const then = prices.findLast(({ since }) => since <= '2026-05-20T00:00:00.000Z')
      const facts = past.getFacts(index)
      if (facts.isSoldOut || !then) continue
      expect([then.price, then.salePrice ?? 0]).toEqual([facts.listCents, facts.saleCents])
    }
    const dropping = lines.filter(({ prices }) => prices.some(({ salePrice }) => salePrice))
    expect(dropping.length).toBeGreaterThan(lines.length / 4)
  })

  it('is in chronological order and covers at most 90 days', async () => {
    for (const { prices } of await fetchLines('2026-06-30')) {
      const times = prices.map(({ since }) => since)
      expect(times).toEqual(times.toSorted())
      expect(times[0]?.localeCompare('2026-04-01')).toBeGreaterThanOrEqual(0)
      expect(times.at(-1)?.localeCompare('2026-06-30')).toBeLessThan(0)
    }
  })
})
