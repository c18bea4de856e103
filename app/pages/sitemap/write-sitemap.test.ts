import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.server.ts'

const site = 'https://www.fashion8.com'
const modifiedAt = new Date('2026-03-01T12:00:00Z')

async function* batches() {
  yield [{ path: '/' }, { path: '/stores/a%26b?x=1&y=2', modifiedAt }]
  yield [{ path: '/brands' }]
}

/** Reads a stream as the body of a response, which accepts nothing but bytes. */
function text(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  return new Response(stream).text()
}

/** Parses the fields of each entry. Throws for XML that is not well-formed. */
function parse(xml: string): Record<string, string>[] {
  const entries: Record<string, string>[] = []
  let content = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (name === 'url' || name === 'sitemap') entries.push({})
    content = ''
  })
  parser.on('text', text => {
    content = text
  })
  parser.on('closetag', ({ name }) => {
    const entry = entries.at(-1)
    if (entry && (name === 'loc' || name === 'lastmod')) entry[name] = content
  })
  parser.write(xml).close()
  return entries
}

describe('writeSitemap', () => {
  it('SE1 writes absolute, escaped URLs with the dates that are known', async () => {
    const xml = await text(writeSitemap(site, batches()))
    expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')
    expect(parse(xml)).toEqual([
      { loc: `${site}/` },
      { loc: `${site}/stores/a%26b?x=1&y=2`, lastmod: '2026-03-01T12:00:00.000Z' },
      { loc: `${site}/brands` },
    ])
  })

  it('SE1 aborts when the catalogue fails, so that no crawler accepts a truncated sitemap', async () => {
    async function* failing() {
      yield [{ path: '/' }]
      throw new Error('connection lost')
    }
    await expect(text(writeSitemap(site, failing()))).rejects.toThrow('connection lost')
  })

  it('SE1 reads the catalogue only as fast as the client reads, and stops when it disconnects', async () => {
    let read = 0
    let isClosed = false
    async function* endless() {
      try {
        for (;;) {
          read += 1
          yield Array.from({ length: 1_000 }, (_, index) => ({ path: `/p/${read}/${index}` }))
        }
      } finally {
        isClosed = true
      }
    }
    const reader = writeSitemap(site, endless()).getReader()
    await reader.read()
    const readEarly = read
    await reader.cancel()
    await expect.poll(() => isClosed).toBe(true)
    expect(readEarly).toBeLessThan(10)
  })
})

it('SE1 writeSitemapIndex lists each file with the date of its latest change, if known', async () => {
  const files = [{ path: '/sitemaps/pages.xml' }, { path: '/sitemaps/products-0.xml', modifiedAt }]
  expect(parse(await text(writeSitemapIndex(site, files)))).toEqual([
    { loc: `${site}/sitemaps/pages.xml` },
    { loc: `${site}/sitemaps/products-0.xml`, lastmod: '2026-03-01T12:00:00.000Z' },
  ])
})
