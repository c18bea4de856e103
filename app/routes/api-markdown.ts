import { matchPath, redirect } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content } from '#app/content/content.ts'
import { findRenamedPath } from '#app/content/find-renamed-path.ts'
import { servicesContext } from '#app/context/services.ts'
import { markdownPath } from '#app/domain/urls/format-links.ts'
import { absoluteUrl, parseOwnPath } from '#app/domain/urls/links.ts'
import { findPathProduct } from '#app/domain/urls/product-path.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { findArticlePage } from '#app/pages/articles/article-page.ts'
import { getArticlesPage } from '#app/pages/articles/articles-page.ts'
import { findListAt } from '#app/pages/find-list-at.ts'
import { toArticleMarkdown, toArticlesMarkdown } from '#app/pages/markdown/article-markdown.ts'
import { toListMarkdown } from '#app/pages/markdown/list-markdown.ts'
import { toProductMarkdown } from '#app/pages/markdown/product-markdown.ts'
import { findProductPage } from '#app/requests/find-product-page.server.ts'
import { findMovedListUrl } from '#app/requests/require-named-list.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import type { Route } from './+types/api-markdown.ts'

/** Returns the list, product or article at `?path=` as Markdown. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = parseOwnPath(new URL(request.url).searchParams.get('path'))
  const site = context.get(storefrontContext)
  const { siteUrl } = site
  const url = new URL(path, siteUrl)
  const catalogue = context.get(servicesContext).catalogue
  const found =
    (await findArticles(context.get(servicesContext).content, catalogue, url.pathname, site)) ??
    (await findMarkdown(catalogue, url, siteUrl))
  const moved = found ? undefined : await findMovedListUrl(context, url)
  if (moved !== undefined) throw redirect(markdownPath(moved), 301)
  const headers = { 'Content-Type': 'text/markdown; charset=utf-8' }
  if (!found) return new Response('# This page could not be found\n', { status: 404, headers })
  return new Response(found.text, {
    headers: { ...headers, Link: `<${absoluteUrl(siteUrl, found.path)}>; rel="canonical"` },
  })
}

async function findArticles(
  content: Content,
  catalogue: Catalogue,
  pathname: string,
  site: Storefront,
) {
  const { brand, id } = matchPath('/articles/:brand/:id', pathname)?.params ?? {}
  if (brand !== undefined && id !== undefined) {
    const renamed = findRenamedPath(content, site, id)
    if (renamed) throw redirect(markdownPath(renamed), 301)
    const article = await findArticlePage(content, catalogue, site, brand, id)
    return article && { path: article.path, text: toArticleMarkdown(article, site.siteUrl) }
  }
  const list = matchPath('/articles/:brand?', pathname)
  const page = list ? getArticlesPage(content, site, list.params.brand) : undefined
  return page && { path: page.path, text: toArticlesMarkdown(page, site.siteUrl) }
}

async function findMarkdown(catalogue: Catalogue, url: URL, siteUrl: string) {
  const product = findPathProduct(url.pathname)
  if (product) {
    const found = await findProductPage(catalogue, product.source, product.id)
    return found && { path: found.page.path, text: toProductMarkdown(found.page, siteUrl) }
  }
  const list = await findListAt(catalogue, url)
  return list && { path: list.path, text: toListMarkdown(list, siteUrl) }
}
