import type { AlertKind } from '#app/accounts/alerts/alert.ts'
import type { AlertStore } from '#app/accounts/alerts/alert-store.server.ts'
import type {
  SavedListing,
  SavedProduct,
  SavedStore,
} from '#app/accounts/saved/saved-store.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { formatUsd } from '#app/domain/currency.ts'
import type { CardProduct } from '#app/domain/listing.ts'
import { formatSoldOut } from '#app/domain/price.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { parseSavedQuery, type SavedQuery } from '#app/domain/urls/saved-query.ts'
import type { RetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { type ProductCard, toCard } from './card.ts'

/** The signed-in user's saved products. */
export interface SavedPage extends Pick<SavedListing, 'paging' | 'counts' | 'revision'> {
  items: SavedItem[]
  query: SavedQuery
  /** Popular products to show when nothing is saved yet; empty otherwise. */
  popular: ProductCard[]
}

export interface SavedItem {
  card: ProductCard
  /** True once the product has left the catalogue; the card then shows its stored fields. */
  isGone: boolean
  /** The price drop since the product was saved: "$20.00". */
  drop?: string
  /** The alerts that the shopper has set on the product; absent if there are none. */
  alerts?: AlertKind[]
}

/** The saved tab of the account. */
export interface NewestSaved extends Pick<SavedPage, 'items' | 'revision'> {
  /** The total number of saved products. */
  total: number
}

interface SavedSources {
  catalogue: Catalogue
  store: SavedStore
  /** Absent where the cards offer no alerts. */
  alerts?: Pick<AlertStore, 'findKinds'>
  userId: string
  /** The storefront's retailers; undefined when no settings apply. */
  retailers: RetailerView | undefined
}

const popularCards = 8
/** A multiple of two and three, so that it fills rows of two or three cards. */
const newestItems = 6

export async function getSavedPage(sources: SavedSources, query: SavedQuery): Promise<SavedPage> {
  const { products, ...rest } = await findSaved(sources, query)
  return {
    ...rest,
    query,
    items: await getItems(sources, products),
    popular: rest.counts.all === 0 ? await findPopular(sources.catalogue) : [],
  }
}

export async function getNewestSaved(sources: SavedSources): Promise<NewestSaved> {
  const newest = parseSavedQuery(new URLSearchParams())
  const { products, counts, revision } = await findSaved(sources, newest)
  const items = await getItems(sources, products.slice(0, newestItems))
  return { items, revision, total: counts.all }
}

function findSaved({ store, userId, retailers }: SavedSources, query: SavedQuery) {
  return store.findPage(userId, query, retailers?.isHidden)
}

async function getItems(
  { catalogue, alerts, userId }: SavedSources,
  products: readonly SavedProduct[],
): Promise<SavedItem[]> {
  const [today, kindsByKey] = await Promise.all([
    catalogue.findMany(products),
    alerts?.findKinds(userId, products),
  ])
  const byKey = new Map(today.map(product => [formatProductKey(product), product]))
  return products.map(saved => {
    const key = formatProductKey(saved)
    const kinds = kindsByKey?.get(key)
    return { ...toSavedItem(saved, byKey.get(key)), ...(kinds ? { alerts: kinds } : {}) }
  })
}

/**
 * Prepares a saved product. `today` is the product as
 * it is now; undefined once it has left the catalogue.
 */
export function toSavedItem(saved: SavedProduct, today: CardProduct | undefined): SavedItem {
  if (!today || saved.cents === undefined) {
    const card = toCard(saved.fields)
    // A sale price is meaningless once the product is no longer sold.
    return { card: { ...card, price: formatSoldOut(saved.fields) }, isGone: true }
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
