import type { Sort } from '#app/domain/urls/list-query.ts'
import { worstStep } from '../sort-keys.ts'
import { firstOrder, keyBits } from './card-document.ts'
import { type OfferQuery, toFilter } from './offer-queries.ts'

/** The part of a search's body that selects cards and puts them in order. */
export interface CardOrder {
  query: { nested: Readonly<Record<string, unknown>> }
  sort: object[]
}

/** How the words of a search are scored: an offer's score is the sum of these clauses. */
export interface Scoring {
  clauses: readonly OfferQuery[]
  /** The best score that an offer can have, roughly. */
  best: number
}

/**
 * Orders cards by the key of the offer that represents them, which depends on the filters: the first
 * of the matching offers. The score of each offer is its order in the card, so that the score of the
 * card says which offer is first. The key of this offer is looked up by its place.
 */
export function orderBySort(
  sort: Sort | 'words',
  matching: OfferQuery,
  isReversed = false,
): CardOrder {
  const order = isReversed ? 'desc' : 'asc'
  return {
    query: {
      nested: {
        path: 'offers',
        score_mode: 'max',
        query: {
          function_score: {
            query: toFilter(matching),
            field_value_factor: { field: 'offers.order', missing: 1 },
            boost_mode: 'replace',
          },
        },
      },
    },
    sort: [`keys.${sort}`, 'numbers'].map(field => ({
      _script: {
        type: 'number',
        order,
        script: {
          lang: 'painless',
          source: readKey,
          params: { field, first: firstOrder, mask: 2 ** keyBits - 1 },
        },
      },
    })),
  }
}

const readKey = `def keys = doc[params.field];
int place = keys.size() == 1 ? 0 : (int) (params.first - _score);
return keys.get(place) & params.mask;`

/**
 * Orders cards by how well their best offer matches the words, in steps as fine as those of our own
 * index, and equally good ones by stock, popularity and age.
 */
export function orderByWords(
  matching: OfferQuery,
  { clauses, best }: Scoring,
  isReversed = false,
): CardOrder {
  const [order, reverse] = isReversed ? ['desc', 'asc'] : ['asc', 'desc']
  const firstKey = (field: string, order: string | undefined, source: string) => ({
    _script: {
      type: 'number',
      order,
      script: {
        lang: 'painless',
        source,
        params: { field, mask: 2 ** keyBits - 1, steps: worstStep / best },
      },
    },
  })
  return {
    query: {
      nested: {
        path: 'offers',
        score_mode: 'max',
        query: { bool: { filter: [matching], should: clauses } },
      },
    },
    sort: [
      firstKey('', reverse, 'Math.floor(_score * params.steps)'),
      firstKey('keys.words', order, 'doc[params.field].get(0) & params.mask'),
      firstKey('numbers', order, scrambled),
    ],
  }
}

/** Knuth's multiplicative hash, as in sort-keys.ts. */
const scrambled = '((doc[params.field].get(0) & params.mask) * 2654435761L) & params.mask'
