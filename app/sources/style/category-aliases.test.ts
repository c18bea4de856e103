import { expect, it } from 'vitest'
import { findCategory } from '#app/domain/category-tree.ts'
import { categoryAliases } from './category-aliases.ts'

it('leads from names our tree lacks to nodes it has', () => {
  for (const [theirs, ours] of categoryAliases) {
    expect([theirs, findCategory(theirs)]).toEqual([theirs, undefined])
    expect([ours, findCategory(ours)?.id]).toEqual([ours, ours])
  }
})
