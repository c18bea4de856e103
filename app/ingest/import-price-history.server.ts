import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type pg from 'pg'
import { z } from 'zod'
import { withClient } from '#app/database/with-client.server.ts'
import { isCurrencyCode } from '#app/domain/currency.ts'
import { parseProductKey } from '#app/domain/product-key.ts'
import { addPastPrices, type PastPrices } from '#app/store/price-history/add-past-prices.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'

/**
 * The number of products per transaction, small enough
 * to barely delay syncs, which wait for the same lock.
 */
const chunkSize = 250
const maxSteps = 1_000
const maxLineLength = 200_000

const minorUnits = z.number().int().positive()

/** One line of the file: the past prices of one product, in minor units. */
const line = z.object({
  /** The product's key, like `s:700000012`. */
  product: z.string().transform((text, context) => {
    const key = parseProductKey(text)
    if (key) return key
    context.addIssue({ code: 'custom', message: 'must be a source letter and an id, like s:42' })
    return z.NEVER
  }),
  currency: z.string().refine(isCurrencyCode, 'must be a known currency code, like USD'),
  prices: z
    .array(
      z.object({
        since: z.iso.datetime().transform(text => new Date(text)),
        price: minorUnits,
        salePrice: minorUnits.optional(),
        inStock: z.boolean().default(true),
      }),
    )
    .max(maxSteps),
})

/**
 * Imports past prices from a URL (NDJSON, one product per line) and stores the URL, so
 * that a restart does not import it again. Returns the number of products with new prices,
 * or undefined for a URL already imported. Throws an error with the line number if a line
 * is invalid; the prices before it stay imported, and a retry adds the rest.
 */
export async function importPriceHistory(
  pool: pg.Pool,
  url: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { rowCount } = await pool.query('SELECT FROM price_import WHERE url = $1', [url])
  if (rowCount) return undefined
  const response = await fetch(url, { signal })
  if (!response.ok || !response.body) throw new Error(`${url} returned ${response.status}`)
  let products = 0
  for await (const offers of inChunks(readOffers(url, response.body as ReadableStream)))
    products += await withClient(pool, client =>
      inWriteTransaction(client, () => addPastPrices(client, offers)),
    )
  // If every product is unknown, the sync of their source may have failed.
  if (products > 0)
    await pool.query('INSERT INTO price_import (url, products) VALUES ($1, $2)', [url, products])
  return products
}

async function* readOffers(url: string, body: ReadableStream): AsyncGenerator<PastPrices> {
  const lines = createInterface({ input: Readable.fromWeb(body), crlfDelay: Infinity })
  let number = 0
  for await (const text of lines) {
    number += 1
    if (text.trim() === '') continue
    yield parseLine(text, `${url}, line ${number}`)
  }
}

function parseLine(text: string, place: string): PastPrices {
  if (text.length > maxLineLength)
    throw new Error(`${place}: longer than ${maxLineLength} characters`)
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    throw new Error(`${place}: not JSON`)
  }
  const parsed = line.safeParse(sent)
  if (!parsed.success) throw new Error(`${place}: ${z.prettifyError(parsed.error)}`)
  const { product, currency, prices } = parsed.data
  return { ...product, currency, steps: prices }
}

async function* inChunks<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let chunk: T[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < chunkSize) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
