import { Parser } from 'htmlparser2'

/** The machine-readable data of a shop's page. */
export interface ShopPage {
  title: string
  /** The canonical URL, if the page declares one. */
  canonical: string | undefined
  /**
   * The price as decimal text, and its currency code. A page
   * with a different price for each size has several prices.
   */
  prices: { amount: string; currency: string }[]
  /** True if the product is in stock; undefined if the page does not state it. */
  isInStock: boolean | undefined
}

const maxDepth = 8

/** Parses JSON-LD and meta tags; never throws, even for broken markup. */
export function parseShopPage(html: string): ShopPage {
  const meta = new Map<string, string>()
  const offers: Offer[] = []
  let title = ''
  let canonical: string | undefined
  let open: 'title' | 'data' | undefined
  let text = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      const { content, href, rel, type = '' } = attributes
      const key = (attributes.property ?? attributes.name ?? attributes.itemprop)?.toLowerCase()
      if (name === 'meta' && key && content !== undefined && !meta.has(key)) meta.set(key, content)
      if (name === 'link' && rel?.toLowerCase() === 'canonical') canonical ??= href
      if (name === 'title' && title === '') open = 'title'
      if (name === 'script' && type.toLowerCase() === 'application/ld+json') open = 'data'
      if (open) text = ''
    },
    ontext(part) {
      if (open) text += part
    },
    onclosetag() {
      if (open === 'title') title = text.replace(/\s+/g, ' ').trim()
      if (open === 'data') offers.push(...findOffers(parseData(text)))
      open = undefined
    },
  })
  parser.end(html)
  const metaOffer = toMetaOffer(meta)
  const all = offers.length > 0 ? offers : metaOffer ? [metaOffer] : []
  const stock = all.flatMap(({ isInStock }) => isInStock ?? [])
  return {
    title,
    canonical: canonical ?? meta.get('og:url'),
    prices: all.flatMap(({ amounts, currency }) =>
      currency === undefined ? [] : amounts.map(amount => ({ amount, currency })),
    ),
    isInStock: stock.length === 0 ? undefined : stock.includes(true),
  }
}

interface Offer {
  amounts: string[]
  currency: string | undefined
  isInStock: boolean | undefined
}

function parseData(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Finds the offers anywhere in JSON-LD: below a product, in a graph, in a list. */
function findOffers(value: unknown, depth = 0): Offer[] {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(each => findOffers(each, depth + 1))
  const fields: Record<string, unknown> = { ...value }
  const inner = ['@graph', 'offers', 'hasVariant', 'mainEntity'].flatMap(name =>
    findOffers(fields[name], depth + 1),
  )
  const isOffer = /offer/i.test(String(fields['@type'] ?? ''))
  // An aggregate offer may list its offers, which are more detailed.
  return isOffer && inner.length === 0 ? [toOffer(fields)] : inner
}

function toOffer({
  price,
  lowPrice,
  highPrice,
  priceCurrency,
  availability,
}: Record<string, unknown>) {
  return {
    amounts: [price, lowPrice, highPrice].flatMap(amount =>
      typeof amount === 'number' || typeof amount === 'string' ? String(amount).trim() : [],
    ),
    currency: typeof priceCurrency === 'string' ? priceCurrency.trim().toUpperCase() : undefined,
    isInStock: parseAvailability(availability),
  }
}

function toMetaOffer(meta: ReadonlyMap<string, string>): Offer | undefined {
  const find = (name: string) => meta.get(`product:${name}`) ?? meta.get(`og:${name}`)
  const amount = find('price:amount') ?? meta.get('price')
  const currency = find('price:currency') ?? meta.get('pricecurrency')
  const isInStock = parseAvailability(find('availability') ?? meta.get('availability'))
  if (amount === undefined && isInStock === undefined) return undefined
  return {
    amounts: amount === undefined ? [] : [amount.trim()],
    currency: currency?.trim().toUpperCase(),
    isInStock,
  }
}

/**
 * Parses an availability: "https://schema.org/OutOfStock" →
 * false, "in stock" → true; undefined for anything else.
 */
function parseAvailability(text: unknown): boolean | undefined {
  if (typeof text !== 'string') return undefined
  const word = text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^(?:https?)?(?:www)?schema(?:org)?/, '')
  if (/(outofstock|soldout|discontinued|oos)$/.test(word)) return false
  // The whole text, because "not in stock" ends with "in stock".
  return /^(?:instock|limitedavailability|preorder|backorder|presale|onlineonly)$/.test(word)
    ? true
    : undefined
}
