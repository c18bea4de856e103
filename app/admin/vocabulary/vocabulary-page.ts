import { getPaging, type Paging } from '#app/domain/paging.ts'
import type { Lesson } from '#app/ingest/offers/lessons.ts'
import { type ProductCard, toCard } from '#app/pages/card.ts'
import { adminRetailerPath } from '../retailers/admin-retailers-path.ts'
import type { MatchBulk, MatchGroup } from './bulk-matches.server.ts'
import type { MatchDoubt } from './matches.server.ts'
import type { MergeProposal } from './propose-merges.ts'
import type { VocabularyStore } from './vocabulary-store.server.ts'

export interface VocabularyPage {
  merges: MergeRow[]
  refusedMerges: MergeRow[]
  matches: MatchRow[]
  /** The total number of doubtful pairs, of which `paging` counts those worth most. */
  matchTotal: number
  /** Where `matches` are among the first ones. */
  paging: Paging
  /** Pairs that can be decided, or whose decisions can be undone, together. */
  matchGroups: { open: MatchGroup[]; decided: MatchBulk[] }
  /** What matching has learned from decisions. */
  lessons: LessonRow[]
  decidedMatches: (MatchRow & { isApproved: boolean })[]
}

export interface LessonRow {
  brand: string
  reason: string
  /** How many of the decisions agree, like "24 of 25". */
  agreeing: string
  lesson: Lesson
}

export interface MergeRow {
  pair: string
  retailers: { name: string; path: string; products: number }[]
  reasons: string
}

export interface MatchRow {
  /** The products' numbers: "7 12". */
  pair: string
  offers: Pick<ProductCard, 'path' | 'brand' | 'name' | 'retailer' | 'price' | 'picture'>[]
  reasons: string
}

/** Few, because on a phone each has two pictures, reasons and buttons. */
const matchesPerPage = 10

export async function getVocabularyPage(
  { merges, matches }: Pick<VocabularyStore, 'merges' | 'matches'>,
  page: number,
): Promise<VocabularyPage> {
  const [proposed, doubts, matchGroups, lessons] = await Promise.all([
    merges.fetch(),
    matches.fetch(),
    matches.fetchGroups(),
    matches.fetchLessons(),
  ])
  const paging = getPaging(page, doubts.open.length, matchesPerPage)
  return {
    paging,
    merges: proposed.open.map(toMergeRow),
    refusedMerges: proposed.refused.map(toMergeRow),
    matches: doubts.open.slice(paging.offset, paging.offset + paging.limit).map(toMatchRow),
    matchTotal: doubts.total,
    matchGroups,
    lessons: lessons.map(({ brand, reason, lesson, approved, refused }) => ({
      ...{ brand, reason, lesson },
      agreeing: `${lesson === 'join' ? approved : refused} of ${approved + refused}`,
    })),
    decidedMatches: doubts.decided.map(each => ({
      ...toMatchRow(each),
      isApproved: each.isApproved,
    })),
  }
}

function toMergeRow({ pair, retailers, reasons }: MergeProposal): MergeRow {
  return {
    pair,
    retailers: retailers.map(({ key, name, products }) => ({
      ...{ name, products, path: adminRetailerPath(key) },
    })),
    reasons: reasons.join('; '),
  }
}

function toMatchRow({ first, second, offers, reasons }: MatchDoubt): MatchRow {
  return {
    pair: `${first} ${second}`,
    offers: offers.map(product => {
      const { path, brand, name, retailer, price, picture } = toCard(product)
      return { path, brand, name, retailer, price, ...(picture ? { picture } : {}) }
    }),
    reasons: reasons.join('; '),
  }
}
