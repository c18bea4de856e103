import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content, ProductsSlice, Slice } from '#app/content/content.ts'
import { type RichText, toRunText } from '#app/domain/rich-text.ts'
import { articlesPath, guidesName, listPath } from '#app/domain/urls/links.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { rootCrumb } from '../browser/root-crumb.ts'
import { type ProductCard, toCard } from '../card.ts'
import { type ArticleLink, toArticleLink } from './article-link.ts'
import { isAbout } from './articles-page.ts'

/** An article with its products. */
export interface ArticlePage extends ArticleLink {
  author?: string
  /** The date of the last change: 2026-10-29. */
  modifiedOn: string
  minutes: number
  crumbs: { label: string; to?: string }[]
  slices: ArticleSlice[]
  /** Three further articles. */
  more: ArticleLink[]
}

export type ArticleSlice =
  | Exclude<Slice, ProductsSlice>
  | { kind: 'products'; title: string; to: string; cards: ProductCard[] }

const wordsPerMinute = 220
const railLength = 12
const moreLength = 3

/** Finds an article's page; undefined if the article is unknown or belongs to another brand. */
export async function findArticlePage(
  content: Pick<Content, 'articles'>,
  catalogue: Pick<Catalogue, 'list' | 'findMany'>,
  site: { id: string },
  brandId: string,
  uid: string,
): Promise<ArticlePage | undefined> {
  const articles = content.articles(site.id)
  const article = articles.find(each => each.uid === uid && isAbout(each, brandId))
  if (!article) return undefined
  const slices = await Promise.all(article.slices.map(slice => toArticleSlice(catalogue, slice)))
  const topic = article.brand ?? guidesName
  return {
    ...toArticleLink(article),
    ...(article.author ? { author: article.author } : {}),
    modifiedOn: article.modifiedAt.toISOString().slice(0, 10),
    minutes: countMinutes(article.slices),
    crumbs: [
      rootCrumb,
      { label: 'Articles', to: articlesPath() },
      { label: topic, to: articlesPath(topic) },
      { label: article.title },
    ],
    slices: slices.filter(slice => slice !== undefined),
    more: articles
      .filter(each => each !== article)
      .slice(0, moreLength)
      .map(toArticleLink),
  }
}

/** Prepares a slice; undefined for a row without products, which the article then omits. */
async function toArticleSlice(
  catalogue: Pick<Catalogue, 'list' | 'findMany'>,
  slice: Slice,
): Promise<ArticleSlice | undefined> {
  if (slice.kind !== 'products') return slice
  const cards = await fetchCards(catalogue, slice)
  if (cards.length === 0) return undefined
  return { kind: 'products', title: slice.title, to: listPath(slice.list), cards }
}

/**
 * Fetches the cards of an editors' row; empty while
 * the index is down, so that the rest still renders.
 */
export async function fetchCards(
  catalogue: Pick<Catalogue, 'list' | 'findMany'>,
  { list, chosen }: ProductsSlice,
): Promise<ProductCard[]> {
  try {
    const [first, { products }] = await Promise.all([
      chosen.length > 0 ? catalogue.findMany(chosen) : [],
      catalogue.list(list, railLength),
    ])
    const cards = [...first, ...products].map(toCard)
    return [...new Map(cards.map(card => [card.path, card])).values()].slice(0, railLength)
  } catch (error) {
    if (error instanceof IndexUnavailableError) return []
    throw error
  }
}

function countMinutes(slices: readonly Slice[]): number {
  const texts: RichText[] = slices.flatMap(slice => (slice.kind === 'text' ? [slice.text] : []))
  const words = texts.map(toRunText).join(' ').split(/\s+/).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
