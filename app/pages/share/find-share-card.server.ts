import { matchPath } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content } from '#app/content/content.ts'
import { formatQuantity } from '#app/domain/count.ts'
import { toPicture } from '#app/domain/picture.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import { guidesName } from '#app/domain/urls/links.ts'
import { findPathProduct } from '#app/domain/urls/product-path.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { getArticlesPage, isAbout } from '../articles/articles-page.ts'
import { toCard } from '../card.ts'
import { findListAt } from '../find-list-at.ts'
import { getHomePage } from '../home/get-home-page.server.ts'
import type { ShareCard } from './share-card.ts'

const maxPictures = 3

interface ShareOptions {
  catalogue: Catalogue
  content: Pick<Content, 'version' | 'home' | 'articles' | 'posts'>
  site: Storefront
}

/**
 * Finds the link preview of the page with this path;
 * undefined for pages that have none of their own.
 */
export async function findShareCard(
  options: ShareOptions,
  pathname: string,
): Promise<ShareCard | undefined> {
  if (pathname === '/') return getHomeCard(options)
  if (pathname.startsWith('/articles')) return findArticleCard(options, pathname)
  const product = findPathProduct(pathname)
  if (product) return findProductCard(options, product.source, product.id)
  const list = await findListAt(options.catalogue, new URL(pathname, options.site.siteUrl))
  if (!list || list.paging.total === 0) return undefined
  return {
    title: list.title,
    note: formatQuantity(list.paging.total, 'product'),
    pictures: list.cards.flatMap(({ picture }) => picture ?? []).slice(0, maxPictures),
  }
}

async function getHomeCard(options: ShareOptions): Promise<ShareCard> {
  const { title, text, pieces } = (await getHomePage(options)).hero
  const pictures = pieces.map(({ picture }) => picture).slice(0, maxPictures)
  return { title, note: text, pictures }
}

async function findProductCard(
  { catalogue }: ShareOptions,
  source: string,
  id: string,
): Promise<ShareCard | undefined> {
  const found = isSourceLetter(source) ? await catalogue.find(source, id) : undefined
  if (!found) return undefined
  const { brand, name, retailer } = toCard(found.product)
  const pictures = found.product.images.slice(0, 1).map(image => toPicture(found.product, image))
  return { eyebrow: brand, title: name, note: `At ${retailer}`, pictures }
}

function findArticleCard({ content, site }: ShareOptions, pathname: string): ShareCard | undefined {
  const { brand, id } = matchPath('/articles/:brand?/:id?', pathname)?.params ?? {}
  if (id === undefined) {
    const page = getArticlesPage(content, site, brand)
    if (!page || page.articles.length === 0) return undefined
    const covers = page.articles.flatMap(({ cover }) => cover?.picture ?? [])
    return { title: page.title, note: page.description, pictures: covers.slice(0, 1) }
  }
  const article = content
    .articles(site.id)
    .find(each => each.uid === id && isAbout(each, brand ?? ''))
  return (
    article && {
      eyebrow: article.brand ?? guidesName,
      title: article.title,
      note: article.summary,
      pictures: article.cover ? [article.cover.picture] : [],
    }
  )
}
