import type {
  SavedListing,
  SavedProduct,
  SavedStore,
} from '#app/accounts/saved/saved-store.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { emptyListQuery } from '#app/domain/list-query.ts'
import type { CardProduct } from '#app/domain/listing.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import type { SavedQuery } from '#app/domain/saved-query.ts'
import { type ProductCard, toCard } from './card.ts'

/** The signed-in user's saved products. */
export interface SavedPage extends Pick<SavedListing, 'paging' | 'counts' | 'revision'> {
  items: SavedItem[]
  query: SavedQuery
  /** Shown when nothing is saved yet; empty otherwise. */
  popular: ProductCard[]
}

export interface SavedItem {
  card: ProductCard
  /** True once the product has left the catalogue; the card then shows its stored fields. */
  isGone: boolean
  /** The price drop since the product was saved: "$20.00". */
  drop?: string
}

const popularCards = 8

export async function getSavedPage(
  { catalogue, store, userId }: { catalogue: Catalogue; store: SavedStore; userId: string },
  query: SavedQuery,
): Promise<SavedPage> {
  const { products, ...rest } = await store.findPage(userId, query)
  const today = await catalogue.findMany(products)
  const byKey = new Map(today.map(product => [formatProductKey(product), product]))
  return {
    ...rest,
    query,
    items: products.map(saved => toSavedItem(saved, byKey.get(formatProductKey(saved)))),
    popular: rest.counts.all === 0 ? await findPopular(catalogue) : [],
  }
}

/** `today` is the current product; undefined once it has left the catalogue. */
export function toSavedItem(saved: SavedProduct, today: CardProduct | undefined): SavedItem {
  if (!today || saved.cents === undefined) {
    const card = toCard(saved.kept)
    // A sale is meaningless once the product is no longer sold.
    const { salePrice, ...price } = card.price
    const lastPrice = { ...price, price: salePrice ?? price.price, discount: 0, isSoldOut: true }
    return { card: { ...card, price: lastPrice }, isGone: true }
  }
  const cents = saved.savedCents - saved.cents
  return {
    card: toCard(today),
    isGone: false,
    ...(today.inStock && cents > 0 ? { drop: formatUsd(cents) } : {}),
  }
}

async function findPopular(catalogue: Catalogue): Promise<ProductCard[]> {
  const popular = await catalogue.list({ ...emptyListQuery, sort: 'popular' }, popularCards)
  return popular.products.map(toCard)
}
