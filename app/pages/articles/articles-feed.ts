import { generateRssFeed } from 'feedsmith'
import type { Article } from '#app/content/content.ts'
import { absoluteUrl, articlePath, articlesFeedPath, articlesPath } from '#app/domain/urls/links.ts'

/** Feed readers only need the newest articles; the rest are on the site. */
const maxItems = 50

/** Formats articles, newest first, as an RSS 2.0 feed. */
export function formatArticlesFeed(
  articles: readonly Article[],
  { siteName, siteDesc, siteUrl }: { siteName: string; siteDesc: string; siteUrl: string },
  language: string,
): string {
  const url = (path: string) => absoluteUrl(siteUrl, path)
  const [newest] = articles
  const changes = articles.map(({ modifiedAt }) => modifiedAt.getTime())
  return generateRssFeed({
    title: `${siteName}: articles`,
    link: url(articlesPath()),
    description: siteDesc,
    language,
    ...(newest
      ? { pubDate: newest.publishedAt, lastBuildDate: new Date(Math.max(...changes)) }
      : {}),
    atom: { links: [{ href: url(articlesFeedPath), rel: 'self', type: 'application/rss+xml' }] },
    items: articles.slice(0, maxItems).map(article => ({
      title: article.title,
      link: url(articlePath(article)),
      description: article.summary,
      // Keeps its first URL, so that feed readers do not show a renamed article again.
      guid: { value: url(articlePath(toFirst(article))), isPermaLink: true },
      pubDate: article.publishedAt,
      ...(article.author ? { dc: { creators: [article.author] } } : {}),
    })),
  })
}

function toFirst(article: Article): Article {
  return { ...article, uid: article.formerUids[0] ?? article.uid }
}
