import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { judgeDiscount, type RefusalReason } from '#app/domain/discount-check.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceStep } from '#app/domain/price-step.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { fewestClaims, type SaleClaims, type SaleCounts } from '#app/domain/sale-claims.ts'
import { retailerPath } from '#app/domain/urls/links.ts'
import type { RetailerView } from '#app/overrides/retailers/retailer-view.ts'
import {
  type SaleReviews,
  toProductSubject,
  toStoreSubject,
} from '#app/overrides/sale-reviews.server.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import type { Sparkline } from './browser/sparkline-box.ts'
import { type ProductCard, toCard } from './card.ts'
import { describeRecord, getClaimed } from './describe-record.ts'
import { isInScope } from './home/is-in-scope.ts'
import { toSparkline } from './home/sparkline.ts'

/** The view model of the page about sales that our record contradicts. */
export interface RefusedSales {
  sales: RefusedSale[]
  /** The retailers with enough sales, by name. */
  scores: SaleScore[]
}

export interface RefusedSale
  extends Pick<ProductCard, 'source' | 'id' | 'path' | 'brand' | 'name' | 'retailer' | 'picture'> {
  price: string
  /** The price that the retailer calls the original one. */
  claimed: string
  /** What our record says, as a sentence. */
  record: string
  /** The last 90 days; absent if the price did not change. */
  line?: Sparkline
}

/** The sales of a retailer that our record verifies. */
export interface SaleScore extends SaleCounts {
  name: string
  path: string
}

/** How many sales a page lists. */
export interface SaleLimits {
  all: number
  /** So that one retailer does not fill the page. */
  perRetailer: number
}

const shopperLimits: SaleLimits = { all: 24, perRetailer: 3 }

type Reviews = Pick<SaleReviews, 'fetchClaims' | 'isWithheld'>
type View = Pick<RetailerView, 'isHidden' | 'toShownName'>

/** Creates the page of one storefront, whose retailer settings `catalogue` and `view` apply. */
export async function createRefusedSales({
  catalogue,
  reviews,
  view,
  scope,
  now,
  limits = shopperLimits,
}: {
  catalogue: Pick<Catalogue, 'findMany' | 'findPriceSteps'>
  reviews: Reviews
  view: View | undefined
  /** The scope of the storefront, whose sales come first. */
  scope: readonly HomeSelection[]
  now: Date
  limits?: SaleLimits
}): Promise<RefusedSales> {
  const claims = await reviews.fetchClaims()
  const scores = scoreRetailers(claims, reviews, view)
  const left = new Map(scores.map(({ name }) => [toRetailerKey(name), limits.perRetailer]))
  const found = await catalogue.findMany(claims.contradicted)
  const isOutside = (product: CheckedProduct) => Number(!isInScope(product, scope))
  const products = found.toSorted((a, b) => isOutside(a) - isOutside(b))
  const histories = await catalogue.findPriceSteps(products)
  const sales = products.flatMap(product => {
    const steps = histories.get(formatProductKey(product)) ?? []
    const card = toCard(product)
    const key = toRetailerKey(card.retailer)
    const room = left.get(key) ?? 0
    if (room === 0 || reviews.isWithheld(toProductSubject(product))) return []
    // The stored verdict may be out of date.
    const reason = judgeDiscount(steps, now)?.reason
    if (reason === undefined || card.price.isSoldOut) return []
    left.set(key, room - 1)
    return [toSale(card, product, steps, { reason, now })]
  })
  return { sales: sales.slice(0, limits.all), scores }
}

/** Finds the scores of all retailers that have one, by `toRetailerKey` of their names. */
export async function findSaleScores(
  reviews: Reviews,
  view: View | undefined,
): Promise<Map<string, SaleScore>> {
  const scores = scoreRetailers(await reviews.fetchClaims(), reviews, view)
  return new Map(scores.map(score => [toRetailerKey(score.name), score]))
}

/** Finds the score of a retailer; undefined if it has too few sales, or an operator withholds it. */
export async function findSaleScore(
  retailer: string,
  reviews: Reviews,
  view: View | undefined,
): Promise<SaleScore | undefined> {
  return (await findSaleScores(reviews, view)).get(toRetailerKey(retailer))
}

/** Adds up the sales of all spellings of each retailer of which we could judge any. */
function scoreRetailers(
  { retailers }: SaleClaims,
  { isWithheld }: Reviews,
  view: View | undefined,
): SaleScore[] {
  const scores = new Map<string, SaleScore>()
  for (const { retailer, claimed, verified, contradicted } of retailers) {
    if (view?.isHidden(retailer) || isWithheld(toStoreSubject(retailer))) continue
    const name = view?.toShownName(retailer) ?? retailer
    const key = toRetailerKey(name)
    const known = scores.get(key)
    scores.set(key, {
      name: known?.name ?? name,
      path: known?.path ?? retailerPath(name),
      claimed: claimed + (known?.claimed ?? 0),
      verified: verified + (known?.verified ?? 0),
      contradicted: contradicted + (known?.contradicted ?? 0),
    })
  }
  return [...scores.values()]
    .filter(({ name, claimed, verified, contradicted }) => {
      // Zeros would look like a verdict while our record is too short for one.
      const isJudged = verified + contradicted > 0
      return isJudged && claimed >= fewestClaims && !isWithheld(toStoreSubject(name))
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function toSale(
  { source, id, path, brand, name, retailer, picture, price }: ProductCard,
  product: CheckedProduct,
  steps: readonly PriceStep[],
  { reason, now }: { reason: RefusalReason; now: Date },
): RefusedSale {
  const line = toSparkline(steps, now)
  const claimed = getClaimed(product)
  return {
    ...{ source, id, path, brand, name, retailer, price: price.price, claimed },
    ...(picture ? { picture } : {}),
    record: describeRecord(reason, steps, claimed, now),
    ...(line ? { line } : {}),
  }
}
