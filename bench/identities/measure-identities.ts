import { toOfferFacts } from '#app/ingest/offers/offer-facts.ts'
import { createChance } from '#app/search-index/random-catalogue.ts'
import { listPairs } from '../../server/testing/matching-quality.ts'
import { dealProducts, type KnownProduct, toShop } from './deal-products.ts'
import { groupProducts } from './group-products.ts'
import { retellProducts } from './retell-products.ts'

export interface PairCounts {
  /** Pairs of listings at two shops that matching joined. */
  joined: number
  /** Joined pairs that are one product. */
  right: number
  /** All pairs that are one product. */
  same: number
  /** Those of them whose name is that of one product: it has a model and no other product has it. */
  told: number
  toldRight: number
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
  return countPairs([...own, ...copies.flat()], findTold(known))
}

/** Finds the things whose name names a product and is not also that of another. */
function findTold(known: readonly KnownProduct[]): Set<string> {
  const named = known.flatMap(({ product, thing }) => {
    const facts = toOfferFacts(product)
    const isModel = facts?.brand && facts.model.some(word => !/^\d{1,2}$/.test(word))
    return facts && isModel ? [{ thing, name: `${facts.brand} ${facts.words.join(' ')}` }] : []
  })
  const byName = Map.groupBy(named, ({ name }) => name)
  return new Set(
    [...byName.values()]
      .filter(({ length }) => length === 1)
      .flat()
      .map(({ thing }) => thing),
  )
}

function countPairs(
  known: readonly KnownProduct[],
  told: ReadonlySet<string> = new Set(),
): PairCounts {
  const { cards, candidates } = groupProducts(known.map(({ product }) => product))
  const offers = known.map(({ product, thing }, number) => ({
    ...{ number, thing, shop: product.retailer.name, card: cards[number] ?? null },
    text: `${product.retailer.name}: ${product.brand?.name ?? ''} | ${product.unbrandedName || product.name} | ${product.colors.map(({ name }) => name).join('/')} (${product.id})`,
  }))
  const isAcross = ([a, b]: readonly [{ shop: string }, { shop: string }]) => a.shop !== b.shop
  const joined = listPairs(offers, ({ card }) => card).filter(isAcross)
  const same = listPairs(offers, ({ thing }) => thing).filter(isAcross)
  const wrong = joined.filter(([a, b]) => a.thing !== b.thing)
  const missed = same.filter(([a, b]) => a.card === null || a.card !== b.card)
  const isRight = ({ first, second }: { first: number; second: number }) =>
    offers[first]?.thing === offers[second]?.thing
  return {
    joined: joined.length,
    right: joined.length - wrong.length,
    same: same.length,
    told: same.filter(([a]) => told.has(a.thing)).length,
    toldRight: joined.filter(([a, b]) => a.thing === b.thing && told.has(a.thing)).length,
    open: candidates.length,
    openRight: candidates.filter(isRight).length,
    mistakes: wrong.map(([a, b]) => `${a.text} + ${b.text}`),
    misses: missed.filter(([a]) => told.has(a.thing)).map(([a, b]) => `${a.text} + ${b.text}`),
  }
}
