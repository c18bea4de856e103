import { matchPath } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { absoluteUrl, parseOwnPath } from '#app/domain/links.ts'
import { findListCategory } from '#app/domain/list-category.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { findProductPage } from '#app/middleware/find-product-page.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { findNamedList } from '#app/pages/find-named-list.ts'
import { getListPage } from '#app/pages/get-list-page.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { toListMarkdown } from '#app/pages/markdown/list-markdown.ts'
import { toProductMarkdown } from '#app/pages/markdown/product-markdown.ts'
import type { Route } from './+types/api-markdown.ts'

/** A list or product as Markdown, by the path of its page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = parseOwnPath(new URL(request.url).searchParams.get('path'))
  const { siteUrl } = context.get(storefrontContext)
  const found = await findMarkdown(context.get(catalogueContext), new URL(path, siteUrl), siteUrl)
  const headers = { 'Content-Type': 'text/markdown; charset=utf-8' }
  if (!found) return new Response('# This page could not be found\n', { status: 404, headers })
  return new Response(found.text, {
    headers: { ...headers, Link: `<${absoluteUrl(siteUrl, found.path)}>; rel="canonical"` },
  })
}

async function findMarkdown(
  catalogue: Catalogue,
  { pathname, searchParams }: URL,
  siteUrl: string,
) {
  const product = matchPath('/product/:source/:main/:brand/:retailer/:name/:id', pathname)?.params
  if (product) {
    const found = await findProductPage(catalogue, product.source ?? '', product.id ?? '')
    return found && { path: found.page.path, text: toProductMarkdown(found.page, siteUrl) }
  }
  const list = await findList(catalogue, pathname, searchParams)
  return list && { path: list.path, text: toListMarkdown(list, siteUrl) }
}

async function findList(
  catalogue: Catalogue,
  pathname: string,
  search: URLSearchParams,
): Promise<ListPage | undefined> {
  const list = matchPath('/products/:main?/:category?', pathname)?.params
  if (list) {
    const category = findListCategory(list)
    return category && getListPage(catalogue, parseListQuery(search, category.id))
  }
  const brand = matchPath('/stores/:id', pathname)?.params.id
  if (brand !== undefined) return findNamedList(catalogue, 'brands', brand, parseListQuery(search))
  const retailer = matchPath('/retailers/:id', pathname)?.params.id
  return retailer === undefined
    ? undefined
    : findNamedList(catalogue, 'retailers', retailer, parseListQuery(search))
}
