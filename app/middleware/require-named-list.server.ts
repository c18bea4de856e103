import { data, type RouterContextProvider, redirect } from 'react-router'
import { brandPath, brandsPath, listPath, retailersPath } from '#app/domain/urls/links.ts'
import { countLeftOut, parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { findNamedList } from '#app/pages/find-named-list.ts'
import { type PackedList, packList } from '#app/pages/packed-list.ts'
import { findMovedRetailer } from './retailers.server.ts'
import { servicesContext } from './services.ts'

const directories = {
  brands: { label: 'Brands', to: brandsPath },
  retailers: { label: 'Retailers', to: retailersPath },
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
  const shown =
    group === 'brands' ? context.get(servicesContext).shownBrands.findById(id) : undefined
  if (!list && shown !== undefined) throw redirect(brandPath(shown) + search, 301)
  const moved = list || group === 'brands' ? undefined : await findMovedRetailer(context, id)
  if (moved !== undefined) throw redirect(moved + search, 301)
  if (!list) throw data('This page could not be found', { status: 404 })
  const crumbs = [{ label: 'All', to: listPath() }, directories[group], { label: list.title }]
  const leftOut = countLeftOut(searchParams)
  return packList({ ...list, crumbs, ...(leftOut > 0 ? { leftOut } : {}) })
}
