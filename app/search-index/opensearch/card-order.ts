import type { Sort } from '#app/domain/urls/list-query.ts'
import { worstStep } from '../sort-keys.ts'
import { firstOrder, firstUnseenBit, keyBits } from './card-document.ts'
import { type OfferQuery, toFilter } from './offer-queries.ts'

/** The part of a search's body that selects cards and puts them in order. */
export interface CardOrder {
  query: { nested: Readonly<Record<string, unknown>> }
  sort: object[]
  /** True if the first key of `sort` is 1 for cards whose wanted color no picture shows. */
  isByColor: boolean
}

/** Which way a list is sorted. */
interface Direction {
  isReversed?: boolean
  /** The bits of colors; cards of which no picture shows any of those they have come last. */
  wanted?: number
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
  { isReversed = false, wanted = 0 }: Direction = {},
): CardOrder {
  const order = isReversed ? 'desc' : 'asc'
  const sortByScript = (source: string, params: object) => ({
    _script: {
      ...{ type: 'number', order },
      script: {
        lang: 'painless',
        source,
        params: { ...params, first: firstOrder, mask: 2 ** keyBits - 1 },
      },
    },
  })
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
    sort: [
      ...(wanted === 0
        ? []
        : [sortByScript(`${readKey}${judgeColors}`, { field: 'colorBits', wanted })]),
      ...[`keys.${sort}`, 'numbers'].map(field => sortByScript(`${readKey}return key;`, { field })),
    ],
    isByColor: wanted !== 0,
  }
}

const readKey = `def keys = doc[params.field];
int place = keys.size() == 1 ? 0 : (int) (params.first - _score);
long key = keys.get(place) & params.mask;
`
/** 1 if an offer has wanted colors and no picture shows any of them. */
const judgeColors = `return (key >> ${firstUnseenBit} & params.wanted) != 0 && (key & params.wanted) == 0 ? 1 : 0;`

/**
 * Orders cards by how well their best offer matches the words, in steps as fine as those of our own
 * index, and equally good ones by stock, popularity and age. The score does not say which offer
 * represents a card, so a picture of any of the matching offers is enough to show a wanted color.
 */
export function orderByWords(
  matching: OfferQuery,
  { clauses, best }: Scoring,
  { isReversed = false, wanted = 0 }: Direction = {},
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
      ...(wanted === 0 ? [] : [sortByColors(matching, wanted, order)]),
      firstKey('', reverse, 'Math.floor(_score * params.steps)'),
      firstKey('keys.words', order, 'doc[params.field].get(0) & params.mask'),
      firstKey('numbers', order, scrambled),
    ],
    isByColor: wanted !== 0,
  }
}

function sortByColors(matching: OfferQuery, wanted: number, order: string | undefined) {
  return {
    _script: {
      ...{ type: 'number', order, mode: 'min' },
      nested: { path: 'offers', filter: matching },
      script: {
        lang: 'painless',
        source: `long key = doc['offers.colorBits'].value;\n${judgeColors}`,
        params: { wanted },
      },
    },
  }
}

/** Knuth's multiplicative hash, as in sort-keys.ts. */
const scrambled = '((doc[params.field].get(0) & params.mask) * 2654435761L) & params.mask'
