import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { formatShortDay } from '#app/domain/day.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { findVerifiedDrop } from '#app/domain/verified-drop.ts'
import type { ScopePart } from '#app/storefronts/home-settings.ts'
import { toCard } from '../card.ts'
import { findParts, listOwnScopes, type Scopes, toPartQuery } from './find-in-scope.ts'
import type { HomeDrop } from './home-page.ts'
import { toSparkline } from './sparkline.ts'
import { spreadProducts, takeTurns } from './spread-products.ts'

/** The list of all products whose price dropped below all that we recorded of the month before. */
export const dropsQuery: ListQuery = { ...emptyListQuery, deals: ['drop'], sort: 'popular' }

/**
 * The sales that our price record verifies. The heading over the drops says that they are verified, and
 * of all products whose last price change was a drop, only some are, so its links lead to these.
 */
export const verifiedQuery: ListQuery = { ...emptyListQuery, deals: ['verified'] }

/** The number of links that fit beside the heading. */
const maxLinks = 3

/**
 * The number of products to check, since many price drops
 * are smaller than a percent or older than 30 days.
 */
const candidates = 640
/** The number of products to check of each part of a scope, at least. */
const partCandidates = 160
/** More than a page shows, because its hero may have some of them. */
const maxDrops = 18
/** How many drops of each part come first, then the others. */
const maxPerPart = 2
/** The number of drops below which a page does not show them. */
export const leastDrops = 4
/** The number up to which drops of further parts are added. */
const wantedDrops = 8
/** The number up to which drops from everywhere are added, which other storefronts may show. */
const filledDrops = 6

type DropCatalogue = Pick<Catalogue, 'list' | 'findPriceSteps'>

/**
 * Finds price drops below the 30-day low in a storefront's scope, spread over brands and categories:
 * two of each part and then the others, the largest first. If there are too few, those of its further parts follow, and then the largest of the
 * whole catalogue.
 */
export async function findDrops(
  catalogue: DropCatalogue,
  home: Scopes,
  now: Date,
): Promise<HomeDrop[]> {
  let drops: HomeDrop[] = []
  const add = async (parts: readonly ScopePart[], size: number) => {
    const brands = new Set(drops.map(({ brand }) => brand))
    const others = await findDropsIn(catalogue, parts, now)
    drops = [...drops, ...others.filter(({ brand }) => !brands.has(brand))].slice(0, size)
  }
  const [scope = [], further] = listOwnScopes(home)
  await add(scope, maxDrops)
  if (further && drops.length < wantedDrops) await add(further, wantedDrops)
  if (drops.length < leastDrops) await add([], filledDrops)
  return drops
}

/**
 * Links to the verified sales of a scope's first parts with a title, since no single list holds those of
 * a scope, or to all verified sales if these have none. Drops can be verified without a sale, if no store
 * claims one.
 */
export async function findDropLinks(
  catalogue: Pick<Catalogue, 'list'>,
  scope: readonly ScopePart[],
): Promise<{ label: string; to: string }[]> {
  const { deals } = verifiedQuery
  const parts = await Promise.all(
    scope.map(async ({ title, ...part }) => {
      const query = { ...toPartQuery(part), deals }
      const count = title === undefined ? 0 : (await catalogue.list(query, 1)).paging.total
      // Sales, as the whole list is called, would take a second line on phones.
      const label = `${formatWholeCount(count)} verified in ${title}`
      return count > 0 ? [{ label, to: listPath(query) }] : []
    }),
  )
  const links = parts.flat().slice(0, maxLinks)
  if (links.length > 0) return links
  const { total } = (await catalogue.list(verifiedQuery, 1)).paging
  const label = `All ${formatQuantity(total, 'verified sale')}`
  return total > 0 ? [{ label, to: listPath(verifiedQuery) }] : []
}

async function findDropsIn(
  catalogue: DropCatalogue,
  scope: readonly ScopePart[],
  now: Date,
): Promise<HomeDrop[]> {
  const { deals, sort } = dropsQuery
  const size = Math.max(partCandidates, Math.ceil(candidates / Math.max(1, scope.length)))
  const parts = await findParts(catalogue, scope, { deals, sort }, size)
  const available = takeTurns(parts.map(({ products }) => products)).filter(
    ({ inStock }) => inStock,
  )
  const histories = await catalogue.findPriceSteps(available)
  const drops = available
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
      const day = formatShortDay(drop.since, now)
      return [{ product, drop: { ...shown, ...prices, day, percent: drop.percent, line } }]
    })
    .sort((a, b) => b.drop.percent - a.drop.percent)
  const spread = spreadProducts(
    drops.map(({ product }) => product),
    maxDrops,
    leastDrops,
  )
  const chosen = new Set(spread.map(formatProductKey))
  const shown = drops.filter(({ product }) => chosen.has(formatProductKey(product)))
  // Otherwise a part with large drops, such as bags, would leave no room for the others.
  const first = new Set(
    parts.flatMap(({ products }) => {
      const own = new Set(products.map(formatProductKey))
      return shown.filter(({ product }) => own.has(formatProductKey(product))).slice(0, maxPerPart)
    }),
  )
  const others = shown.filter(each => !first.has(each))
  return [...shown.filter(each => first.has(each)), ...others].map(({ drop }) => drop)
}
