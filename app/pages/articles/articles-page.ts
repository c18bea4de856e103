import type { BlogPost } from '#app/content/blogs/parse-blog-feed.ts'
import type { Article, Content } from '#app/content/content.ts'
import { articlesPath, guidesName } from '#app/domain/urls/links.ts'
import { toNameId } from '#app/domain/urls/slug.ts'
import { rootCrumb } from '../browser/root-crumb.ts'
import { type ArticleLink, toArticleLink } from './article-link.ts'

/** All articles of a storefront, or those about one brand. */
export interface ArticlesPage {
  title: string
  description: string
  path: string
  crumbs: { label: string; to?: string }[]
  articles: ArticleLink[]
  /** The links above the list; `isCurrent` marks this page. */
  topics: { label: string; to: string; isCurrent: boolean }[]
  /** Posts from other sites; empty on a brand's page. */
  posts: { blog: string; title: string; url: string; publishedOn: string }[]
}

/**
 * Returns the page of all articles or those about a brand; undefined for a brand without articles.
 */
export function getArticlesPage(
  content: Pick<Content, 'articles' | 'posts'>,
  site: { id: string; siteName: string },
  brandId?: string,
): ArticlesPage | undefined {
  const all = content.articles(site.id)
  const shown = brandId === undefined ? all : all.filter(article => isAbout(article, brandId))
  const topic = shown[0]?.brand ?? guidesName
  if (brandId !== undefined && shown.length === 0) return undefined
  const path = brandId === undefined ? articlesPath() : articlesPath(topic)
  return {
    ...getTexts(brandId === undefined ? undefined : topic, site.siteName),
    path,
    crumbs: [
      rootCrumb,
      ...(brandId === undefined
        ? [{ label: 'Articles' }]
        : [{ label: 'Articles', to: articlesPath() }, { label: topic }]),
    ],
    articles: shown.map(toArticleLink),
    topics: listTopics(all, path),
    posts: brandId === undefined ? content.posts().map(toPost) : [],
  }
}

function toPost({ blog, title, url, publishedAt }: BlogPost): ArticlesPage['posts'][number] {
  return { blog, title, url, publishedOn: publishedAt.toISOString().slice(0, 10) }
}

export function isAbout({ brand = guidesName }: Article, brandId: string): boolean {
  return toNameId(brand) === brandId
}

function getTexts(topic: string | undefined, siteName: string) {
  if (topic === undefined)
    return {
      title: 'Articles',
      description: `How to choose, wear and care for clothes: guides from the editors of ${siteName}, with the products they mention.`,
    }
  return topic === guidesName
    ? {
        title: 'Guides',
        description: 'Guides to choosing, wearing and caring for clothes, with products to match.',
      }
    : {
        title: `Articles about ${topic}`,
        description: `What our editors have written about ${topic}, with the products they mention.`,
      }
}

function listTopics(articles: readonly Article[], path: string): ArticlesPage['topics'] {
  const names = [...new Set(articles.map(({ brand }) => brand ?? guidesName))]
  const topics = names.map(label => ({ label, to: articlesPath(label) }))
  return [{ label: 'All', to: articlesPath() }, ...topics].map(topic => ({
    ...topic,
    isCurrent: topic.to === path,
  }))
}
