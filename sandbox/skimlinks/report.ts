import { getBrand } from '../world/brands.ts'
import { formatDay } from '../world/days.ts'
import { draw } from '../world/draw.ts'
import { mix } from '../world/hash.ts'
import type { Offer } from '../world/offer.ts'
import { offerLandingPath, toLandingId } from '../world/offer-landing.ts'
import { getOfferName } from '../world/offer-name.ts'
import { getOfferPictures } from '../world/offer-pictures.ts'
import type { Offers } from '../world/offers.ts'
import { getVerticalId } from './verticals.ts'

/** The ways a row can be unusable. */
export const trendingBreakages = ['missing-name', 'missing-link', 'text-price'] as const
export type TrendingBreakage = (typeof trendingBreakages)[number]

/** One product of the report with today's ranks. */
export interface TrendingRow {
  offer: Offer
  productId: string
  verticalId: number
  name: string
  /**
   * The product's ranks; 1 is the highest. They rank the product within the
   * whole network, regardless of which part of the report is requested.
   */
  trendingRank: number
  popularRank: number
  breakage: TrendingBreakage | undefined
  own: number
}

export interface TrendingReport {
  /** Returns the day's report, which is rebuilt when the day changes. */
  list(): readonly TrendingRow[]
}

export function createTrendingReport(offers: Offers): TrendingReport {
  let made: { day: number; rows: readonly TrendingRow[] } | undefined
  return {
    list() {
      if (made?.day !== offers.world.day) made = { day: offers.world.day, rows: makeRows(offers) }
      return made.rows
    },
  }
}

function makeRows(offers: Offers): TrendingRow[] {
  const { seed, day } = offers.world
  const rows: TrendingRow[] = []
  for (let number = 0; number < offers.counts.trending; number++) {
    const offer = offers.get('trending', number)
    if (offer.facts.isSoldOut) continue
    const own = mix(mix(seed, offer.facts.index), 400)
    rows.push({
      offer,
      productId: mix(own, 1).toString(16).padStart(8, '0') + number.toString(16),
      verticalId: getVerticalId(offer.facts),
      name: getOfferName(seed, offer),
      trendingRank: 0,
      popularRank: 0,
      breakage: mix(own, 2) % 120 === 0 ? trendingBreakages[mix(own, 3) % 3] : undefined,
      own,
    })
  }
  // Popularity is stable; trending changes daily but correlates with it.
  const popular = rows.toSorted((a, b) => b.offer.facts.popularity - a.offer.facts.popularity)
  const heat = ({ own }: TrendingRow) => draw(own, 4) + draw(own, 1000 + (day % 1000))
  const trending = rows.toSorted((a, b) => heat(b) - heat(a))
  popular.forEach((row, at) => {
    row.popularRank = at + 1
  })
  trending.forEach((row, at) => {
    row.trendingRank = at + 1
  })
  return trending
}

export type Period = 'today' | '7_days' | '30_days'

/**
 * Returns a row of the report. The vendor does not document the rows,
 * so their field names vary here as they do between its endpoints.
 */
export function toReportRow(
  world: { seed: number; day: number },
  row: TrendingRow,
  period: Period,
  baseUrl: string,
): object {
  const { offer, own, breakage, name } = row
  const { facts, advertiser } = offer
  const [shade] = facts.colors
  const isOtherwise = mix(own, 10) % 10 === 0
  const link = `${baseUrl}${offerLandingPath(offer, name)}`
  const price = (facts.saleCents || facts.listCents) / 100
  const picture = getOfferPictures(world.seed, offer, shade, baseUrl).main
  const shownName = mix(own, 11) % 14 === 0 ? ` ${name} ` : name
  const clicks = Math.max(1, Math.round(3000 / row.trendingRank ** 0.7))
  const idOf = mix(own, 12) % 20
  return {
    // A few rows have only the shop's product number, or only a link.
    ...(idOf > 2 && { product_id: row.productId }),
    ...(idOf > 0 && { sku: String(toLandingId(offer)) }),
    ...(breakage !== 'missing-name' &&
      (isOtherwise ? { title: shownName } : { product_name: shownName })),
    ...(mix(own, 13) % 12 !== 0 && { product_brand: getBrand(facts.brand).name }),
    ...(breakage !== 'missing-link' &&
      (isOtherwise ? { urls: { product_url: link } } : { product_url: link })),
    ...(isOtherwise
      ? { image_url: picture }
      : { product_images: [{ value: picture, xsize: 720, ysize: 900 }] }),
    price: breakage === 'text-price' ? 'N/A' : price,
    ...(facts.saleCents > 0 && { original_price: facts.listCents / 100 }),
    currency: 'USD',
    advertiser_id: advertiser.id,
    merchant_id: advertiser.id + 10_001,
    ...(isOtherwise ? { advertiser_name: advertiser.name } : { merchant_name: advertiser.name }),
    vertical_id: row.verticalId,
    country_code: advertiser.country,
    popular_rank: row.popularRank,
    trending_rank: row.trendingRank,
    clicks_affiliated: period === 'today' ? clicks : clicks * (period === '7_days' ? 6 : 23),
    // Sales are reported with a delay of several days.
    ...(period !== 'today' && {
      sales: Math.floor(clicks / 9),
      order_amount: Math.floor(clicks / 9) * price,
    }),
    latest_ts_updated: `${formatDay(world.day)}T04:00:00Z`,
  }
}
