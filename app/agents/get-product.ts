import type { ColorSibling } from '#app/domain/color-sibling.ts'
import type { DiscountCheck } from '#app/domain/discount-check.ts'
import { type Offer, toOffer } from '#app/domain/offer.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import { toProductPage } from '#app/pages/product-page.ts'
import { productArguments } from './catalog-arguments.ts'
import {
  type CatalogOffer,
  type CatalogProduct,
  toAvailability,
  toCatalogOffer,
  toCatalogProduct,
  toMedia,
} from './catalog-product.ts'
import { type CatalogAnswer, type CatalogTool, describeUnusedFilters } from './catalog-tool.ts'
import { findCatalogKey } from './find-catalog-key.ts'
import { toPriceEvidence } from './price-evidence.ts'
import { selectOptions } from './select-options.ts'

const maxPictures = 10

/** Describes a product in full: offers of all stores, sizes and what our price record says. */
export const getProduct: CatalogTool<typeof productArguments> = {
  name: 'get_product',
  title: 'Get a product',
  description:
    'Describes one product: its own offer, then those of other stores, cheapest first; colors and sizes ' +
    'with availability, and the evidence for its price from our own daily record. Shoppers buy at ' +
    'the store, which the product page links to.',
  capability: 'dev.ucp.shopping.catalog.lookup',
  schema: productArguments,
  async answer({ catalogue, siteUrl }, { catalog }) {
    const found = findCatalogKey(catalog.id, siteUrl)
    const stored = found && (await catalogue.find(found.key.source, found.key.id))
    if (!stored) return fail('not_found', 'There is no product with this id')
    if (stored.goneSince) return fail('not_found', 'The store no longer sells this product')
    const { source, id } = stored.product
    const [offers, siblings, history] = await Promise.all([
      catalogue.findOffers(source, id),
      catalogue.findColorSiblings(source, id),
      catalogue.findPriceHistory(source, id),
    ])
    const now = new Date()
    const page = toProductPage(stored.product, { ...stored, offers, siblings, history, now })
    const product = withSaleCheck(stored.product, page.priceStory?.saleCheck)
    const base = toCatalogProduct(product, siteUrl)
    if (!base) return fail('price_unknown', 'The store states no price of this product')
    const { linkWarning } = stored
    const own: Offer = { ...toOffer(product), ...(linkWarning ? { linkWarning } : {}) }
    const others = page.offers.filter(({ isThis, usdCents }) => !isThis && usdCents > 0)
    const choice = selectOptions(product, [own, ...others], catalog.selected)
    const variants = choice.offers.map(({ offer, isAvailable }) => ({
      ...toCatalogOffer(offer, offer === own ? product : undefined, siteUrl),
      availability: toAvailability(offer, isAvailable),
      options: choice.selected,
    }))
    const evidence = history && toPriceEvidence(history, now)
    const messages = describeUnusedFilters(catalog.filters)
    return {
      ...(messages.length > 0 ? { messages } : {}),
      product: {
        ...base,
        price_range: toPriceRange(variants) ?? base.price_range,
        media: product.images.slice(0, maxPictures).map(image => toMedia(product, image, siteUrl)),
        options: choice.options,
        selected: choice.selected,
        variants,
        metadata: {
          ...base.metadata,
          ...(page.materials.length > 0 ? { materials: page.materials } : {}),
          ...(evidence ? { price_evidence: evidence } : {}),
          ...(siblings.length > 0 ? { other_colors: siblings.map(toOtherColor) } : {}),
        },
      } satisfies CatalogProduct,
    }

    function toOtherColor({ name, path }: ColorSibling) {
      return { name, url: absoluteUrl(siteUrl, path) }
    }
  },
}

/** Judges the sale by the price history of this moment, as the product's page does. */
function withSaleCheck(product: CheckedProduct, discountCheck?: DiscountCheck): CheckedProduct {
  return discountCheck === undefined ? product : { ...product, discountCheck }
}

/** Finds the range of prices; undefined if they are in several currencies. */
function toPriceRange(offers: readonly CatalogOffer[]): CatalogProduct['price_range'] | undefined {
  const prices = offers.map(({ price }) => price).sort((one, other) => one.amount - other.amount)
  const [min, max] = [prices[0], prices.at(-1)]
  const isComparable = new Set(prices.map(({ currency }) => currency)).size === 1
  return min && max && isComparable ? { min, max } : undefined
}

function fail(code: string, content: string): CatalogAnswer {
  return {
    isFailed: true,
    messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
  }
}
