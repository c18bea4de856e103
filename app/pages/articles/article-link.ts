import type { Article } from '#app/content/content.ts'
import type { EditorialPicture } from '#app/domain/rich-text.ts'
import { articlePath } from '#app/domain/urls/links.ts'

/** An article in a list. */
export interface ArticleLink {
  path: string
  title: string
  summary: string
  brand?: string
  /** The date of publication: 2026-10-29. */
  publishedOn: string
  cover?: EditorialPicture
}

export function toArticleLink(article: Article): ArticleLink {
  const { title, summary, brand, cover, publishedAt } = article
  return {
    path: articlePath(article),
    title,
    summary,
    ...(brand ? { brand } : {}),
    publishedOn: publishedAt.toISOString().slice(0, 10),
    ...(cover ? { cover } : {}),
  }
}
