import { expect, it } from 'vitest'
import { makeProduct } from '#app/store/testing.ts'
import { adoptCategories } from './adopt-categories.server.ts'

it.each([
  ['Wool Coat', undefined],
  ['Hadley Wool Coat', 'wool-coats'],
])(
  'PR2 a product takes the category of others with its name from three words: %s',
  async (name, categoryId) => {
    const { categoryId: _, ...product } = makeProduct('1', { name, trend: { rank: 1, day: '' } })
    // Every name that is looked for has a sibling, and no brand has a department of its own.
    const query = async (_text: string, [sources, ids]: string[][]) => ({
      rows: (ids ?? []).map((id, at) => ({
        source: sources?.[at],
        id,
        categoryIds: ['wool-coats'],
      })),
    })
    const [adopted] = await adoptCategories({ query } as never, [product])
    expect(adopted?.categoryId).toBe(categoryId)
  },
)
