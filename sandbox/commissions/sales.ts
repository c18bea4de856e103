import { hashText } from '../world/hash.ts'
import type { FindLandingProduct } from '../world/landing-product.ts'

export type SalesNetwork = 'cj' | 'rakuten' | 'skimlinks'

/**
 * The outcome of a click. All except `sale` and `none` are losses that a publisher should notice.
 */
export type Fate = 'none' | 'sale' | 'reversed' | 'other account' | 'other amount' | 'unpaid'

/** A tracked click, as received by the network's click host. */
export interface SeenClick {
  network: SalesNetwork
  subId: string
  /** The website that the link credits. */
  account: string
  retailer: string
  /** The product's price in US cents. */
  cents: number
  at: Date
}

/** A sale before it is converted to a network's format. */
export interface SandboxSale {
  /** Unique within the network. */
  number: number
  network: SalesNetwork
  subId: string
  account: string
  retailer: string
  cents: number
  commissionCents: number
  isPaid: boolean
  isReversed: boolean
  happenedAt: Date
  updatedAt: Date
}

export interface Sales {
  /** Records the outcome of a click; the default outcome is derived from the sub-id. */
  see(click: SeenClick, fate?: Fate): void
  /** Lists a network's sales, oldest first. */
  list(network: SalesNetwork): SandboxSale[]
}

/**
 * The possible outcomes, each repeated in proportion to its frequency. Half of all clicks lead
 * to a sale of some kind, and about twenty manual clicks are enough to see every outcome.
 */
const fates: readonly Fate[] = [
  ...Array.from({ length: 10 }, (): Fate => 'none'),
  ...Array.from({ length: 6 }, (): Fate => 'sale'),
  ...(['reversed', 'other account', 'other amount', 'unpaid'] as const),
]
const commissionShare = 0.07
const dayMs = 24 * 3_600_000
/** The number of days on which each network also reports a sale without a click. */
const strangeDays = 3

/** Generates sales from clicks at the sandbox's click hosts, plus a few without a click. */
export function createSales(now: () => Date = () => new Date()): Sales {
  const sales: SandboxSale[] = []
  for (const network of ['cj', 'rakuten', 'skimlinks'] as const) {
    for (let day = 1; day <= strangeDays; day += 1) {
      const at = new Date(now().getTime() - day * dayMs)
      const click = { network, subId: `lost${day}`, account: '1', retailer: 'Alder & Finch', at }
      add({ ...click, cents: 8_900 + day * 100 }, 'sale')
    }
  }

  function add(click: SeenClick, fate: Fate): void {
    const cents = fate === 'other amount' ? Math.round(click.cents * 0.6) : click.cents
    sales.push({
      number: 5_000_001 + sales.length,
      network: click.network,
      subId: click.subId,
      account: fate === 'other account' ? '999999' : click.account,
      retailer: click.retailer,
      cents,
      commissionCents: Math.round(cents * commissionShare),
      isPaid:
        fate !== 'unpaid' &&
        fate !== 'reversed' &&
        now().getTime() - click.at.getTime() > 60 * dayMs,
      isReversed: fate === 'reversed',
      happenedAt: click.at,
      updatedAt: now(),
    })
  }

  return {
    see(click, fate = fates[hashText(click.subId) % fates.length] ?? 'none') {
      const isKnown = sales.some(
        ({ network, subId }) => network === click.network && subId === click.subId,
      )
      if (fate !== 'none' && !isKnown) add(click, fate)
    },
    list: network =>
      sales
        .filter(sale => sale.network === network)
        .sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime()),
  }
}

/**
 * Parses a click from a click host's URL; undefined for other URLs and for URLs without a sub-id.
 */
export function findClick(
  url: URL,
  siteId: string,
  findLandingProduct: FindLandingProduct,
): SeenClick | undefined {
  const { pathname, searchParams } = url
  const cj = /^\/click-(\d+)-\d+/.exec(pathname)?.[1]
  if (cj !== undefined)
    return toClick('cj', searchParams.get('sid'), cj, searchParams.get('url'), findLandingProduct)
  if (pathname === '/link' || pathname === '/deeplink')
    return toClick(
      'rakuten',
      searchParams.get('u1'),
      siteId,
      searchParams.get('murl'),
      findLandingProduct,
    )
  if (pathname !== '/go' && pathname !== '/go/') return undefined
  const domainId = /^\d+X(\d+)$/.exec(searchParams.get('id') ?? '')?.[1]
  return domainId === undefined
    ? undefined
    : toClick(
        'skimlinks',
        searchParams.get('xcust'),
        domainId,
        searchParams.get('url'),
        findLandingProduct,
      )
}

function toClick(
  network: SalesNetwork,
  subId: string | null,
  account: string,
  target: string | null,
  findLandingProduct: FindLandingProduct,
): SeenClick | undefined {
  if (!subId) return undefined
  const id = /\/p\/(\d{1,15})(?:-|$|\?)/.exec(target ?? '')?.[1]
  const product = id === undefined ? undefined : findLandingProduct(Number(id))
  if (!product) return undefined
  const price = (product.salePrice ?? product.price).replace(/[^\d.]/g, '')
  const cents = Math.round(Number(price) * 100)
  return { network, subId, account, retailer: product.retailer.name, cents, at: new Date() }
}
