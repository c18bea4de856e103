import type pg from 'pg'
import { type CurrencyCode, minorDigits } from '#app/domain/currency.ts'
import type { CommissionReading } from '#app/networks/commission.ts'
import { formatSubId } from '#app/networks/sub-id.ts'
import type { Commission } from './commission.ts'
import type { SaleState } from './sale-state.ts'
import type { AffiliateAccount } from './save-accounts.server.ts'
import { reportOrder, type SimulatedNetwork } from './testing/report-order.ts'

export interface SimulatedClick {
  subId: string
  clickedAt: Date
  storefront: string
  network: SimulatedNetwork
  retailer: string
  priceMinor: number
  currency: CurrencyCode
}

export interface SimulatedMonth {
  from: Date
  until: Date
  clicks: SimulatedClick[]
  accounts: AffiliateAccount[]
  commissions: Commission[]
  /** The state of every sale, by network and sale id. */
  truth: Map<string, SaleState>
  /**
   * Retailers without any reported sale, although shoppers
   * click their offers as often as other retailers' offers.
   */
  silent: Set<string>
}

const storefronts = ['shop-a', 'shop-b', 'shop-c']
const networks: readonly SimulatedNetwork[] = ['cj', 'rakuten', 'skimlinks']
const currencies: readonly CurrencyCode[] = ['USD', 'USD', 'USD', 'GBP', 'EUR', 'JPY']
const dayMs = 24 * 3_600_000
const saleShare = 0.02
/**
 * The number of retailers with sales, and of small retailers
 * with so few clicks that a lack of sales means nothing.
 */
const sellingRetailers = 40
const smallRetailers = 20

const planted = [
  'matched',
  'wrong storefront',
  'reversed',
  'unpaid',
  'amount differs',
] as const satisfies readonly SaleState[]

/**
 * Simulates `clickCount` clicks. `leaks` retailers report no sales, and every other state
 * has `leaks` sales. The remaining sales must not be reported as problems: baskets, several
 * units, coupons, other currencies, records that change and records that are read twice.
 */
export function simulateMonth(clickCount: number, leaks: number, until: Date): SimulatedMonth {
  const random = createRandom(20_260_301)
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  const from = new Date(until.getTime() - 30 * dayMs)
  // Every nth click leads to a sale. The sales in one of
  // the states above are spread evenly over all sales.
  const every = Math.floor(1 / saleShare)
  const pickRetailer = (index: number): string => {
    const share = random()
    if (index % every === 0 || share < 0.6)
      return `Retailer ${Math.floor(random() * sellingRetailers)}`
    return share < 0.64
      ? `Small ${Math.floor(random() * smallRetailers)}`
      : `Silent ${Math.floor(random() * leaks)}`
  }
  const clicks = Array.from({ length: clickCount }, (_, index): SimulatedClick => {
    const retailer = pickRetailer(index)
    const clickedAt = new Date(from.getTime() + ((index + 0.5) / clickCount) * 30 * dayMs)
    const currency = pick(currencies)
    const amount = 10 + random() * 490
    return {
      subId: formatSubId({ clickedAt, random: Math.floor(random() * 2 ** 52) }),
      clickedAt,
      storefront: pick(storefronts),
      network: networks[Number(retailer.split(' ')[1]) % networks.length] ?? 'cj',
      retailer,
      priceMinor: Math.round(amount * 10 ** minorDigits(currency)),
      currency,
    }
  })
  const accounts = networks.flatMap(network =>
    storefronts.map(storefront => ({ network, storefront, account: `${network}-${storefront}` })),
  )
  const month: SimulatedMonth = {
    ...{ from, until, clicks, accounts, commissions: [] },
    truth: new Map(),
    silent: new Set(Array.from({ length: leaks }, (_, index) => `Silent ${index}`)),
  }
  const kinds = planted.length + 1
  const stride = Math.max(1, Math.floor(clicks.length / every / (leaks * kinds)))
  for (let index = 0, sale = 0; index < clicks.length; index += every, sale += 1) {
    const click = clicks[index]
    if (!click) break
    const turn = sale / stride
    const state = planted[turn % kinds]
    if (!Number.isInteger(turn) || turn >= leaks * kinds)
      addSale(month, click, sale, 'matched', random)
    else if (state) addSale(month, click, sale, state, random)
    else addStrangeSale(month, click, sale)
  }
  return month
}

