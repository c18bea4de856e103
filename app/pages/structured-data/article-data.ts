import type { Article, CollectionPage, WithContext } from 'schema-dts'
import { absoluteUrl, homePath, imagePath } from '#app/domain/links.ts'
import type { ArticlePage } from '../articles/article-page.ts'
import type { ArticlesPage } from '../articles/articles-page.ts'

/** https://schema.org/Article */
export function toArticleData(
  article: ArticlePage,
  { siteName, siteUrl }: { siteName: string; siteUrl: string },
): WithContext<Article> {
  const { title, summary, path, author, publishedOn, modifiedOn, cover } = article
  const url = absoluteUrl(siteUrl, path)
  const publisher = {
    '@type': 'Organization' as const,
    name: siteName,
    url: absoluteUrl(siteUrl, homePath),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(summary ? { description: summary } : {}),
    url,
    mainEntityOfPage: url,
    datePublished: publishedOn,
    dateModified: modifiedOn,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
    ...(cover
      ? {
          image: absoluteUrl(siteUrl, imagePath(cover.picture.address, cover.picture.largestWidth)),
        }
      : {}),
  }
}

/** A list of articles in its order. */
export function toArticleListData(
  { title, path, articles }: ArticlesPage,
  siteUrl: string,
): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    url: absoluteUrl(siteUrl, path),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: articles.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteUrl(siteUrl, article.path),
        name: article.title,
      })),
    },
  }
}
