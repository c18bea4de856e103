import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { cjAdvertisers } from '../world/advertisers.ts'
import { getOffer, type Market } from '../world/offer.ts'
import { offerLandingPath } from '../world/offer-landing.ts'
import { getOfferName } from '../world/offer-name.ts'
import { findAwinNumber } from './awin-feed.ts'
import { toCsvLine } from './columns.ts'
import { type FeedFormat, writeFormat } from './feed-formats.ts'
import { createFeedRows } from './feed-row.ts'
import { toFeedStream } from './feed-stream.ts'
import { feedAdvertiser } from './rakuten-feed.ts'

export interface FeedsApiOptions {
  getMarket: () => Market
  baseUrl: string
  /** The number of rows in a file requested without `?rows=`. */
  rows: number
  /** The HTTP Basic user for the first network's files. */
  user: string
  password: string
  /** The key that is part of every Awin URL. */
  awinKey: string
}

const maxRows = 10_000_000

/**
 * Creates the routes for four kinds of feed files, which are
 * generated while they are read; `?rows=` sets the number of rows.
 */
export function createFeedsApi({ getMarket, baseUrl, rows, ...keys }: FeedsApiOptions): Hono {
  const app = new Hono()
  const types = {
    xml: 'application/xml',
    tsv: 'text/tab-separated-values;charset=UTF-8',
    gz: 'application/gzip',
  }

  function answer(c: Context, format: FeedFormat, type: keyof typeof types, columns?: string[]) {
    const requested = Number(c.req.query('rows') ?? rows)
    if (!Number.isInteger(requested) || requested < 0 || requested > maxRows)
      return c.text('rows must be a number', 400)
    const writtenAt = new Date(getMarket().day * 86_400_000)
    const place = { baseUrl, writtenAt, ...(columns && { columns }) }
    const text = toFeedStream(
      writeFormat(format, createFeedRows(getMarket(), baseUrl, requested), place),
    )
    const body = type === 'gz' ? text.pipe(createGzip({ level: 1 })) : text
    // Stops generating when the reader disconnects.
    body.on('close', () => text.destroy())
    return c.body(Readable.toWeb(body) as ReadableStream, 200, {
      'Content-Type': types[type],
      'Last-Modified': writtenAt.toUTCString(),
    })
  }

  app.get('/feeds/google.xml', c => answer(c, 'google', 'xml'))
  app.get('/feeds/google.tsv', c => answer(c, 'google-tsv', 'tsv'))

  const credentials = `Basic ${Buffer.from(`${keys.user}:${keys.password}`).toString('base64')}`
  app.get(
    '/datatransfer/files/:cid/outgoing/productcatalog/:subscription/:file{.+\\.txt\\.gz}',
    c => {
      if (c.req.header('Authorization') === credentials) return answer(c, 'cj', 'gz')
      return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Basic realm="datatransfer"' })
    },
  )
  app.get(`/:file{${feedAdvertiser.mid}_\\d+_mp\\.txt\\.gz}`, c => answer(c, 'rakuten', 'gz'))

  app.get('/datafeed/list/apikey/:key', c => {
    if (c.req.param('key') !== keys.awinKey) return c.text('Invalid API key', 401)
    const header =
      'Advertiser ID,Advertiser Name,Primary Region,Membership Status,Feed ID,Feed Name,Language,Vertical,Last Imported,Last Checked,No of products,URL\r\n'
    const url = `${baseUrl}/datafeed/download/apikey/${keys.awinKey}/language/en/fid/70007/format/csv/compression/gzip/`
    const name = cjAdvertisers[0]?.name ?? ''
    return c.body(
      `${header}${toCsvLine(['5005', name, 'US', 'active', '70007', 'Default', 'English', 'Fashion', '', '', String(rows), url])}`,
      200,
      { 'Content-Type': 'text/csv;charset=UTF-8' },
    )
  })
  app.get('/datafeed/download/apikey/:key/*', c => {
    if (c.req.param('key') !== keys.awinKey) return c.text('Invalid API key', 401)
    const columns = /\/columns\/([^/]+)/.exec(c.req.path)?.[1]
    return answer(
      c,
      'awin',
      'gz',
      columns === undefined ? undefined : decodeURIComponent(columns).split(','),
    )
  })

  // A link in this form does not contain its destination; the number in it identifies the product.
  app.get('/pclick.php', c => {
    const number = findAwinNumber(c.req.query('p') ?? '')
    if (number === undefined) return c.text('No such product', 404)
    const market = getMarket()
    const offer = getOffer(market, 'feed', number)
    return c.redirect(
      `${baseUrl}${offerLandingPath(offer, getOfferName(market.seed, offer))}?awc=5005_sandbox`,
      302,
    )
  })
  return app
}
