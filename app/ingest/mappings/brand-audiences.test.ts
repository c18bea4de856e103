import { expect, it } from 'vitest'
import { fetchBrandAudiences } from './brand-audiences.server.ts'

it.each([
  [9, 0, false],
  [10, 0, true],
  [97, 3, true],
  [96, 4, false],
])(
  'PR4 knows the department of a brand with %i products for women and %i for men',
  async (women, men, isKnown) => {
    const rows = [
      { brand: 'Vale', categoryId: 'dresses', products: women },
      { brand: 'Vale', categoryId: 'mens-clothes', products: men },
    ]
    const found = await fetchBrandAudiences({ query: async () => ({ rows }) } as never, ['Vale'])
    expect(found.has('Vale')).toBe(isKnown)
  },
)
