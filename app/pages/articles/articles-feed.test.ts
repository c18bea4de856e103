import { expect, it } from 'vitest'
import type { Article } from '#app/content/content.ts'
import { formatArticlesFeed } from './articles-feed.ts'

const site = { siteName: 'Shop', siteDesc: 'A shop.', siteUrl: 'https://shop.example' }

function makeArticle(at: number): Article {
  const day = new Date(Date.UTC(2026, 0, 60 - at))
  return {
    uid: `a-${at}`,
    formerUids: at === 0 ? ['first-name'] : [],
    slugs: [],
    title: `Article ${at}`,
    summary: '',
    publishedAt: day,
    modifiedAt: day,
    slices: [],
  }
}

it.each([
  [49, 49],
  [50, 50],
  [51, 50],
])('CO1 lists the newest of %i articles: %i', (count, listed) => {
  const articles = Array.from({ length: count }, (_, at) => makeArticle(at))
  const feed = formatArticlesFeed(articles, site, 'en')
  expect(feed.match(/<item>/g)).toHaveLength(listed)
  expect(feed).toContain('Article 0<')
  expect(feed).toContain('first-name</guid>')
})
