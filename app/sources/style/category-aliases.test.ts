import { expect, it } from 'vitest'
import { findCategory } from '#app/domain/category-tree.ts'
import { categoryAliases } from './category-aliases.ts'

it('PR1 maps ids to other nodes of our tree', () => {
  for (const [theirs, ours] of categoryAliases) {
    expect([theirs, findCategory(ours)?.id]).toEqual([theirs, ours])
    expect(theirs).not.toBe(ours)
  }
})
