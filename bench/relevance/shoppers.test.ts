import { expect, it } from 'vitest'
import { measureRelevance } from './measure-relevance.ts'
import { createOurSetEngine } from './our-set-engine.ts'
import { readSet } from './read-set.ts'

// What was reached, minus a hair: `npm run bench -- relevance --show` tells which searches got worse.
it('LS2 answers shoppers as well as it has learnt to', async () => {
  const set = readSet(new URL('./shoppers', import.meta.url).pathname)
  const { ndcg, ndcgOfJudged, recall, emptyShare } = await measureRelevance(
    createOurSetEngine(set.products),
    set,
  )
  expect(ndcg).toBeGreaterThan(0.965)
  expect(ndcgOfJudged).toBeGreaterThan(0.975)
  expect(recall).toBeGreaterThan(0.965)
  expect(emptyShare).toBe(0)
})
