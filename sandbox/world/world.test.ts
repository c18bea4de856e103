import { describe, expect, it } from 'vitest'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { getProductName } from './product-name.ts'
import { recipes } from './recipes.ts'
import { createWorld } from './world.ts'

const make = (today: string, products = 20_000, seed = 'world') =>
  createWorld({ seed, products, today })

describe('a world', () => {
  it('is determined by its seed and day', () => {
    const [one, two] = [make('2026-03-01', 500), make('2026-03-01', 500)]
    expect(one.columns).toEqual(two.columns)
    expect(make('2026-03-01', 500, 'other').columns.brand).not.toEqual(one.columns.brand)
  })

  it('begins with the same products as a smaller one', () => {
    const small = make('2026-03-01', 300)
    const large = make('2026-03-01', 3000)
    for (let i = 0; i < 300; i++) expect(large.getFacts(i)).toEqual(small.getFacts(i))
  })

  it('changes a few percent of prices overnight and updates their lastModified', () => {
    const today = make('2026-03-01')
    const tomorrow = make('2026-03-02')
    const moved = Array.from(today.columns.price.keys()).filter(
      i => today.columns.price[i] !== tomorrow.columns.price[i],
    )
    expect(moved.length / 20_000).toBeGreaterThan(0.01)
    expect(moved.length / 20_000).toBeLessThan(0.06)
    for (const i of moved) {
      // Selling out ends a sale, which also changes the price.
      expect(tomorrow.columns.modified[i]).toBe(tomorrow.day)
    }
    const changed = tomorrow.columns.modified.filter(day => day === tomorrow.day).length
    expect(changed).toBeLessThan(20_000 * 0.15)
  })

  it('states the day of a price cut', () => {
    const today = make('2026-03-01')
    const tomorrow = make('2026-03-02')
    for (let i = 0; i < 5000; i++) {
      if (!tomorrow.columns.isListed[i] || !today.columns.isListed[i]) continue
      const fell = (tomorrow.columns.price[i] ?? 0) < (today.columns.price[i] ?? 0)
      expect(tomorrow.columns.drop[i] === tomorrow.day).toBe(fell)
    }
  })

  it('moves to another day without losing any id', () => {
    const world = make('2026-03-01', 500)
    const id = world.toId(77)
    world.setToday('2026-05-01')
    expect(world.findIndex(id)).toBe(77)
    expect(world.columns).toEqual(make('2026-05-01', 500).columns)
  })

  it('spreads creation dates over two years', () => {
    const { columns, day } = make('2026-03-01')
    const ages = Array.from(columns.created, created => day - created)
    expect(Math.min(...ages)).toBe(0)
    expect(Math.max(...ages)).toBe(729)
  })

  it('is skewed: a tenth of the brands make a third of the products, and every brand makes some', () => {
    const counts = brands.map(() => 0)
    const world = make('2026-03-01')
    for (let i = 0; i < 20_000; i++) {
      const { brand } = world.getFacts(i)
      counts[brand] = (counts[brand] ?? 0) + 1
    }
    const sorted = counts.toSorted((a, b) => b - a)
    const top = sorted.slice(0, brands.length / 10).reduce((sum, count) => sum + count, 0)
    expect(top / 20_000).toBeGreaterThan(0.33)
    expect(sorted.at(-1)).toBeGreaterThan(0)
  })

  it('rarely repeats a name within a brand, except for offers of one product', () => {
    const world = make('2026-03-01')
    const items = new Map<string, number>()
    let clashes = 0
    let copies = 0
    for (let i = 0; i < 20_000; i++) {
      const facts = world.getFacts(i)
      const { branded } = getProductName(world.seed, facts)
      if (facts.item === i) {
        if (!facts.trait && items.has(branded)) clashes += 1
        items.set(branded, i)
      } else {
        copies += 1
        const original = world.getFacts(facts.item)
        // One shop in eight omits the word that distinguishes siblings.
        if (!facts.trait) expect(getProductName(world.seed, original).branded).toBe(branded)
        expect(original.retailer).not.toBe(facts.retailer)
      }
    }
    expect(clashes / 20_000).toBeLessThan(0.005)
    expect(copies / 20_000).toBeGreaterThan(0.1)
  })

  it('finds products by their ids, and leaves most numbers between ids unused', () => {
    const world = make('2026-03-01', 1000)
    for (let i = 0; i < 1000; i++) expect(world.findIndex(world.toId(i))).toBe(i)
    const neighbours = Array.from({ length: 1000 }, (_, at) => world.findIndex(700_000_000 + at))
    expect(neighbours.filter(index => index !== undefined).length).toBeLessThan(100)
    for (const odd of [Number.NaN, -1, 0, 1.5, 2 ** 53, world.toId(999) + 13]) {
      expect(world.findIndex(odd)).toBeUndefined()
    }
  })

  it.each([0, -1, 1.5, 2 ** 24])('cannot be created with %d products', products => {
    expect(() => make('2026-03-01', products)).toThrow(/number of products/)
  })
})

describe('the category tree', () => {
  it('has a realistic depth, and at least one recipe for every leaf', () => {
    expect(categories.length).toBeGreaterThan(150)
    expect(Math.max(...categories.map(({ depth }) => depth))).toBeGreaterThanOrEqual(4)
    const made = new Set(recipes.flatMap(recipe => [recipe.category, ...recipe.also]))
    const empty = categories.filter(node => node.end === node.index + 1 && !made.has(node.index))
    expect(empty.map(({ id }) => id)).toEqual([])
  })

  it('lists each node’s descendants right after it, up to its `end`', () => {
    for (const node of categories) {
      const below = categories.slice(node.index + 1, node.end)
      expect(below.every(({ depth }) => depth > node.depth)).toBe(true)
      expect((categories[node.end]?.depth ?? 0) <= node.depth).toBe(true)
    }
  })
})
