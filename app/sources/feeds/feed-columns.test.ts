import { expect, it } from 'vitest'
import { createUnusedFields } from './feed-columns.ts'

it.each([999, 1_000, 1_001])('PR7 holds 1,000 unused fields of %i at most', count => {
  const unused = createUnusedFields()
  for (let at = 0; at < count; at += 1) unused.add(`field_${at}`, 'x')
  const reported: unknown[] = []
  unused.report({ add() {}, take: () => [], addCounted: given => void reported.push(...given) })
  expect(reported).toHaveLength(Math.min(count, 1_000))
})
