import { formatUsd } from '#app/domain/currency.ts'
import { facets } from '#app/domain/facets/facets.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import type { Shortcut } from '#app/storefronts/list-settings.ts'

/** A fact about a product: "$39.53", "Below the next store". */
export interface ProductFact {
  value: string
  label: string
}

/** How the price compares with other days and other stores: up to three facts. */
export function listPriceFacts({
  offers,
  saving,
  priceStory,
}: Pick<ProductPage, 'offers' | 'saving' | 'priceStory'>): ProductFact[] {
  const { lowest, drop, verdict } = priceStory ?? {}
  const open = offers.filter(({ price }) => !price.isSoldOut)
  const cents = open.map(({ usdCents }) => usdCents)
  const own = open.find(({ isThis }) => isThis)
  const next = Math.min(...open.flatMap(offer => (offer.isThis ? [] : offer.usdCents)))
  const below = own && open.length > 1 ? next - own.usdCents : 0
  return [
    saving && { value: saving.amount, label: 'Less at another store' },
    below > 0 && { value: formatUsd(below), label: 'Below the next store' },
    // A price that has held for 30 days is their low, which the line below it says already.
    lowest &&
      verdict !== 'same' && {
        value: lowest.price,
        label: lowest.isSinceFirstSeen ? 'Lowest since we know it' : 'Lowest in the 30 days before',
      },
    open.length > 1 && {
      value: `${open.length} stores`,
      label:
        Math.min(...cents) === Math.max(...cents)
          ? 'At the same price'
          : `${formatUsd(Math.min(...cents))} to ${formatUsd(Math.max(...cents))}`,
    },
    drop && { value: drop.amount, label: `Dropped ${drop.day}` },
  ]
    .filter(fact => typeof fact === 'object')
    .slice(0, 3)
}

/** What the product is made of, its condition and its colors. */
export function listMaterialFacts({
  materials,
  isPreOwned,
  isRefurbished,
  isRental,
  colors,
}: Pick<
  ProductPage,
  'materials' | 'isPreOwned' | 'isRefurbished' | 'isRental' | 'colors'
>): ProductFact[] {
  const condition = isRefurbished ? 'Refurbished' : isPreOwned ? 'Pre-owned' : 'New'
  return [
    { label: 'Material', value: materials.join(', ') },
    { label: 'Condition', value: isRental ? 'For rent' : condition },
    { label: 'Colors', value: colors.length > 1 ? colors.map(({ name }) => name).join(', ') : '' },
  ].filter(({ value }) => value !== '')
}

/** The least share of a material, in percent, for the product to count as made of it. */
const leastShare = 50

/**
 * The shortcuts by material, such as seasons, and whether the product belongs to them. Empty if it
 * belongs to none, as when nothing is known about its material.
 */
export function listSeasons(
  { materials }: Pick<ProductPage, 'materials'>,
  shortcuts: readonly Shortcut[],
): { title: string; isFor: boolean }[] {
  const main = materials.flatMap(text => {
    const [, share, name = text] = /^(\d+)% (.+)$/.exec(text) ?? []
    return share === undefined || Number(share) >= leastShare ? name.toLowerCase() : []
  })
  const seasons = shortcuts
    .filter(({ facet }) => facet === 'materials')
    .map(({ title, values }) => ({
      title,
      isFor: values.some(value => main.includes(facets.materials.format(value).toLowerCase())),
    }))
  return seasons.some(({ isFor }) => isFor) ? seasons : []
}
