import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '#app/domain/product.ts'
import { readFeed } from '#app/sources/feeds/read-feed.server.ts'
import type { Rejection } from '#app/sources/rejection.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import type { FeedArguments } from '../../server/feed/feed-arguments.ts'
import type { KnownProduct } from './deal-products.ts'
import { type ImitatedRow, writeImitatedFeed } from './imitated-row.ts'

const signal = new AbortController().signal

/** Reads the products of the sandbox's style catalogue, a quarter of which look like another. */
export async function readSandbox(products: number): Promise<KnownProduct[]> {
  const sandbox = await createSandbox({
    products,
    today: '2026-03-01',
    requestsPerMinute: Number.POSITIVE_INFINITY,
    images: false,
  })
  try {
    const connector = createStyleConnector({
      apiUrl: `${sandbox.url}/api/v2`,
      apiKey: sandbox.styleKey,
      ratePerMinute: 1e6,
    })
    const things = new Map(
      sandbox
        .offers()
        .flatMap(offer => (offer.source === 'style' ? [[offer.id, offer.thing]] : [])),
    )
    const known: KnownProduct[] = []
    for await (const step of connector.readAll())
      for (const product of step.products)
        known.push({ product, thing: things.get(product.id) ?? product.id })
    return onePerThing(known)
  } finally {
    await sandbox.close()
  }
}

/**
 * Reads the products of a feed file as `npm run feed` would import them; each is a thing. Also
 * returns what was wrong with the rejected rows.
 */
export async function readFile(
  given: Pick<FeedArguments, 'location' | 'format' | 'retailer' | 'feed'> & Partial<FeedArguments>,
): Promise<{ known: KnownProduct[]; rejected: Rejection[] }> {
  const workFolder = await mkdtemp(join(tmpdir(), 'identities-'))
  try {
    const file = { isDelta: false, ...given, workFolder, findStored: async () => undefined }
    const { currency, language, usualCategory, isVouchedFor = false, ...rest } = file
    const usual = {
      ...(currency ? { currency } : {}),
      ...(language ? { language } : {}),
      ...(usualCategory ? { usualCategory } : {}),
      isPlacedAnyhow: isVouchedFor,
    }
    const products: Product[] = []
    const rejected: Rejection[] = []
    for await (const step of readFeed({ ...rest, ...usual }, signal)) {
      products.push(...step.products)
      rejected.push(...step.rejected)
    }
    return { known: products.map(product => ({ product, thing: product.id })), rejected }
  } finally {
    await rm(workFolder, { recursive: true })
  }
}

/** Reads an imitated feed like a file. */
export async function readImitation(rows: readonly ImitatedRow[]): Promise<KnownProduct[]> {
  const folder = await mkdtemp(join(tmpdir(), 'imitation-'))
  try {
    const location = join(folder, 'feed.tsv')
    await writeFile(location, writeImitatedFeed(rows))
    const feed = { location, format: 'google', retailer: 'Imitation', feed: 'imitation' } as const
    return (await readFile(feed)).known
  } finally {
    await rm(folder, { recursive: true })
  }
}

function onePerThing(known: readonly KnownProduct[]): KnownProduct[] {
  return [...new Map(known.toReversed().map(one => [one.thing, one])).values()].toReversed()
}
