import { getBrand } from '../world/brands.ts'
import { getCategoryPath } from '../world/category-path.ts'
import { formatDay } from '../world/days.ts'
import { getDescription } from '../world/description.ts'
import { mix } from '../world/hash.ts'
import { toInitials } from '../world/initials.ts'
import { toLocalCents } from '../world/local-cents.ts'
import type { Offer } from '../world/offer.ts'
import { getOfferGtin } from '../world/offer-gtin.ts'
import { offerLandingPath } from '../world/offer-landing.ts'
import { getOfferBrand, getOfferName } from '../world/offer-name.ts'
import { getOfferPictures } from '../world/offer-pictures.ts'
import { getColorName, getNameParts, getRecipe } from '../world/product-name.ts'
import { getSizeNames, toShadeCode } from '../world/variants.ts'
import { linkPath } from './click.ts'
import { element, type XmlElement } from './xml.ts'

/** The ways a record can be unusable. */
export const rakutenBreakages = [
  'text-price',
  'missing-linkid',
  'missing-linkurl',
  'unknown-currency',
  'missing-name',
] as const
export type RakutenBreakage = (typeof rakutenBreakages)[number]

/** The fields of a record that searches use. */
export interface RakutenRow {
  offer: Offer
  linkId: string
  sku: string
  name: string
  primary: string
  secondary: string[]
  keywords: string[]
  short: string
  /** The regular price, in hundredths of the advertiser's currency. */
  priceCents: number
  /**
   * The sale price that the advertiser sends. When the
   * product is not on sale, this is 0 or the regular price.
   */
  salePriceCents: number
  breakage: RakutenBreakage | undefined
  own: number
}

export function getRakutenRow(seed: number, offer: Offer): RakutenRow {
  const { facts, advertiser, number } = offer
  const own = mix(mix(seed, facts.index), 300)
  const [shade = 0] = facts.colors
  const color = getColorName(seed, facts, shade)
  const path = getCategoryPath(getRecipe(facts).category)
  const price = toLocalCents(facts.listCents, advertiser.currency)
  const sale = toLocalCents(facts.saleCents, advertiser.currency)
  const name = toName(offer, getOfferBrand(offer), getOfferName(seed, offer), color)
  const parts = getNameParts(seed, facts).map(part => part.toLowerCase())
  return {
    offer,
    linkId: toLinkId(offer),
    sku:
      mix(own, 1) % 66 === 0
        ? ''
        : `${toInitials(getBrand(facts.brand).name)}${number}${toShadeCode(shade)}`,
    name,
    primary: mix(own, 2) % 80 === 0 ? '' : toPrimary(path, advertiser.id),
    secondary: mix(own, 3) % 20 === 0 ? [] : path,
    keywords: [...parts, color.toLowerCase()],
    short: name.length > 60 ? parts.join(' ') : name,
    priceCents: price,
    salePriceCents: facts.saleCents > 0 ? sale : mix(own, 4) % 3 === 0 ? 0 : price,
    breakage: mix(own, 5) % 450 === 0 ? rakutenBreakages[mix(own, 6) % 5] : undefined,
    own,
  }
}

/**
 * Returns an id that has ten digits at some advertisers
 * and nineteen at others, too many for a double.
 */
function toLinkId({ advertiser, number }: Offer): string {
  return advertiser.id % 4 === 1
    ? `1122334455${String(100_000_000 + number)}`
    : String(9_300_000_000 + number)
}

/**
 * Returns the record's name. Most names begin with the brand, because a record has no brand field.
 */
function toName({ advertiser }: Offer, brand: string, name: string, color: string): string {
  const manner = advertiser.id % 6
  if (manner === 0) return `${brand} ${name}`
  if (manner === 1) return `${brand} ${name} - ${color}`
  if (manner === 2) return `${brand} ${name}, ${color}`
  if (manner === 3) return `${name} in ${color}`
  return manner === 4 ? `${brand.toUpperCase()} ${name}` : `${brand} ${name} (${color})`
}

/**
 * Returns the primary category: Women, Shoes, Boots → Shoes at one advertiser, Women at another.
 */
function toPrimary([top = '', second = '']: readonly string[], advertiserId: number): string {
  if (advertiserId % 2 === 0) return top
  if (top === 'Living') return 'Home & Garden'
  if (second === 'Shoes') return 'Shoes'
  if (second === 'Beauty' || second === 'Grooming') return 'Health & Beauty'
  return second === 'Clothes' ? 'Apparel' : 'Accessories'
}

/** Writes a record as XML for the search response. */
export function toItem(
  seed: number,
  row: RakutenRow,
  baseUrl: string,
  publisherCode: string,
): XmlElement {
  const { offer, own, breakage } = row
  const { facts, advertiser } = offer
  const currency = breakage === 'unknown-currency' ? 'XTS' : advertiser.currency
  const landing = toLanding(row, baseUrl, seed)
  const linkUrl = `${baseUrl}${linkPath({ id: publisherCode, offerId: `${700_000 + advertiser.id}.${row.linkId}`, url: landing })}`
  const size = getSizeNames(facts).findIndex(name => name !== undefined)
  const [shade = 0] = facts.colors
  const saleprice = element('saleprice', formatCents(row.salePriceCents), { currency })
  const description = element('description', [
    element('short', pad(own, 20, row.short)),
    element('long', mix(own, 21) % 25 === 0 ? ' ' : getDescription(seed, facts)),
  ])
  return element('item', [
    element('mid', String(advertiser.id)),
    element('merchantname', pad(own, 22, advertiser.name)),
    ...(breakage === 'missing-linkid' ? [] : [element('linkid', row.linkId)]),
    element('createdon', toCreatedOn(row)),
    element('sku', row.sku),
    element('productname', breakage === 'missing-name' ? ' ' : pad(own, 23, row.name)),
    element('category', [
      element('primary', row.primary === '' ? ' ' : pad(own, 24, row.primary)),
      element('secondary', row.secondary.length === 0 ? ' ' : row.secondary.join('~~')),
    ]),
    element('price', breakage === 'text-price' ? 'See site' : formatCents(row.priceCents), {
      currency,
    }),
    // Older recordings of the upstream's responses have this element further down.
    ...(advertiser.id % 3 === 1 ? [] : [saleprice]),
    element('upccode', getOfferGtin(seed, offer, { shade, size }, own) ?? ''),
    description,
    ...(advertiser.id % 3 === 1 ? [saleprice] : []),
    element('keywords', row.keywords.join('~~')),
    element('linkurl', breakage === 'missing-linkurl' ? '' : linkUrl),
    element(
      'imageurl',
      mix(own, 25) % 60 === 0 ? '' : getOfferPictures(seed, offer, shade, baseUrl).main,
    ),
  ])
}

function toLanding({ offer }: RakutenRow, baseUrl: string, seed: number): string {
  return `${baseUrl}${offerLandingPath(offer, getOfferName(seed, offer))}`
}

/** Returns a date in the legacy format for some advertisers and in ISO format for others. */
function toCreatedOn({ offer: { facts, advertiser }, own }: RakutenRow): string {
  const time = `16:${String(own % 60).padStart(2, '0')}:14`
  const day = formatDay(facts.createdDay)
  return advertiser.id % 5 === 2 ? `${day}T${time}Z` : `${day}/${time}`
}

function formatCents(cents: number): string {
  return cents === 0 ? '0' : (cents / 100).toFixed(2)
}

function pad(own: number, purpose: number, text: string): string {
  return mix(own, purpose) % 12 === 0 ? ` ${text}  ` : text
}
