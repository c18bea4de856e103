import { expect, it } from 'vitest'
import { readText } from '../query/read-text.ts'
import { createWordStore } from '../terms/word-store.ts'
import { makeWords } from '../testing.ts'
import { relax } from './relax.ts'
import { nothing } from './scored.ts'
import { createTermGroupFinder } from './term-group-finder.ts'

const store = createWordStore()
const names = [
  ...Array.from({ length: 30 }, (_, at) => `Tern kettle ${at + 100}`),
  ...Array.from({ length: 40 }, (_, at) => `Enamel saucer ${at + 100}`),
  'Tern saucer',
]
for (const [at, name] of names.entries()) store.put(at + 1, makeWords({ name }))

/** Relaxes "tern saucer" and counts the documents that are read for its groups. */
function countReads(maxCandidates: number, limit = 1_000, maxSteps = 1_000) {
  const finder = createTermGroupFinder(store)
  const reads: number[] = []
  const { found } = relax(
    {
      ...finder,
      find(termGroup) {
        const scored = finder.find(termGroup)
        reads.push(scored.documents.length)
        return scored
      },
      score(documents, termGroup) {
        reads.push(documents.length)
        return finder.score(documents, termGroup)
      },
    },
    readText(store, 'tern saucer', false).query.needed,
    {
      numbers: store.documents.numbers,
      total: store.documents.total,
      known: nothing,
      limit,
      all: false,
      maxCandidates,
      maxSteps,
    },
  )
  const { documents, scores } = found
  return { reads, found: documents.length, best: documents[scores.indexOf(Math.max(...scores))] }
}

it('LS2 looks for partial matches among a limited number of candidates', () => {
  expect(countReads(32)).toEqual({ reads: [31, 41], found: 71, best: 70 })
  expect(countReads(31)).toEqual({ reads: [31, 31], found: 31, best: 70 })
})

it('LS2 leaves out less important words if these take too many steps', () => {
  // 31 postings of the first word and 41 of the second one; then 31 candidates, too.
  expect(countReads(32, 1_000, 72).reads).toEqual([31, 41])
  expect(countReads(32, 1_000, 71).reads).toEqual([31])
  expect(countReads(31, 1_000, 103).reads).toEqual([31, 31])
  expect(countReads(31, 1_000, 102)).toEqual({ reads: [31], found: 31, best: 70 })
  expect(countReads(32, 1_000, 1).reads).toEqual([31])
})

it.each([9, 10, 11])('LS2 looks for the ten most important of %i words', count => {
  const words = 'amber birch cedar delta ember flint grove heron ivory jade kelp'.split(' ')
  const wordy = createWordStore()
  wordy.put(1, makeWords({ name: words.join(' ') }))
  const finder = createTermGroupFinder(wordy)
  let asked = 0
  relax(
    {
      ...finder,
      find(termGroup) {
        asked += 1
        return finder.find(termGroup)
      },
    },
    readText(wordy, words.slice(0, count).join(' '), false).query.needed,
    {
      ...{ numbers: wordy.documents.numbers, total: wordy.documents.total },
      ...{ known: nothing, limit: 1_000, all: false },
    },
  )
  expect(asked).toBe(Math.min(10, count))
})

it.each([1, 2, 3, 4, 5, 6])(
  'LS2 the best matches are the same however many are wanted (%i)',
  seed => {
    const words = 'amber birch cedar delta ember flint grove heron'.split(' ')
    const wordy = createWordStore()
    for (let at = 0; at < 300; at += 1) {
      const own = words.filter(
        (_, place) => (Math.imul(at + 7, seed * 31 + place * 17) >>> 3) % 5 < 2,
      )
      wordy.put(at + 1, makeWords({ name: `Mug ${at + 100} ${own.join(' ')}` }))
    }
    /** Returns the best partial matches, best first. */
    const find = (limit: number) => {
      const { documents, scores } = relax(
        createTermGroupFinder(wordy),
        readText(wordy, words.join(' ')).query.needed,
        {
          ...{ numbers: wordy.documents.numbers, total: wordy.documents.total },
          ...{ known: nothing, limit, all: false },
        },
      ).found
      const found = [...documents].map((document, at) => ({ document, score: scores[at] ?? 0 }))
      return found
        .sort((a, b) => b.score - a.score || a.document - b.document)
        .map(({ document, score }) => [document, score.toFixed(5)])
    }
    const all = find(300)
    expect(all.length).toBeGreaterThan(100)
    for (const limit of [5, 20]) expect(find(limit)).toEqual(all.slice(0, limit))
  },
)

it.each([
  [300_000, 2],
  [300_001, 1],
])('LS2 reads 600,000 postings and documents at most: two groups of %i', (postings, read) => {
  const finder = createTermGroupFinder(store)
  let finds = 0
  relax(
    {
      ...finder,
      countPostings: () => postings,
      find(termGroup) {
        finds += 1
        return finder.find(termGroup)
      },
    },
    readText(store, 'tern saucer', false).query.needed,
    {
      numbers: store.documents.numbers,
      total: store.documents.total,
      known: nothing,
      limit: 1_000,
      all: false,
    },
  )
  expect(finds).toBe(read)
})
