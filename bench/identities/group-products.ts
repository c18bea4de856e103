import type { Product } from '#app/domain/product.ts'
import { groupColors } from '#app/ingest/offers/group-colors.ts'
import { groupOffers } from '#app/ingest/offers/group-offers.ts'
import { joinCards } from '#app/ingest/offers/join-cards.ts'
import { joinModels } from '#app/ingest/offers/join-models.ts'
import { toOfferFacts } from '#app/ingest/offers/offer-facts.ts'

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
  const { groups, models, candidates } = groupOffers(offers)
  const groupOf = toFirsts(groups, products.length)
  const listedApart = groupColors(offers, number => groupOf[number] ?? number)
  const joined = joinModels(offers, { groups, colorGroups: listedApart, models })
  const cards = joinCards(offers, { groups, colorGroups: joined.colorGroups })
  return {
    groups: groupOf,
    cards: toFirsts(cards, products.length),
    candidates: [...candidates, ...joined.candidates],
  }
}

function toFirsts(groups: readonly number[][], length: number): (number | null)[] {
  const firsts = Array.from({ length }, (): number | null => null)
  for (const group of groups) for (const number of group) firsts[number] = group[0] ?? null
  return firsts
}
