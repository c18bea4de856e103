import { GraphQLError } from 'graphql'
import { getBrand } from '../world/brands.ts'
import { getCategoryPath } from '../world/category-path.ts'
import { formatDay } from '../world/days.ts'
import { getDescription } from '../world/description.ts'
import { draw, pick } from '../world/draw.ts'
import { getFamily } from '../world/families.ts'
import { findGoogleCategory } from '../world/google-categories.ts'
import { hashText, mix } from '../world/hash.ts'
import { toInitials } from '../world/initials.ts'
import { getOfferGtin } from '../world/offer-gtin.ts'
import { offerLandingPath } from '../world/offer-landing.ts'
import { getOfferBrand, getOfferName } from '../world/offer-name.ts'
import { getOfferPictures } from '../world/offer-pictures.ts'
import { getPeople } from '../world/people.ts'
import { dice } from '../world/product-facts.ts'
import { getColorName, getRecipe } from '../world/product-name.ts'
import { findCanonicalSize, getSizeNames } from '../world/variants.ts'
import type { Resolved } from './answer-query.ts'
import { clickPath } from './click.ts'
import type { CjRow } from './row.ts'

export interface Publisher {
  companyId: string
  /** The publisher's website (`pid`), which clicks are credited to. */
  websiteId: string
}

/**
 * Converts a row to a `Shopping` object of the schema. Fields that the advertiser omits are null.
 */
export function toShopping(
  seed: number,
  row: CjRow,
  baseUrl: string,
  publisher: Publisher,
): Resolved {
  const { offer, feed, variant, own, breakage } = row
  const { facts, advertiser } = offer
  const { retailer, currency } = advertiser
  const name = getOfferName(seed, offer)
  const brand = getOfferBrand(offer)
  const color = getColorName(seed, facts, variant.shade)
  const size = getSizeNames(facts)[variant.size]
  const link = breakage === 'no-link' ? null : toLink(baseUrl, row, name, size)
  const pictures = getOfferPictures(seed, offer, variant.shade, baseUrl)
  const category = getRecipe(facts).category
  const gtin = getOfferGtin(seed, row.offer, row.variant, row.own)
  const money = (cents: number) => ({
    amount: breakage === 'text-amount' ? 'call for price' : (cents / 100).toFixed(2),
    currency: breakage === 'unknown-currency' ? 'XTS' : currency,
  })
  const has = (purpose: number, percent: number) => mix(own, purpose) % 100 < percent
  // Outside a sale, advertisers send no sale price or repeat the price.
  const salePrice =
    row.saleCents > 0 ? money(row.saleCents) : has(20, 20) ? money(row.listCents) : null
  return {
    __typename: 'Shopping',
    id: breakage === 'missing-id' ? null : row.id,
    adId: String(feed.adId),
    advertiserId: String(advertiser.id),
    advertiserName: advertiser.name,
    advertiserCountry: advertiser.country,
    catalogId: String(feed.catalogId),
    catalogName: feed.name,
    title: breakage === 'null-title' ? null : pad(own, toTitle(row, brand, name, color, size)),
    description: has(21, 4) ? '' : getDescription(seed, facts),
    brand: has(22, 6) ? null : pad(own, brand),
    link,
    mobileLink: has(23, 10) ? link : null,
    linkCode: ({ pid }: Record<string, unknown>) => {
      if (pid !== publisher.websiteId)
        throw new GraphQLError(
          `PID '${String(pid)}' does not belong to company '${publisher.companyId}'`,
        )
      if (link === null || !advertiser.isJoined) return null
      const clickUrl = `${baseUrl}${clickPath({ pid: publisher.websiteId, adId: feed.adId, url: link, sku: row.id })}`
      return {
        clickUrl,
        imageUrl: `${baseUrl}/image-${publisher.websiteId}-${feed.adId}`,
        html: {
          text: `<a href="${clickUrl.replaceAll('&', '&amp;')}">Buy</a>`,
          image: null,
          form: null,
        },
      }
    },
    imageLink: pictures.main,
    additionalImageLink: has(24, 30) ? null : pictures.more,
    price: money(row.listCents),
    salePrice,
    effectiveDerivedPrice: salePrice ?? money(row.listCents),
    discountPercentage: row.saleCents > 0 ? facts.discount : null,
    ...toSaleDates(row),
    availability: advertiser.id % 7 === 3 ? toLowerCase(row.availability) : row.availability,
    availabilityDate:
      row.availability === 'PREORDER' ? `${formatDay(facts.modifiedDay + 30)}T00:00:00.000Z` : null,
    condition: toCondition(retailer.kind, own),
    gender: toGender(category, own, advertiser.id),
    ageGroup: has(25, 30) ? null : getPeople(category).ageGroup,
    color: has(26, 4) ? null : toColor(row, color),
    material: has(27, 40) ? null : toMaterial(seed, row),
    pattern: null,
    size: size ?? null,
    sizeType:
      size === undefined || has(28, 60)
        ? null
        : findCanonicalSize(facts, variant.size)?.variant === 'Plus'
          ? 'plus'
          : 'regular',
    sizeSystem:
      size === undefined || has(29, 60) ? null : advertiser.country === 'DE' ? 'EU' : 'US',
    itemGroupId: row.sentGroupId,
    googleProductCategory: has(31, 12) ? null : toGoogleCategory(category, has(32, 10)),
    productType: has(33, 15) ? null : toProductType(category, advertiser.id),
    gtin: gtin ?? null,
    mpn: has(34, 40) ? null : toMpn(row),
    identifierExists: gtin ? 'yes' : has(35, 50) ? 'no' : '',
    customLabel0: has(36, 85) ? null : 'Bestseller',
    targetCountry: advertiser.country,
    serviceableAreas: [advertiser.country],
    sourceFeedType: 'SHOPPING',
    createdAt: has(37, 20)
      ? null
      : `${formatDay(facts.createdDay)}T06:${twoDigits(own % 60)}:00.000Z`,
    lastUpdated: `${formatDay(facts.modifiedDay)}T07:${twoDigits(own % 60)}:18.000Z`,
    isDeleted: row.isDeleted,
    joinedStatus: advertiser.isJoined,
    shipping: has(38, 70)
      ? null
      : { price: { amount: '5.00', currency }, service: 'Ground', country: advertiser.country },
    adult: 'no',
  }
}

