import type { ExplainedPage } from '#app/catalogue/catalogue.ts'
import type { Product } from '#app/domain/product.ts'
import type { OrderTerms } from '#app/search-index/get-order-terms.ts'
import { maxBucket, scramble, toQuality, worstStep } from '#app/search-index/sort-keys.ts'
import { toProductRow } from '#app/store/product-row.ts'

type Card = ExplainedPage['cards'][number]

/** The order of a page after its products' commissions were dealt out at random. */
export interface Rerun {
  /** The number of products of which the order now reads something else. */
  changed: number
  /** The number of products in another place. */
  moved: number
  /** The products in their new order, each with its places before and after, from 1. */
  places: { product: Product; before: number; after: number }[]
}

/**
 * Deals out the commissions of a page's products at random, reads again from each product what the
 * order depends on, and sorts again. `deal` says what is dealt out.
 */
export function rerunOrder(
  cards: readonly Card[],
  seed: number,
  deal: (product: Product, other: Product) => Product = takeCommission,
): Rerun {
  const shuffled = cards
    .map((_, index) => ({ index, key: scramble(index + seed * 7_919) }))
    .sort((a, b) => a.key - b.key)
    .map(({ index }) => index)
  const read = cards.map((card, index) => {
    // The next one in a random circle, so that no product keeps its own commission.
    const next = shuffled[(shuffled.indexOf(index) + 1) % shuffled.length] ?? index
    return readAgain(card, deal(card.product, cards[next]?.product ?? card.product))
  })
  // Variants of a product stand apart, so the page need not be in the order of the terms.
  const before = sortIndexes(cards)
  const sorted = sortIndexes(read)
    .map((index, rank) => ({ index, after: (before[rank] ?? 0) + 1 }))
    .sort((a, b) => a.after - b.after)
    .flatMap(({ index, after }) => {
      const product = cards[index]?.product
      return product ? [{ product, before: index + 1, after }] : []
    })
  return {
    changed: read.filter(({ isChanged }) => isChanged).length,
    moved: sorted.filter(({ before, after }) => before !== after).length,
    places: sorted,
  }
}

/** Returns the indexes of cards in the order of their terms. */
function sortIndexes(cards: readonly Pick<Card, 'terms'>[]): number[] {
  return cards
    .map(({ terms }, index) => ({ terms, index }))
    .sort((a, b) => compareTerms(a.terms, b.terms))
    .map(({ index }) => index)
}

/**
 * Gives a product all fields of another one that say who pays a commission, and how much: the
 * network, the tracked link and the network's own fields. How many shoppers saved the product is
 * among those fields, but it says nothing about a commission, so the product keeps it.
 */
function takeCommission(product: Product, other: Product): Product {
  const { source, adSource, clickUrl } = other
  const { popularity: _theirs, ...custom } = other.custom
  const { popularity } = product.custom
  const own = popularity === undefined ? {} : { popularity }
  return { ...product, source, adSource, clickUrl, custom: { ...custom, ...own } }
}

/** Reads what the order depends on from a product with another's commission. */
function readAgain({ product, terms }: Card, dealt: Product) {
  const [before, after] = [readInputs(product), readInputs(dealt)]
  const isChanged = JSON.stringify(before) !== JSON.stringify(after)
  const hasSameWords = JSON.stringify(before.words) === JSON.stringify(after.words)
  return {
    product,
    isChanged,
    terms: {
      ...terms,
      // Other words are matched by the next search only; until then they count as no match.
      wordsStep: hasSameWords ? terms.wordsStep : worstStep,
      isInStock: before.isInStock === after.isInStock ? terms.isInStock : after.isInStock,
      popularityBucket: terms.popularityBucket + after.popularityBucket - before.popularityBucket,
    },
  }
}

/** Returns what the index reads from a product, by the code that writes it to the store. */
function readInputs(product: Product) {
  const {
    document: _document,
    content_hash: _hash,
    fingerprint: _print,
    ...row
  } = toProductRow(product, 0)
  const { name, brand, color_words, materials, description, in_stock, ...others } = row
  const popularity = others.popularity
  const trendRank = others.trend_rank ?? undefined
  return {
    words: { name, brand, color_words, materials, description },
    isInStock: in_stock,
    popularityBucket: maxBucket - toQuality({ inStock: true, popularity, trendRank }),
    others,
  }
}

/** Compares cards as the index sorts a search: pictures of the color, words, stock, popularity, age, a fixed hash. */
export function compareTerms(a: OrderTerms, b: OrderTerms): number {
  return (
    Number(a.isUnseen) - Number(b.isUnseen) ||
    a.wordsStep - b.wordsStep ||
    Number(b.isInStock) - Number(a.isInStock) ||
    b.popularityBucket - a.popularityBucket ||
    b.period - a.period ||
    scramble(a.number) - scramble(b.number)
  )
}
