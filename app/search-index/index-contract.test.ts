import { describe, expect, it } from 'vitest'
import { createChance, makeRandomChange, makeRandomQuery } from './random-catalogue.ts'
import { createReferenceIndex } from './reference-index.ts'
import { createSearchIndex } from './search-index.ts'

const catalogues = 25
const rounds = 10
const queriesEach = 12

describe('the index and the reference index', () => {
  it.each(Array.from({ length: catalogues }, (_, seed) => [seed]))(
    'LS3 LS6 LS7 PR8 give the same results for random queries and changes (%i)',
    seed => {
      const chance = createChance(seed)
      let ours = createSearchIndex()
      const plain = createReferenceIndex()
      const numbers = 1 + chance.below(120)
      for (let round = 0; round < rounds; round += 1) {
        const changes = Array.from({ length: 1 + chance.below(60) }, () =>
          makeRandomChange(chance, chance.below(numbers)),
        )
        ours.apply(changes)
        plain.apply(changes)
        // Restoring the saved bytes must produce the same index.
        if (chance.is(0.2)) ours = createSearchIndex([...ours.save()])
        for (let each = 0; each < queriesEach; each += 1) {
          const query = makeRandomQuery(chance)
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
