import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { findVerifiedDrop } from '#app/domain/verified-drop.ts'
import { toCard } from '../card.ts'
import type { HomeDrop } from './home-page.ts'
import { toSparkline } from './sparkline.ts'

/** The list of all products whose last price change was a drop. */
export const dropsQuery: ListQuery = { ...emptyListQuery, deals: ['drop'], sort: 'popular' }

/**
 * The number of products to check, since only about
 * one price drop in ten goes below the 30-day low.
 */
const candidates = 150
const maxDrops = 12

/** Finds price drops below the 30-day low, the largest first. */
export async function findDrops(
  catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'>,
  now: Date,
): Promise<HomeDrop[]> {
  const { products } = await catalogue.list(dropsQuery, candidates)
  const available = products.filter(({ inStock }) => inStock)
  const histories = await catalogue.findPriceSteps(available)
  return available
    .flatMap(product => {
      const steps = histories.get(formatProductKey(product)) ?? []
      const drop = findVerifiedDrop(steps, now)
      const line = toSparkline(steps, now)
      if (!drop || line === undefined) return []
      const { path, buyPath, brand, name, retailer, picture, price } = toCard(product)
      // A source's own conversion, or a price that changed just now, is not the one we compared.
      if ((price.salePrice ?? price.price) !== formatUsd(drop.cents)) return []
      const shown = { path, buyPath, brand, name, retailer, ...(picture ? { picture } : {}) }
      const prices = { price: formatUsd(drop.cents), low: formatUsd(drop.lowCents) }
      return [{ ...shown, ...prices, percent: drop.percent, line }]
    })
    .sort((a, b) => b.percent - a.percent)
    .slice(0, maxDrops)
}
