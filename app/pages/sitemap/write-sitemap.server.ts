import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream } from 'sitemap'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import type { SitemapEntry } from './sitemap-files.server.ts'

/** Streams a sitemap, reading the source only as fast as the client reads. */
export function writeSitemap(
  siteUrl: string,
  batches: AsyncIterable<SitemapEntry[]>,
): ReadableStream<Uint8Array> {
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
): ReadableStream<Uint8Array> {
  const items = files.map(({ path, modifiedAt }) => ({
    url: absoluteUrl(siteUrl, path),
    ...(modifiedAt ? { lastmod: modifiedAt.toISOString() } : {}),
  }))
  return toBody(Readable.from(items), new SitemapIndexStream())
}

/** The namespaces of news, video and image entries are omitted. */
const plainUrls = { xmlns: { news: false, xhtml: false, image: false, video: false } }

function toBody(items: Readable, writer: SitemapStream | SitemapIndexStream) {
  // `pipe` does not forward errors, and the response must be aborted rather than end early.
  items.on('error', error => writer.destroy(error))
  writer.on('close', () => items.destroy())
  return Readable.toWeb(items.pipe(writer)) as ReadableStream<Uint8Array>
}
