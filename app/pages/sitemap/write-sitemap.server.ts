import { PassThrough, pipeline, Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream } from 'sitemap'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import type { SitemapEntry } from './sitemap-files.server.ts'

/** Streams a sitemap, reading the source only as fast as the client reads. */
export function writeSitemap(
  siteUrl: string,
  batches: AsyncIterable<SitemapEntry[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  async function* toItems() {
    for await (const batch of batches)
      for (const { path, modifiedAt } of batch)
        yield {
          url: absoluteUrl(siteUrl, path),
          ...(modifiedAt ? { lastmod: modifiedAt.toISOString() } : {}),
        }
  }
  return toBody(Readable.from(toItems()), new SitemapStream(plainUrls))
}

/** Streams the index that lists the files of a sitemap. */
export function writeSitemapIndex(
  siteUrl: string,
  files: readonly SitemapEntry[],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const items = files.map(({ path, modifiedAt }) => ({
    url: absoluteUrl(siteUrl, path),
    ...(modifiedAt ? { lastmod: modifiedAt.toISOString() } : {}),
  }))
  return toBody(Readable.from(items), new SitemapIndexStream())
}

/** The namespaces of news, video and image entries are omitted. */
const plainUrls = { xmlns: { news: false, xhtml: false, image: false, video: false } }

function toBody(items: Readable, writer: SitemapStream | SitemapIndexStream) {
  // The writers emit text, and the body of a response consists of bytes.
  const bytes = new PassThrough()
  // An error destroys all three, so the response is aborted rather than ended early.
  pipeline(items, writer, bytes, () => undefined)
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>
}
