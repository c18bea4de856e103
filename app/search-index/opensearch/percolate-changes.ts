import type { FacetName } from '#app/domain/facets/facets.ts'
import type { Filters } from '#app/domain/facets/filters.ts'
import type { SearchMatch, StoredSearch } from '#app/domain/stored-search.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import type { IndexAnswer } from '../index-interface.ts'
import { createPercolator } from '../percolator/percolator.ts'
import type { ReadText } from '../text/query/read-text.ts'
import { createTextPredicate } from '../text/query/text-predicate.ts'
import type { EngineVocabulary } from './engine-vocabulary.server.ts'
import { listNarrowing, matchAll } from './offer-queries.ts'
import { findCardOffers } from './read-offers.ts'
import { matchNumbers, type TextAnswerer } from './text-answers.ts'

const readsEach = 200

/**
 * Matches stored searches with changed products by our own percolator, which needs the changed
 * products and the vocabulary but no index of all products.
 */
export async function percolateChanges(
  source: TextAnswerer & {
    words: EngineVocabulary
    everything: IndexAnswer
    read(text: string, isTyping: boolean, isGuessing: boolean): Promise<ReadText>
  },
  { searches, changes }: { searches: readonly StoredSearch[]; changes: readonly ProductChange[] },
): Promise<SearchMatch[]> {
  const { vocabulary, learn } = source.words
  // Words that the vocabulary has not seen yet would match no search.
  const terms = new Map(
    changes.flatMap(change => (change.isGone ? [] : [[change.number, learn(change.words)]])),
  )
  const texts = new Set(
    searches.map(({ query }) => parseListQuery(new URLSearchParams(query)).text),
  )
  texts.delete('')
  // Reading every text first asks OpenSearch all that the percolator may not wait for.
  for (const batch of toBatches([...texts], readsEach))
    await Promise.all(batch.map(text => source.read(text, false, false)))
  const pinned = await readPinned(source, searches)
  const counts = new Map(
    Object.entries(source.everything.facets).flatMap(([group, values]) =>
      values.map(({ value, count }) => [`${toGroup(group)} ${value}`, count] as const),
    ),
  )
  const percolate = createPercolator({
    createTextPredicate: text => createTextPredicate(vocabulary, text),
    getTerms: number => terms.get(number),
    countTerm: term => vocabulary.dictionary.frequency[term] ?? 0,
    countValue: (group, value) => counts.get(`${group} ${value}`) ?? 0,
    readPinned: (text, numbers) => pinned.get(toPinKey(text, numbers)) ?? { numbers, filters: {} },
  })
  const work = percolate(searches, changes)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await new Promise(done => setImmediate(done))
  }
}

function toGroup(group: string): FacetName | 'category' {
  return group === 'categories' ? 'category' : (group as FacetName)
}

type Pinned = { numbers: readonly number[]; filters: Partial<Filters> }

/** Finds the offers and filters of the searches whose text names products by a code. */
async function readPinned(
  { client, index, count, read }: Parameters<typeof percolateChanges>[0],
  searches: readonly StoredSearch[],
): Promise<Map<string, Pinned>> {
  const found = new Map<string, Pinned>()
  for (const { query, pinned } of searches) {
    if (pinned === undefined) continue
    const { text } = parseListQuery(new URLSearchParams(query))
    const key = toPinKey(text, pinned)
    if (found.has(key)) continue
    const offers = await findCardOffers(client, index, pinned)
    const { filters } = await read(text, false, false)
    const [left = 0] = await count([
      matchAll([matchNumbers(pinned), ...listNarrowing(filters).map(each => each.query)]),
    ])
    found.set(key, {
      numbers: [...new Set([...pinned, ...offers])],
      filters: left === 0 ? {} : filters,
    })
  }
  return found
}

function toPinKey(text: string, numbers: readonly number[]): string {
  return `${numbers.join()} ${text}`
}

function* toBatches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
