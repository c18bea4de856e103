import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { judgeDiscount, type RefusalReason } from '#app/domain/discount-check.ts'
import { getPaging, type Paging } from '#app/domain/paging.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceStep } from '#app/domain/price-step.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import {
  type ContradictedSale,
  fewestClaims,
  type RetailerSales,
  type SaleCounts,
} from '#app/domain/sale-claims.ts'
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
import { toSparkline } from './home/sparkline.ts'
import { toScopeFilter } from './home/to-scope-filter.ts'

/** The view model of the page about sales that our record contradicts. */
export interface RefusedSales {
  /** One page of them; a sale that our record has come to verify is left out. */
  sales: RefusedSale[]
  paging: Paging
  /** The retailers with enough sales, by name; on a store's page only that one. */
  scores: SaleScore[]
  /** The name of the store that the page is about; absent if it is about all. */
  store?: string | undefined
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
const salesPerPage = 24
/** How many sales of one retailer stand before the next of all others, so that none fills a page. */
const salesPerTurn = 3

type Claims = Pick<SaleReviews, 'fetchClaims' | 'isWithheld'>
type Reviews = Claims & Pick<SaleReviews, 'fetchContradicted'>
type View = Pick<RetailerView, 'isHidden' | 'toShownName'>

/** Creates a page of one storefront, whose retailer settings `catalogue` and `view` apply. */
export async function createRefusedSales({
  catalogue,
  reviews,
  view,
  scope,
  now,
  store,
  page,
  limit = salesPerPage,
}: {
  catalogue: Pick<Catalogue, 'findMany' | 'findPriceSteps'>
  reviews: Reviews
  view: View | undefined
  /** The scope of the storefront, whose sales come first. */
  scope: readonly HomeSelection[]
  now: Date
  /** Narrows the page to one store; see `findSaleScore`. */
  store?: SaleScore | undefined
  /** The page number, starting at 1; past the end, it is the last page. */
  page: number
  /** How many sales the page lists. */
  limit?: number
}): Promise<RefusedSales> {
  const [claims, contradicted] = await Promise.all([
    store ? [] : reviews.fetchClaims(),
    reviews.fetchContradicted(),
  ])
  const scores = store ? [store] : scoreRetailers(claims, reviews, view)
  const named = new Set(scores.map(({ name }) => toRetailerKey(name)))
  const listed = contradicted.flatMap(sale => {
    const name = findShownName(sale.retailer, reviews, view)
    if (name === undefined || reviews.isWithheld(toProductSubject(sale))) return []
    const key = toRetailerKey(name)
    return named.has(key) ? [{ ...sale, key }] : []
  })
  const paging = getPaging(page, listed.length, limit)
  const ordered = takeTurns(listed, scope)
  const products = await catalogue.findMany(
    ordered.slice(paging.offset, paging.offset + paging.limit),
  )
  const histories = await catalogue.findPriceSteps(products)
  const sales = products.flatMap(product => {
    const steps = histories.get(formatProductKey(product)) ?? []
    const card = toCard(product)
    // The stored verdict may be out of date.
    const reason = judgeDiscount(steps, now)?.reason
    if (reason === undefined || card.price.isSoldOut) return []
    return [toSale(card, product, steps, { reason, now })]
  })
  return { sales, paging, scores, ...(store ? { store: store.name } : {}) }
}

/** Orders sales by the retailers' turns, and within a turn by the storefront's scope. */
function takeTurns<Sale extends ContradictedSale & { key: string }>(
  sales: readonly Sale[],
  scope: readonly HomeSelection[],
): Sale[] {
  const isInScope = toScopeFilter(scope)
  const { inside = [], outside = [] } = Object.groupBy(sales, sale =>
    isInScope(sale) ? 'inside' : 'outside',
  )
  const counts = new Map<string, number>()
  return [...inside, ...outside]
    .map(sale => {
      const before = counts.get(sale.key) ?? 0
      counts.set(sale.key, before + 1)
      return { sale, turn: Math.floor(before / salesPerTurn) }
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ sale }) => sale)
}

/** Finds the scores of all retailers that have one, by `toRetailerKey` of their names. */
export async function findSaleScores(
  reviews: Claims,
  view: View | undefined,
): Promise<Map<string, SaleScore>> {
  const scores = scoreRetailers(await reviews.fetchClaims(), reviews, view)
  return new Map(scores.map(score => [toRetailerKey(score.name), score]))
}

/**
 * Finds the score of a retailer by any of its names; undefined if
 * it has too few sales, or an operator withholds it.
 */
export async function findSaleScore(
  retailer: string,
  reviews: Claims,
  view: View | undefined,
): Promise<SaleScore | undefined> {
  const name = view?.toShownName(retailer) ?? retailer
  return (await findSaleScores(reviews, view)).get(toRetailerKey(name))
}

/** Returns the name that shoppers see; undefined for a retailer of which they see no sales. */
function findShownName(
  retailer: string,
  { isWithheld }: Pick<Claims, 'isWithheld'>,
  view: View | undefined,
): string | undefined {
  if (view?.isHidden(retailer) || isWithheld(toStoreSubject(retailer))) return undefined
  return view?.toShownName(retailer) ?? retailer
}

/** Adds up the sales of all spellings of each retailer of which we could judge any. */
function scoreRetailers(
  retailers: readonly RetailerSales[],
  reviews: Pick<Claims, 'isWithheld'>,
  view: View | undefined,
): SaleScore[] {
  const scores = new Map<string, SaleScore>()
  for (const { retailer, claimed, verified, contradicted } of retailers) {
    const name = findShownName(retailer, reviews, view)
    if (name === undefined) continue
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
      return isJudged && claimed >= fewestClaims && !reviews.isWithheld(toStoreSubject(name))
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
