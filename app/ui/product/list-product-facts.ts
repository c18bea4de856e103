import { formatUsd } from '#app/domain/currency.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { formatPriceSpan } from '#app/domain/price-span.ts'
import { nameLow } from '#app/domain/thirty-day-low.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import type { Shortcut } from '#app/storefronts/list-settings.ts'
import { isLowStated } from './price-line.tsx'

/** A fact about a product: "$39.53", "Below the next store". */
export interface ProductFact {
  value: string
  label: string
}

type Condition = Pick<ProductPage, 'isPreOwned' | 'isRefurbished' | 'isRental'>

/**
 * How the price compares with other days and other stores: up to three facts that neither the line
 * below the price nor the link to a cheaper store states. Stores are those that sell it in the same condition. One store, all sizes and a new product are
 * no news: a product of which at most one other fact is known says what it is made of and comes in, and
 * one of which nothing is known names its condition. The breadcrumb has its category.
 */
export function listPriceFacts({
  offers,
  price,
  priceStory,
  sizes,
  ...product
}: Pick<ProductPage, 'offers' | 'price' | 'priceStory' | 'sizes'> &
  Plain &
  Condition): ProductFact[] {
  const { lowest, verdict, since, begin, points = [] } = priceStory ?? {}
  const last = points.at(-1)
  const open = offers.filter(
    ({ price, isPreOwned }) => !price.isSoldOut && isPreOwned === product.isPreOwned,
  )
  const cents = open.map(({ usdCents }) => usdCents)
  const own = open.find(({ isThis }) => isThis)
  const next = Math.min(...open.flatMap(offer => (offer.isThis ? [] : offer.usdCents)))
  const below = own && open.length > 1 ? next - own.usdCents : 0
  const highest = findHighest(priceStory)
  const usual = findUsual(priceStory)
  const inStock = sizes.filter(({ isSoldOut }) => !isSoldOut)
  const condition = { value: describeCondition(product), label: 'Condition' }
  const facts = [
    below > 0 && { value: formatUsd(below), label: 'Below the next store' },
    lowest &&
      !isLowStated({ verdict, lowest }, price) && {
        value: lowest.price,
        label: lowest.isSinceFirstSeen
          ? `Lowest since ${since}`
          : verdict === 'same'
            ? 'Same price for 30 days'
            : nameLow(lowest.before),
      },
    open.length > 1 && {
      value: `${open.length} stores`,
      label:
        Math.min(...cents) === Math.max(...cents)
          ? 'At the same price'
          : formatPriceSpan(formatUsd(Math.min(...cents)), formatUsd(Math.max(...cents))),
    },
    usual && { value: usual, label: `On most days since ${begin}` },
    highest && highest !== usual && { value: highest, label: `Highest since ${begin}` },
    last &&
      !last.isSoldOut &&
      (points.length > 1 || verdict) && { value: last.day, label: 'Start of today’s price' },
    condition.value !== plainCondition && condition,
    inStock.length < sizes.length &&
      inStock[0] &&
      (inStock.length === 1
        ? { value: inStock[0].name, label: 'Only size in stock' }
        : { value: `${inStock.length} of ${sizes.length}`, label: 'Sizes in stock' }),
  ].filter(fact => typeof fact === 'object')
  const known = facts.length > 1 ? facts : [...facts, ...listPlainFacts({ ...product, sizes })]
  return known.length > 0 ? known.slice(0, 3) : [condition]
}

type Plain = Pick<ProductPage, 'colors' | 'fibers' | 'materials'>

/** Says what a product is, for when little else is known about it. */
function listPlainFacts({
  colors,
  fibers,
  materials,
  sizes,
}: Plain & Pick<ProductPage, 'sizes'>): ProductFact[] {
  const areInStock = sizes.length > 1 && sizes.every(({ isSoldOut }) => !isSoldOut)
  return [
    fibers
      ? { value: fibers.main, label: 'Main fiber' }
      : { value: materials[0] ?? '', label: 'Material' },
    { value: areInStock ? `${sizes.length} sizes` : '', label: 'All in stock' },
    colors.length > 1
      ? { value: `${colors.length} colors`, label: 'To choose from' }
      : { value: colors[0]?.name ?? '', label: 'Color' },
  ].filter(({ value }) => value !== '')
}

/** The price that was charged for more than half of the charted time, if it is not today's. */
function findUsual(story: ProductPage['priceStory']): string | undefined {
  const points = (story?.points ?? []).filter(({ isSoldOut }) => !isSoldOut)
  const sum = (charged: typeof points) =>
    charged.reduce((total, { from, to }) => total + to - from, 0)
  const usual = points.find(
    ({ usdCents }) => sum(points.filter(point => point.usdCents === usdCents)) * 2 > sum(points),
  )
  return usual?.usdCents === points.at(-1)?.usdCents ? undefined : usual?.price
}

/** The highest price in the chart, if it is above today's. */
function findHighest(story: ProductPage['priceStory']): string | undefined {
  const points = story?.points ?? []
  const cents = Math.max(...points.map(({ usdCents }) => usdCents))
  const highest = points.find(({ usdCents }) => usdCents === cents)
  return highest && highest.usdCents > (points.at(-1)?.usdCents ?? 0) ? highest.price : undefined
}

/** Lists materials and condition, as the swatches name the colors; empty if the only thing to say is that the product is new. */
export function listMaterialFacts({
  materials,
  ...product
}: Pick<ProductPage, 'materials'> & Condition): ProductFact[] {
  const facts = [
    { label: 'Material', value: materials.join(', ') },
    { label: 'Condition', value: describeCondition(product) },
  ].filter(({ value }) => value !== '')
  return facts.length === 1 && facts[0]?.value === plainCondition ? [] : facts
}

/** The condition that shoppers expect, and that says something only beside others. */
export const plainCondition = 'New'

export function describeCondition({ isPreOwned, isRefurbished, isRental }: Condition): string {
  if (isRental) return 'For rent'
  if (isRefurbished) return 'Refurbished'
  return isPreOwned ? 'Pre-owned' : plainCondition
}

/** The least share of a material, in percent, for the product to count as made of it. */
const leastShare = 50

/**
 * The shortcuts by material, such as seasons, that the product belongs to because of its main
 * material or its category.
 */
export function listSeasons(
  { materials, categories }: Pick<ProductPage, 'materials' | 'categories'>,
  shortcuts: readonly Shortcut[],
): string[] {
  const main = listMain(materials)
  return shortcuts
    .filter(
      ({ facet, values, categories: all = [] }) =>
        facet === 'materials' &&
        (all.some(id => categories.includes(id)) ||
          values.some(value => main.includes(facets.materials.format(value).toLowerCase()))),
    )
    .map(({ title }) => title)
}

/** The materials that the product counts as made of, in small letters. */
function listMain(materials: readonly string[]): string[] {
  return materials.flatMap(text => {
    const [, share, name = text] = /^(\d+)% (.+)$/.exec(text) ?? []
    return share === undefined || Number(share) >= leastShare ? name.toLowerCase() : []
  })
}