function addSale(
  month: SimulatedMonth,
  given: SimulatedClick,
  number: number,
  state: SaleState,
  random: () => number,
): void {
  // Rakuten does not report payments, so its sales cannot count as unpaid.
  const click = state === 'unpaid' && given.network === 'rakuten' ? toCj(month, given) : given
  const storefront =
    state === 'wrong storefront'
      ? (storefronts[(storefronts.indexOf(click.storefront) + 1) % storefronts.length] ?? '')
      : click.storefront
  const order = {
    click,
    id: `${number}`,
    account: `${click.network}-${storefront}`,
    isPaid: state !== 'unpaid',
    // Half of the differing amounts are too low, as after a return or for another item.
    unitMinor: Math.round(
      click.priceMinor * (state === 'amount differs' ? (number % 2 ? 0.6 : 1.5) : 1),
    ),
    pieces: click.network === 'skimlinks' || random() < 0.8 ? 1 : 3,
    isReversed: state === 'reversed',
    // Sales with differing amounts are not baskets and have
    // no coupons, because the unit price would be unknown.
    isBasket: state !== 'amount differs' && random() < 0.1,
  }
  add(month, click.network, reportOrder(order), state)
}

/** Adds a sale whose sub-id is missing, from another system, or from a click never recorded. */
function addStrangeSale(month: SimulatedMonth, click: SimulatedClick, number: number): void {
  const strange = [formatSubId({ clickedAt: click.clickedAt, random: number }), 'card12', ''][
    number % 3
  ]
  const other = { ...click, subId: strange ?? '', network: 'cj' as const, currency: 'USD' as const }
  const order = {
    ...{ click: other, id: `${number}`, account: 'cj-shop-a', unitMinor: click.priceMinor },
    ...{ isPaid: true, pieces: 1, isReversed: false, isBasket: false },
  }
  add(month, 'cj', reportOrder(order), 'sale without click')
}

function add(
  month: SimulatedMonth,
  network: SimulatedNetwork,
  readings: CommissionReading[],
  state: SaleState,
): void {
  for (const reading of readings) {
    if ('fault' in reading) throw new Error(reading.fault.reason)
    month.commissions.push({ network, ...reading.commission })
    month.truth.set(`${network} ${reading.commission.saleId}`, state)
  }
}

function toCj(month: SimulatedMonth, click: SimulatedClick): SimulatedClick {
  const moved = { ...click, network: 'cj' as const }
  month.clicks[month.clicks.indexOf(click)] = moved
  return moved
}

/** Inserts the clicks as the ledger would have written them. */
export async function saveClicks(
  db: Pick<pg.ClientBase, 'query'>,
  clicks: readonly SimulatedClick[],
): Promise<void> {
  for (let from = 0; from < clicks.length; from += 20_000) {
    const rows = clicks.slice(from, from + 20_000).map(click => ({
      clicked_at: click.clickedAt,
      storefront: click.storefront,
      retailer: click.retailer,
      price_minor: click.priceMinor,
      currency: click.currency,
      sub_id: click.subId,
      network: click.network,
    }))
    await db.query(
      `INSERT INTO click (clicked_at, storefront, source, product_id, retailer, price_minor, currency,
         page, position, sub_id, device, visitor, network, destination_host)
       SELECT clicked_at, storefront, 's', 'p' || row_number() OVER (), retailer, price_minor, currency,
         CASE WHEN row_number() OVER () % 2 = 0 THEN 'product' ELSE 'list' END, 1, sub_id, 'phone',
         'person', network, 'shop.example'
       FROM json_to_recordset($1::json) AS given (clicked_at timestamptz, storefront text,
         retailer text, price_minor bigint, currency text, sub_id text, network text)`,
      [JSON.stringify(rows)],
    )
  }
}

/** Creates a seeded generator of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
