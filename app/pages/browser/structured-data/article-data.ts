import type { Article, WithContext } from 'schema-dts'
import { imagePath } from '#app/domain/urls/image-links.ts'
import { absoluteUrl, homePath } from '#app/domain/urls/links.ts'
import type { ArticlePage } from '../../articles/article-page.ts'

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
