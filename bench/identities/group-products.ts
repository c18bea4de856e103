import type { Product } from '#app/domain/product.ts'
import { findGroups } from '#app/ingest/offers/find-groups.ts'
import { toOfferFacts } from '#app/ingest/offers/offer-facts.ts'
import { createModelCount } from '#app/ingest/offers/word-usage.ts'

/** How matching grouped products, each given by its position. */
export interface GroupedProducts {
  /** Joins the offers whose prices are compared; null for an offer alone. */
  groups: (number | null)[]
  /** Joins what one card shows, which includes listings without a color. */
  cards: (number | null)[]
  candidates: { first: number; second: number; reasons: string[] }[]
}

/** Groups a whole catalogue in memory, as matching does it in the database. */
export function groupProducts(products: readonly Product[]): GroupedProducts {
  const offers = products.flatMap((product, number) => {
    const facts = toOfferFacts(product)
    return facts === undefined ? [] : [{ ...facts, number }]
  })
  const { groups, cards, doubtful } = findGroups(offers, [], {
    countModels: createModelCount(offers),
    findLesson: () => undefined,
    crowded: new Set(),
  })
  const toList = (firsts: ReadonlyMap<number, number>) =>
    products.map((_, number) => firsts.get(number) ?? null)
  return { groups: toList(groups), cards: toList(cards), candidates: doubtful }
}
