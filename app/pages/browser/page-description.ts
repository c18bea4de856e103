import { formatQuantity } from '#app/domain/count.ts'
import { isEmptyList, type ListSize } from '#app/domain/paging.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import type { ListPage } from '../list-page.ts'
import type { ProductPage } from '../product-page.ts'
import { hasWords } from './branded-title.ts'

/** Returns a product's meta description. The title already contains the brand. */
export function describeProduct({
  title,
  price,
  retailer,
  isGone,
}: Pick<ProductPage, 'title' | 'price' | 'retailer' | 'isGone'>): string {
  // Avoids repeating a retailer that the title already contains, such as a brand's own shop.
  const place = hasWords(title, retailer) ? '' : ` at ${retailer}`
  if (isGone) return `${title} is no longer sold${place}. See similar products.`
  if (price.isSoldOut) return `${title} is sold out${place}. See where else to find it.`
  return `${title} for ${price.salePrice ?? price.price}${place}. See sizes, colors and where to buy.`
}

/**
 * Returns a product's document title. The title includes the retailer,
 * because the same product at another retailer has its own page.
 */
export function toDocumentTitle({ title, retailer }: Pick<ProductPage, 'title' | 'retailer'>) {
  return hasWords(title, retailer) ? title : `${title} at ${retailer}`
}

/**
 * Says where a search's matches end: "3 products match all words; similar ones follow". If these lack
 * words, says first that nothing has them all, and names them. Returns undefined if no similar products follow.
 */
export function describeSimilar({
  paging: { total, similar },
  reading,
}: Pick<ListPage, 'paging' | 'reading'>): string | undefined {
  if (similar === 0) return undefined
  if (total === 0) return 'No product matches all words; similar ones follow.'
  const dropped = reading?.dropped ?? []
  const matches = formatQuantity(total, 'product matches', 'products match')
  return dropped.length > 0
    ? `No product matches all words. ${matches} all but ${quoteAll(dropped)}; similar ones follow.`
    : `${matches} all words; similar ones follow.`
}

/**
 * Leaves out corrections and ignored words if even those did not find any products, and ignored
 * words that the note on similar products names.
 */
export function toShownReading(reading: QueryReading, size: ListSize): QueryReading {
  if (isEmptyList(size)) return { ...reading, corrected: [], dropped: [] }
  return size.total > 0 && size.similar > 0 ? { ...reading, dropped: [] } : reading
}

/** The number of products that a list is about; that of similar ones if it has only those. */
export function formatListTotal({ total, similar }: ListSize): string {
  return total === 0 && similar > 0
    ? formatQuantity(similar, 'similar product')
    : formatQuantity(total, 'product')
}

/** Joins quoted words: “a”, “b” and “c”. */
export function quoteAll(words: readonly string[]): string {
  return new Intl.ListFormat('en').format(words.map(word => `“${word}”`))
}

/** Returns the meta description of the list for a category, search, brand or retailer. */
export function describeList(
  list: Pick<ListPage, 'title' | 'paging' | 'query' | 'filters' | 'reading' | 'retailerCount'>,
): string {
  const { title, paging, query, filters, reading, retailerCount } = list
  if (isEmptyList(paging)) return `${title}: no products right now.`
  const similar = describeSimilar(list)
  if (similar !== undefined) return `${title}: ${similar}`
  const products = formatQuantity(paging.total, 'product')
  if (query.retailers.length > 0)
    return `${title}: ${products} to search, filter and compare with other stores.`
  const named = reading?.understood.find(part => part.group === 'retailers' && !part.isExcluded)
  if (named) return `${title}: ${products} at ${named.value}.`
  const listed = filters.find(({ facet }) => facet === 'retailers')?.values ?? []
  const only = listed.find(({ count }) => count > 0)
  if (retailerCount === 1 && only) return `${title}: ${products} at ${only.value}.`
  return `${title}: ${products} from ${formatQuantity(retailerCount, 'store')}, prices side by side.`
}
