import { describe, expect, it } from 'vitest'
import type { IndexQuery } from './index-interface.ts'
import { createChance, makeRandomChange, makeRandomQuery } from './random-catalogue.ts'
import { createReferenceIndex } from './reference-index.ts'
import { createSearchIndex } from './search-index.ts'

const catalogues = 16
const rounds = 10
const queriesEach = 12

describe('the index and the reference index', () => {
  it.each(Array.from({ length: catalogues }, (_, seed) => [seed]))(
    'LS3 LS6 LS7 PR8 give the same results for random queries and changes (%i)',
    seed => {
      const chance = createChance(seed)
      // Every other index keeps the matches and counts even of short lists.
      const leastKept = seed % 2 === 0 ? 1 : undefined
      let ours = createSearchIndex(undefined, leastKept)
      const plain = createReferenceIndex()
      const asked: IndexQuery[] = []
      const numbers = 1 + chance.below(120)
      for (let round = 0; round < rounds; round += 1) {
        const changes = Array.from({ length: 1 + chance.below(chance.is(0.5) ? 60 : 4) }, () =>
          makeRandomChange(chance, chance.below(numbers)),
        )
        ours.apply(changes)
        plain.apply(changes)
        // Restoring the saved bytes must produce the same index.
        if (chance.is(0.2)) ours = createSearchIndex([...ours.save()], leastKept)
        for (let each = 0; each < queriesEach; each += 1) {
          const isRepeated = asked.length > 0 && chance.is(0.5)
          const query = isRepeated ? chance.pick(asked) : makeRandomQuery(chance)
          asked.push(query)
          expect({ query, answer: ours.query(query) }).toEqual({
            query,
            answer: plain.query(query),
          })
        }
        expect([ours.size, ours.version]).toEqual([plain.size, plain.version])
      }
    },
  )
})
