import { describe, expect, it } from 'vitest'
import { createPostingLists } from './posting-lists.ts'

const maxPart = 1_048_576
const maxLists = 16_384

describe('posting lists', () => {
  const lists = createPostingLists()
  const lengths = [3, 0, 70, maxPart - 73, 1, maxPart + 1, 2]
  for (const [term, length] of lengths.entries())
    for (let at = 0; at < length; at += 1) lists.append(term, (at << 8) | term)

  it('PR8 are saved in parts that take about a millisecond, unless one list is longer', () => {
    const parts = [...lists.save().parts]
    expect(parts.map(part => part.length)).toEqual([maxPart, 1, maxPart + 1, 2])
  })

  it.each([
    [maxLists, [maxLists]],
    [maxLists + 1, [maxLists, 1]],
    [maxLists * 2, [maxLists, maxLists]],
  ])('PR8 of %i rare terms are saved in parts of %j, and restored', (count, sizes) => {
    const rare = createPostingLists()
    for (let term = 0; term < count; term += 1) rare.append(term, term)
    expect([...rare.save().parts].map(part => part.length)).toEqual(sizes)
    const restored = createPostingLists(rare.save())
    for (const term of [0, maxLists - 1, count - 1]) expect([...restored.get(term)]).toEqual([term])
  })

  it('are restored from their parts and still grow', () => {
    const restored = createPostingLists(lists.save())
    restored.append(1, 7)
    restored.append(5, 9)
    const sizes = lengths.map((_, term) => restored.get(term).length)
    expect(sizes).toEqual([3, 1, 70, maxPart - 73, 1, maxPart + 2, 2])
    expect(restored.get(2)).toEqual(lists.get(2))
    expect(restored.get(5).at(-2)).toBe(lists.get(5).at(-1))
  })
})
