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
  /** How many rows a file has that is not asked for another number by `?rows=`. */
  rows: number
  /** What the first network's files are fetched with, by Basic. */
  user: string
  password: string
  /** Part of every address of the third. */
  awinKey: string
}

const maxRows = 10_000_000

/** The files of four kinds of feed, written while they are read. `?rows=` makes a file longer or shorter than it is. */
export function createFeedsApi({ getMarket, baseUrl, rows, ...keys }: FeedsApiOptions): Hono {
  const app = new Hono()
  const types = {
    xml: 'application/xml',
    tsv: 'text/tab-separated-values;charset=UTF-8',
    gz: 'application/gzip',
  }

  function answer(c: Context, format: FeedFormat, type: keyof typeof types, columns?: string[]) {
    const asked = Number(c.req.query('rows') ?? rows)
    if (!Number.isInteger(asked) || asked < 0 || asked > maxRows) return c.text('rows must be a number', 400)
    const writtenAt = new Date(getMarket().day * 86_400_000)
    const place = { baseUrl, writtenAt, ...(columns && { columns }) }
    const text = toFeedStream(writeFormat(format, createFeedRows(getMarket(), baseUrl, asked), place))
    const body = type === 'gz' ? text.pipe(createGzip({ level: 1 })) : text
    // A reader that goes away must stop the writing too.
    body.on('close', () => text.destroy())
    return c.body(Readable.toWeb(body) as ReadableStream, 200, {
      'Content-Type': types[type],
      'Last-Modified': writtenAt.toUTCString(),
    })
  }

  app.get('/feeds/google.xml', c => answer(c, 'google', 'xml'))
  app.get('/feeds/google.tsv', c => answer(c, 'google-tsv', 'tsv'))

  const credentials = `Basic ${Buffer.from(`${keys.user}:${keys.password}`).toString('base64')}`
  app.get('/datatransfer/files/:cid/outgoing/productcatalog/:subscription/:file{.+\\.txt\\.gz}', c => {
    if (c.req.header('Authorization') === credentials) return answer(c, 'cj', 'gz')
    return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Basic realm="datatransfer"' })
  })
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
    return answer(c, 'awin', 'gz', columns === undefined ? undefined : decodeURIComponent(columns).split(','))
  })

  // No destination inside: the number alone tells what it is of.
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
