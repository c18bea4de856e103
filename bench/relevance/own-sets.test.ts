import { expect, it } from 'vitest'
import { measureRelevance } from './measure-relevance.ts'
import { getMeans } from './metrics.ts'
import { createOurSetEngine } from './our-set-engine.ts'
import { readSet } from './read-set.ts'

// The minimum scores, which are the current scores minus a small margin. To see the
// queries with the worst results: `npm run bench -- relevance bench/relevance/NAME --show`
it.each([
  { name: 'shoppers', ndcg: 0.98, ofJudged: 0.985, recall: 0.965 },
  { name: 'models', ndcg: 0.97, ofJudged: 0.98, recall: 0.98 },
  { name: 'unnamed', ndcg: 0.6, ofJudged: 0.86, recall: 0.84 },
])(
  'LS2 scores at least as high as before on the set $name',
  async ({ name, ndcg, ofJudged, recall }) => {
    const set = readSet(new URL(`./${name}`, import.meta.url).pathname)
    const figures = getMeans((await measureRelevance(createOurSetEngine, set, 2)).scores)
    expect(figures.ndcg).toBeGreaterThan(ndcg)
    expect(figures.ndcgOfJudged).toBeGreaterThan(ofJudged)
    expect(figures.recall).toBeGreaterThan(recall)
    expect(figures.emptyShare).toBe(0)
  },
)
