import { parseFeed } from 'feedsmith'
import type pg from 'pg'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { formatAlertMail, type MailedEvent } from '#app/accounts/alerts/alert-mail.ts'
import { fetchMailedEvents } from '#app/accounts/alerts/mailed-events.server.ts'
import { createUnsubscribeTokens } from '#app/accounts/alerts/unsubscribe-token.ts'
import { toSavedFields } from '#app/accounts/saved/saved-fields.ts'
import { formatUsd } from '#app/domain/currency.ts'
import type { Listing } from '#app/domain/listing.ts'
import { getPaging } from '#app/domain/paging.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import { emptyFacets } from '#app/domain/testing/empty-facets.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { packCards, unpackCards } from '#app/pages/browser/packed-list.ts'
import { toProductData } from '#app/pages/browser/structured-data/product-data.ts'
import type { ProductCard } from '#app/pages/card.ts'
import { formatListFeed } from '#app/pages/list-feed.ts'
import { toListPage } from '#app/pages/list-page.ts'
import { formatPriceText } from '#app/pages/markdown/format-price-text.ts'
import { toListMarkdown } from '#app/pages/markdown/list-markdown.ts'
import { toProductMarkdown } from '#app/pages/markdown/product-markdown.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { toSavedItem } from '#app/pages/saved-page.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { Price } from '#app/ui/elements/price.tsx'
import { listPriceFacts } from '#app/ui/product/list-product-facts.ts'
import { PriceHistory } from '#app/ui/product/price-history.tsx'
import { PriceLine } from '#app/ui/product/price-line.tsx'

const siteUrl = 'https://shop.example'

/** A product with the view models from which its page, cards and email are made. */
export interface Shown {
  product: CheckedProduct
  page: ProductPage
  card: ProductCard
  /** The product in a products slice of an article. */
  inArticle: ProductCard | undefined
  /** The product in an email; undefined if it is sold out, which no email reports. */
  mailed: MailedEvent | undefined
}

/** The price facts that one surface shows; a surface may show only some of them. */
export interface Said {
  price?: string | undefined
  amount?: string | undefined
  low?: string | undefined
}

/** The facts that a product's page states: its price in words and its 30-day low. */
export function getFacts({ price, priceStory }: ProductPage) {
  const { lowest } = priceStory ?? {}
  return {
    price: formatPriceText(price),
    low: lowest?.isSinceFirstSeen === false ? lowest.price : undefined,
  }
}

/** Every surface that states the price of a product. */
export const surfaces: [name: string, read: (shown: Shown) => Said][] = [
  ['the card', ({ card }) => sayCard(card)],
  ['the card in the data of a list', ({ card }) => sayCard(unpackCards(packCards([card]))[0])],
  ['the card in an article', ({ inArticle }) => sayCard(inArticle)],
  ['the card of a saved product', ({ product }) => sayCard(toSaved(product))],
  ['the markup of the card', ({ card }) => ({ amount: findAmount(toText(Price, card)) })],
  ['the price on the page', ({ page }) => ({ amount: findAmount(toText(Price, page)) })],
  ['the line below that price', ({ page }) => readLine(page)],
  ['the facts of the page', ({ page }) => readPriceFacts(page)],
  ['the price history of the page', ({ page }) => readHistory(page)],
  ['the Markdown', ({ page }) => readMarkdown(page)],
  [
    'the Markdown of a list',
    ({ product }) => ({
      price: /: (.*) at /.exec(toListMarkdown(getList(product), siteUrl).replaceAll('\\', ''))?.[1],
    }),
  ],
  [
    'the feed of a list',
    ({ product }) => {
      const site = { siteName: 'A', siteUrl }
      const { feed } = parseFeed(formatListFeed(getList(product), new Map(), '/products', site))
      const { items = [] } = feed as { items?: { description?: string }[] }
      return { price: items[0]?.description?.replace(/ at .*/, '') }
    },
  ],
  [
    'the JSON-LD',
    ({ page }) => {
      const { price } = toProductData(page, siteUrl).offers as { price: string }
      return { amount: formatUsd(Math.round(Number(price) * 100)) }
    },
  ],
  ['the email', ({ mailed }) => (mailed ? readMail(mailed) : {})],
]

