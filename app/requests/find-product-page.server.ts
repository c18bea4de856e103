import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Product } from '#app/domain/product.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import { countSimilarBySize } from '#app/pages/count-similar-by-size.ts'
import { type ProductPage, toProductPage } from '#app/pages/product-page.ts'

/** Returns a product with the view model of its page, or undefined when it is unknown. */
export async function findProductPage(
  catalogue: Catalogue,
  source: string,
  id: string,
): Promise<{ product: Product; page: ProductPage } | undefined> {
  const found = isSourceLetter(source) ? await catalogue.find(source, id) : undefined
  if (!found) return undefined
  const { product, ...availability } = found
  const [offers, siblings, history, sizeCounts] = await Promise.all([
    catalogue.findOffers(product.source, product.id),
    catalogue.findColorSiblings(product.source, product.id),
    catalogue.findPriceHistory(product.source, product.id),
    countSimilarBySize(catalogue, product),
  ])
  const surroundings = { ...availability, offers, siblings, history, sizeCounts }
  // The chart shows a line per retailer.
  const chart = offers.length > 1 ? { offerSteps: await catalogue.findPriceSteps(offers) } : {}
  return { product, page: toProductPage(product, { ...surroundings, ...chart }) }
}