/**
 * Returns the manufacturer's model number, which is the same at
 * every shop; some advertisers send a number of their own instead.
 */
function toMpn({ offer, groupId }: CjRow): string {
  const { advertiser, facts, thing } = offer
  if (advertiser.id % 3 === 1) return groupId.replace('-', '')
  return `${toInitials(getBrand(facts.brand).name)}-${10_000 + (hashText(thing) % 90_000)}`
}

function toLink(baseUrl: string, { offer }: CjRow, name: string, size: string | undefined): string {
  const path = offerLandingPath(offer, name)
  return `${baseUrl}${path}${size === undefined ? '' : `?size=${encodeURIComponent(size.toLowerCase())}`}`
}

/** Returns a row's title, whose format depends on the advertiser. */
function toTitle(
  row: CjRow,
  brand: string,
  name: string,
  color: string,
  size: string | undefined,
): string {
  const details = [color, size].filter(Boolean)
  switch (row.offer.advertiser.id % 5) {
    case 0:
      return [`${brand} ${name}`, ...details].join(' - ')
    case 1:
      return `${brand} ${name}`
    case 2:
      return `${name} - ${color}`
    case 3:
      return [`${brand} ${name}`.toUpperCase(), color.toUpperCase(), size && `Size ${size}`]
        .filter(Boolean)
        .join(', ')
    default:
      return `${brand} ${name} in ${color}`
  }
}

/** Imitates the stray whitespace in columns that were filled in by hand. */
function pad(own: number, text: string): string {
  return mix(own, 39) % 16 === 0 ? `  ${text} ` : text
}

function toSaleDates({ saleCents, offer, own }: CjRow): object {
  if (saleCents === 0 || mix(own, 40) % 3 > 0)
    return { salePriceEffectiveDateStart: null, salePriceEffectiveDateEnd: null }
  const { modifiedDay } = offer.facts
  return {
    salePriceEffectiveDateStart: `${formatDay(modifiedDay - 1)}T00:00:00.000Z`,
    salePriceEffectiveDateEnd: `${formatDay(modifiedDay + 90)}T23:59:59.000Z`,
  }
}

/** Converts an availability to the legacy format: IN_STOCK → in stock */
function toLowerCase(availability: string): string {
  return availability.toLowerCase().replace('_', ' ')
}

function toCondition(kind: string, own: number): string | null {
  if (kind === 'pre-owned') return 'used'
  return mix(own, 41) % 5 === 0 ? null : 'new'
}

function toGender(category: number, own: number, advertiserId: number): string | null {
  if (mix(own, 42) % 5 === 0) return null
  const { gender } = getPeople(category)
  return advertiserId % 4 === 1 ? gender.charAt(0).toUpperCase() + gender.slice(1) : gender
}

/** Returns a row's color. Patterned products are often listed with two colors. */
function toColor({ own, offer }: CjRow, color: string): string {
  if (offer.facts.pattern > 0 && mix(own, 43) % 8 === 0) return `${color}/White`
  return mix(own, 44) % 20 === 0 ? color.toUpperCase() : color
}

function toMaterial(seed: number, { offer: { facts }, own }: CjRow): string {
  const { materials } = getFamily(getRecipe(facts).family)
  const main = pick(materials, draw(mix(seed, facts.head), dice.material))
  return mix(own, 45) % 3 === 0
    ? `${main}/Elastane`
    : mix(own, 45) % 3 === 1
      ? main.toLowerCase()
      : main
}

function toGoogleCategory(category: number, isBare: boolean): object | null {
  const found = findGoogleCategory(category)
  if (!found) return null
  return isBare ? { id: found.id, name: null } : { id: found.id, name: found.name }
}

function toProductType(category: number, advertiserId: number): string[] {
  const path = getCategoryPath(category)
  if (advertiserId % 3 === 0) return [path.join(' > ')]
  return advertiserId % 3 === 1
    ? [path.at(-1) ?? '', path.join(' > ')]
    : [path.slice(0, 1).concat(path.slice(-1)).join(' > ')]
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
