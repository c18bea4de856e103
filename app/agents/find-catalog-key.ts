import { type ProductKey, parseProductKey, toProductKey } from '#app/domain/product-key.ts'
import { findPathProduct } from '#app/domain/urls/product-path.ts'
import { readOfferId } from './catalog-product.ts'

/**
 * Reads an id that an assistant sends; undefined if it is none of ours. `isExact` for an offer.
 *
 *     s:730112845                               a product
 *     offer:s:730112845                         an offer
 *     https://www.fashion8.com/product/s/…      a product page
 */
export function findCatalogKey(
  id: string,
  siteUrl: string,
): { key: ProductKey; isExact: boolean } | undefined {
  const offer = readOfferId(id)
  const key =
    parseProductKey(offer ?? id) ?? (offer === undefined ? readUrl(id, siteUrl) : undefined)
  return key && { key, isExact: offer !== undefined }
}

function readUrl(text: string, siteUrl: string): ProductKey | undefined {
  if (!text.startsWith(`${siteUrl}/`) || !URL.canParse(text)) return undefined
  const { source, id } = findPathProduct(new URL(text).pathname) ?? {}
  return toProductKey(source, id)
}