/**
 * Fetches what an email says of products, by `formatProductKey`, as if each of
 * them had come back in stock; sold-out ones are missing.
 */
export async function fetchMailed(
  pool: pg.Pool,
  keys: readonly ProductKey[],
): Promise<Map<string, MailedEvent>> {
  await pool.query(`INSERT INTO users (id, email, name) VALUES ('ann', 'ann@example.com', 'Ann')`)
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO mail_outbox (mail_key, user_id, storefront) VALUES ('m', 'ann', 'fashion8')
     RETURNING id`,
  )
  const mailId = rows[0]?.id ?? ''
  const names = keys.map(formatProductKey)
  await pool.query(
    `INSERT INTO alert_event (event_key, user_id, storefront, kind, product_number, title, retailer,
       path, cents, mail_id)
     SELECT key, 'ann', 'fashion8', 'stock', number, key, 'A', '/', usd_cents, $1
     FROM (SELECT product.*, source || ':' || id AS key FROM product) AS keyed
     WHERE key = ANY ($2)`,
    [mailId, names],
  )
  const events = await fetchMailedEvents(pool, mailId, (_, retailer) => retailer)
  return new Map(events.map(event => [event.title, event]))
}

const sayCard = (card: ProductCard | undefined): Said => ({
  price: card && formatPriceText(card.price),
})

function toSaved(product: CheckedProduct) {
  const { source, id } = product
  const fields = toSavedFields(product)
  return toSavedItem({ source, id, fields, savedAt: new Date(), savedCents: 1, cents: 1 }, product)
    .card
}

function getList(product: CheckedProduct) {
  const listing: Listing = {
    products: [product],
    paging: getPaging(1, 1),
    facets: emptyFacets(),
    retailerCount: 1,
  }
  return toListPage(listing, emptyListQuery)
}

/** The text of a rendered component, as a reader without styles reads it. */
function toText<Props extends object>(component: FunctionComponent<Props>, props: Props) {
  const html = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(component, props)),
  )
  return html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')
}

function findAmount(text: string): string | undefined {
  return /\$[\d,]+\.\d\d/.exec(text)?.[0]
}

/** The low in the words of a page, all of which must state the same one. */
function findLow(text: string, words: RegExp): Said {
  const lows = new Set([...text.matchAll(words)].map(([, low]) => low))
  return lows.size === 0 ? {} : { low: [...lows].join(' and ') }
}

function readLine(product: ProductPage): Said {
  const text = toText(PriceLine, { product, historyId: '' })
  return findLow(text, /(?:% under|30-day low(?: before \w+ \d+)?:) (\$[\d,]+\.\d\d)/g)
}

function readPriceFacts(page: ProductPage): Said {
  const found = listPriceFacts(page).find(({ label }) => /^30-day low/.test(label))
  return found ? { low: found.value } : {}
}

function readHistory(product: ProductPage): Said {
  const { priceStory: story } = product
  if (!story) return {}
  return findLow(
    toText(PriceHistory, { story, product }),
    /30-day low(?: before \w+ \d+)?[,:] (\$[\d,]+\.\d\d)/g,
  )
}

function readMarkdown(page: ProductPage) {
  const text = toProductMarkdown(page, siteUrl).replaceAll('\\', '')
  return {
    price: /^- Price: (.*)$/m.exec(text)?.[1],
    low: /^- 30-day low[^:]*: (.*)$/m.exec(text)?.[1],
  }
}

function readMail(event: MailedEvent): Said {
  const mail = formatAlertMail(
    { site: getStorefront('fashion8'), origin: siteUrl },
    createUnsubscribeTokens('a secret of at least 32 characters'),
    { events: [event], userId: 'u', isDigest: false, messageId: 'm' },
  )
  const [low] = /(?<=30-day low(?: before [^:]+)?: )\$[\d,]+\.\d\d/.exec(mail.text) ?? []
  return { amount: findAmount(mail.text), low }
}
