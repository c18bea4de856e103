import type { Product } from '#app/domain/product.ts'
import { toOfferFacts } from '#app/ingest/offers/offer-facts.ts'
import { createChance } from '#app/search-index/random-catalogue.ts'
import { listPairs } from '../../server/testing/matching-quality.ts'
import { dealProducts, type KnownProduct, toShop } from './deal-products.ts'
import { groupProducts } from './group-products.ts'
import { retellProducts } from './retell-products.ts'

export const nameKinds = ['own', 'shared', 'descriptive', 'unbranded'] as const
/**
 * How well a product's name identifies it, and so whether matching can join its copies:
 *
 *     own           a word of it may name a model, and no other product has the name
 *     shared        another product of the catalogue has the same name
 *     descriptive   it only describes, like Ribbed Top
 *     unbranded     the offer states no brand
 */
export type NameKind = (typeof nameKinds)[number]

export interface PairCounts {
  /** Pairs of listings at two shops that matching joined. */
  joined: number
  /** Joined pairs that are one product. */
  right: number
  /** Joined pairs of two products that differ in nothing but the price and the description. */
  alike: number
  /** All pairs that are one product, and how many of them were joined, by the product's name. */
  same: Record<NameKind, { pairs: number; joined: number }>
  /** Pairs that wait for an operator, and how many of them are one product. */
  open: number
  openRight: number
  /** Joined and missed pairs that are wrong, in words. */
  mistakes: string[]
  misses: string[]
}

/** Deals a catalogue to shops; every pair joined across two of them is wrong. */
export function measureDeal(known: readonly KnownProduct[], shops: number, seed = 1): PairCounts {
  return countPairs(dealProducts(known, shops, createChance(seed)))
}

/**
 * Lists a catalogue at one shop and copies it to others with retold names. With `isBare`, copies
 * have neither GTIN nor model number, so that only names can join them.
 */
export function measureCopies(
  known: readonly KnownProduct[],
  { shops, isBare, seed = 1 }: { shops: number; isBare: boolean; seed?: number },
): PairCounts {
  const chance = createChance(seed)
  const own = known.map(({ product, thing }) => ({ product: toShop(product, 0), thing }))
  const copies = Array.from({ length: shops - 1 }, (_, at) =>
    retellProducts(known, { shop: at + 1, chance, isBare }),
  )
  return countPairs([...own, ...copies.flat()], classifyNames(known))
}

function classifyNames(known: readonly KnownProduct[]): Map<string, NameKind> {
  const named = known.map(({ product, thing }) => {
    const facts = toOfferFacts(product)
    const isModel = facts?.model.some(word => !/^\d{1,2}$/.test(word)) ?? false
    const name = `${facts?.brand} ${facts?.words.join(' ')}`
    return { thing, name, hasBrand: Boolean(facts?.brand), isModel }
  })
  const byName = Map.groupBy(named, ({ name }) => name)
  const classify = ({ name, hasBrand, isModel }: (typeof named)[number]): NameKind => {
    if (!hasBrand) return 'unbranded'
    if (!isModel) return 'descriptive'
    return byName.get(name)?.length === 1 ? 'own' : 'shared'
  }
  return new Map(named.map(one => [one.thing, classify(one)]))
}

/** Joins everything but the price that identifies a product; two products may share it. */
function toStated(product: Product): string {
  const facts = toOfferFacts(product)
  return [facts?.brand, ...(facts?.words ?? []), facts?.kind, facts?.colorNames].join(' ')
}

function countPairs(
  known: readonly KnownProduct[],
  kinds: ReadonlyMap<string, NameKind> = new Map(),
): PairCounts {
  const { cards, candidates } = groupProducts(known.map(({ product }) => product))
  const offers = known.map(({ product, thing }, number) => ({
    ...{ number, thing, shop: product.retailer.name, card: cards[number] ?? null },
    stated: toStated(product),
    text: `${product.retailer.name}: ${product.brand?.name ?? ''} | ${product.unbrandedName || product.name} | ${product.colors.map(({ name }) => name).join('/')} (${product.id})`,
  }))
  const isAcross = ([a, b]: readonly [{ shop: string }, { shop: string }]) => a.shop !== b.shop
  const joined = listPairs(offers, ({ card }) => card).filter(isAcross)
  const same = listPairs(offers, ({ thing }) => thing).filter(isAcross)
  const wrong = joined.filter(([a, b]) => a.thing !== b.thing)
  const isMissed = ([a, b]: (typeof same)[number]) => a.card === null || a.card !== b.card
  const isRight = ({ first, second }: { first: number; second: number }) =>
    offers[first]?.thing === offers[second]?.thing
  // A copy of a neighbor has the name of its product with a mark.
  const toKind = (thing: string) =>
    kinds.get(thing) ?? kinds.get(thing.replace(/, .*/s, '')) ?? 'own'
  const countSame = (kind: NameKind) => {
    const pairs = same.filter(([a]) => toKind(a.thing) === kind)
    return { pairs: pairs.length, joined: pairs.filter(pair => !isMissed(pair)).length }
  }
  const told = wrong.filter(([a, b]) => a.stated !== b.stated)
  return {
    joined: joined.length,
    right: joined.length - wrong.length,
    alike: wrong.length - told.length,
    same: {
      own: countSame('own'),
      shared: countSame('shared'),
      descriptive: countSame('descriptive'),
      unbranded: countSame('unbranded'),
    },
    open: candidates.length,
    openRight: candidates.filter(isRight).length,
    mistakes: wrong.map(([a, b]) => `${a.text} + ${b.text}`),
    misses: same
      .filter(pair => isMissed(pair) && toKind(pair[0].thing) === 'own')
      .map(([a, b]) => `${a.text} + ${b.text}`),
  }
}
