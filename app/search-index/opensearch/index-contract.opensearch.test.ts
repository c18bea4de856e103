import { describe, expect, it } from 'vitest'
import type { IndexAnswer, IndexQuery } from '../index-interface.ts'
import { createChance, makeRandomChange, makeRandomQuery } from '../random-catalogue.ts'
import { createReferenceIndex } from '../reference-index.ts'
import { openTestEngine } from './testing/open-test-engine.ts'

const catalogues = 3
const rounds = 4
const queriesEach = 30

describe('OpenSearch and the reference index', () => {
  it.each(Array.from({ length: catalogues }, (_, seed) => [seed]))(
    'RE6 LS3 LS6 LS7 PR8 give the same results for random queries and changes (%i)',
    async seed => {
      const chance = createChance(seed)
      const ours = await openTestEngine()
      const plain = createReferenceIndex()
      const numbers = 1 + chance.below(120)
      for (let round = 0; round < rounds; round += 1) {
        const changes = Array.from({ length: 1 + chance.below(60) }, () =>
          makeRandomChange(chance, chance.below(numbers)),
        )
        await ours.apply(changes)
        plain.apply(changes)
        const queries = Array.from({ length: queriesEach }, () => makeRandomQuery(chance))
        const answers = await Promise.all(queries.map(query => ours.engine.query(query)))
        for (const [at, query] of queries.entries())
          expect({ query, answer: toComparable(query, answers[at]) }).toEqual({
            query,
            answer: toComparable(query, plain.query(query)),
          })
        expect([ours.engine.size, ours.engine.version]).toEqual([plain.size, plain.version])
      }
      await ours.close()
    },
  )
})

/** Relevance is scored in another way, so searches by relevance have the same cards in another order. */
function toComparable({ text, sort }: IndexQuery, answer: IndexAnswer | undefined) {
  if (answer === undefined || text === '' || sort !== 'relevance') return answer
  return { ...answer, hits: answer.hits.length }
}
