import { describe, expect, it } from 'vitest'
import { createSandbox } from './sandbox.ts'

describe('offers across all upstreams', () => {
  it('PR8 overlap to a known extent and include look-alikes', async () => {
    const sandbox = await createSandbox({ products: 3000, today: '2026-03-01', images: false })
    const offers = sandbox.offers()
    await sandbox.close()
    const byThing = Map.groupBy(offers, ({ thing }) => thing)
    const groups = [...byThing.values()].filter(group => group.length > 1)
    const count = (...sources: string[]) =>
      groups.filter(group => sources.every(source => group.some(offer => offer.source === source)))
        .length
    expect(count('style', 'cj')).toBeGreaterThan(300)
    expect(count('style', 'rakuten')).toBeGreaterThan(150)
    expect(count('cj', 'rakuten')).toBeGreaterThan(100)
    expect(count('style', 'cj', 'rakuten')).toBeGreaterThan(20)
    expect(count('style', 'trending')).toBeGreaterThan(20)
    const shops = new Set(offers.map(({ shop }) => shop))
    expect([...shops].every(shop => shop.endsWith('.example'))).toBe(true)
    expect(
      groups.filter(group => new Set(group.map(({ shop }) => shop)).size > 1).length,
    ).toBeGreaterThan(groups.length / 2)
    for (const trap of [/^\d+:\d+$/, /^\d+:season$/, /^\d+:pack$/]) {
      const things = [...byThing.keys()].filter(thing => trap.test(thing))
      expect(things.length).toBeGreaterThan(10)
      // The product that a look-alike imitates is usually listed too.
      expect(things.filter(thing => byThing.has(thing.split(':')[0] ?? '')).length).toBeGreaterThan(
        things.length / 2,
      )
    }
  })
})
