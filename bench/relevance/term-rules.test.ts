import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { termRules } from '#app/search-index/text/terms/term-rules.ts'
import { makeWords } from '#app/search-index/text/testing.ts'
import { createWordIndex } from '#app/search-index/text/word-index.ts'
import { toSetChange } from './our-set-engine.ts'
import { readSet } from './read-set.ts'

const digits = 10

// If this fails, the terms of products have changed: write the expected value into term-rules.ts, so
// that snapshots and indices of the version before are not used.
it('PR8 the rules for terms are those by which our own sets are indexed', () => {
  const index = createWordIndex()
  let number = 0
  for (const name of ['shoppers', 'models', 'unnamed'])
    for (const product of readSet(new URL(`./${name}`, import.meta.url).pathname).products) {
      number += 1
      index.put(number, toSetChange(product, number).words)
    }
  // Fields that none of the sets has.
  const pair = { categoryId: 'womens-sneakers', otherCategoryId: 'mens-sneakers' }
  index.put(number + 1, makeWords({ name: 'Tern shoe', cuts: 'petite', ...pair }))
  index.put(number + 2, makeWords({ name: 'Tern tie', audience: 'women men' }))
  const hash = createHash('sha256')
  // The first part describes the rules themselves.
  for (const part of [...index.save()].slice(1)) hash.update(part)
  expect(termRules).toBe(hash.digest('hex').slice(0, digits))
})
