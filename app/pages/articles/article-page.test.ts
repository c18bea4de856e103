import { describe, expect, it } from 'vitest'
import type { Article } from '#app/content/content.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { toArticleData } from '../browser/structured-data/article-data.ts'
import { toArticleMarkdown } from '../markdown/article-markdown.ts'
import { findRssFaults } from '../testing.ts'
import { findArticlePage } from './article-page.ts'
import { formatArticlesFeed } from './articles-feed.ts'
import { getArticlesPage } from './articles-page.ts'

const article: Article = {
  uid: 'denim',
  formerUids: [],
  slugs: [],
  title: 'Denim & <you>',
  summary: 'All cuts.',
  brand: 'Northgate Denim',
  author: 'Sam Oyelaran',
  publishedAt: new Date('2026-10-22T08:00:00Z'),
  modifiedAt: new Date('2026-10-25T08:00:00Z'),
  slices: [
    {
      kind: 'text',
      text: [
        {
          kind: 'paragraph',
          text: [
            { text: 'Buy ' },
            { text: 'straight ', isStrong: true },
            { text: 'or wide', to: '/products' },
          ],
        },
      ],
    },
    { kind: 'products', title: 'Jeans', list: parseListQuery(new URLSearchParams()), chosen: [] },
  ],
}
const guide: Article = { ...article, uid: 'guide', title: 'A guide', brand: undefined as never }
const content = { articles: () => [article, guide], posts: () => [] }
const site = { id: 'a', siteName: 'A', siteDesc: 'About', siteUrl: 'https://a.example' }
const unavailable = {
  list: () => Promise.reject(new IndexUnavailableError()),
  findMany: () => Promise.resolve([]),
}
const find = (brand: string, uid: string) => findArticlePage(content, unavailable, site, brand, uid)

describe('an article', () => {
  it('RT6 is found only under its brand', async () => {
    expect((await find('northgate-denim', 'denim'))?.path).toBe('/articles/northgate-denim/denim')
    expect((await find('guides', 'guide'))?.path).toBe('/articles/guides/guide')
    expect(await find('guides', 'denim')).toBeUndefined()
    expect(await find('northgate-denim', 'gone')).toBeUndefined()
  })

  it('RT6 is shown without its products while the index is down', async () => {
    expect((await find('northgate-denim', 'denim'))?.slices).toHaveLength(1)
  })

  it('SE1 is described by structured data', async () => {
    const page = await find('northgate-denim', 'denim')
    expect(page && toArticleData(page, site)).toMatchObject({
      '@type': 'Article',
      headline: 'Denim & <you>',
      url: 'https://a.example/articles/northgate-denim/denim',
      datePublished: '2026-10-22',
      dateModified: '2026-10-25',
      author: { '@type': 'Person', name: 'Sam Oyelaran' },
    })
  })

  it('SE2 has a Markdown version', async () => {
    const page = await find('northgate-denim', 'denim')
    expect(page && toArticleMarkdown(page, site.siteUrl)).toBe(
      `# Denim & \\<you\\>

All cuts.

By Sam Oyelaran, 2026-10-22

Buy **straight** [or wide](https://a.example/products)

Links to stores may earn us a commission. It never affects prices or the order of products.
`,
    )
  })
})

describe('the articles', () => {
  it('RT6 are listed by brand', () => {
    const titles = (brand?: string) =>
      getArticlesPage(content, site, brand)?.articles.map(({ title }) => title)
    expect(titles()).toEqual(['Denim & <you>', 'A guide'])
    expect(titles('northgate-denim')).toEqual(['Denim & <you>'])
    expect(titles('guides')).toEqual(['A guide'])
    expect(titles('nobody')).toBeUndefined()
  })

  it('SE1 can be read as a feed with absolute links and escaped titles', () => {
    const xml = formatArticlesFeed([article], site, 'en')
    expect(xml).toContain('<link>https://a.example/articles/northgate-denim/denim</link>')
    expect(xml).toContain('<![CDATA[Denim & <you>]]>')
    expect(findRssFaults(xml)).toEqual([])
  })

  it('SE1 keep their first address as the identity in the feed after a rename', () => {
    const renamed = { ...article, uid: 'jeans', formerUids: ['denim', 'trousers'] }
    const xml = formatArticlesFeed([renamed], site, 'fr')
    expect(xml).toContain('<link>https://a.example/articles/northgate-denim/jeans</link>')
    expect(xml).toMatch(/<guid[^>]*>https:\/\/a.example\/articles\/northgate-denim\/denim</)
    expect(xml).toContain('<language>fr</language>')
  })

  it('SE1 dates each article, and the feed by its newest article and latest edit', () => {
    const older = {
      ...guide,
      publishedAt: new Date('2026-09-01T08:00:00Z'),
      modifiedAt: new Date('2026-11-02T08:00:00Z'),
    }
    const xml = formatArticlesFeed([article, older], site, 'en')
    expect(findRssFaults(xml)).toEqual([])
    expect(xml.match(/(?<=<(?:pubDate|lastBuildDate)>)[^<]*/g)).toEqual([
      'Thu, 22 Oct 2026 08:00:00 GMT',
      'Mon, 02 Nov 2026 08:00:00 GMT',
      'Thu, 22 Oct 2026 08:00:00 GMT',
      'Tue, 01 Sep 2026 08:00:00 GMT',
    ])
    expect(findRssFaults(formatArticlesFeed([], site, 'en'))).toEqual([])
  })
})
