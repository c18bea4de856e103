import { data, matchPath, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { brandPath, brandsPath, retailersPath } from '#app/domain/urls/links.ts'
import { countLeftOut, parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { findMovedRetailer } from '#app/middleware/retailers.server.ts'
import { type PackedList, packList } from '#app/pages/browser/packed-list.ts'
import { rootCrumb } from '#app/pages/browser/root-crumb.ts'
import { findNamedList } from '#app/pages/find-named-list.ts'

const directories = {
  brands: { label: 'Brands', to: brandsPath },
  retailers: { label: 'Stores', to: retailersPath },
}

/**
 * Returns the list of one brand or retailer. Throws a redirect for a brand or
 * retailer that is shown under a different name, and a 404 for an unknown name.
 */
export async function requireNamedList(
  context: Readonly<RouterContextProvider>,
  { url }: Request,
  group: 'brands' | 'retailers',
  id: string,
): Promise<PackedList> {
  const { search, searchParams } = new URL(url)
  const query = parseListQuery(searchParams)
  const list = await findNamedList(context.get(servicesContext).catalogue, group, id, query)
  const moved = list ? undefined : await findMovedList(context, group, id)
  if (moved !== undefined) throw redirect(moved + search, 301)
  if (!list) throw data('This page could not be found', { status: 404 })
  const crumbs = [rootCrumb, directories[group], { label: list.title }]
  const leftOut = countLeftOut(searchParams)
  return packList({ ...list, crumbs, ...(leftOut > 0 ? { leftOut } : {}) })
}

/** Finds the page of a brand or retailer that is shown under another name than the one in a URL. */
async function findMovedList(
  context: Readonly<RouterContextProvider>,
  group: 'brands' | 'retailers',
  id: string,
): Promise<string | undefined> {
  if (group === 'retailers') return findMovedRetailer(context, id)
  const shown = context.get(servicesContext).shownBrands.findById(id)
  return shown === undefined ? undefined : brandPath(shown)
}

/**
 * Finds the URL, with its query, of a list whose brand or retailer is shown under
 * another name; undefined for any other page. Call it when there is no list at the URL.
 */
export async function findMovedListUrl(
  context: Readonly<RouterContextProvider>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<string | undefined> {
  const brand = matchPath('/stores/:id', pathname)?.params.id
  const id = brand ?? matchPath('/retailers/:id', pathname)?.params.id
  if (id === undefined) return undefined
  const moved = await findMovedList(context, brand === undefined ? 'retailers' : 'brands', id)
  return moved === undefined ? undefined : moved + search
}
