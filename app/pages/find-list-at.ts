import { matchPath } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { findListCategory } from '#app/domain/list-category.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { findNamedList } from './find-named-list.ts'
import { getListPage } from './get-list-page.ts'
import type { ListPage } from './list-page.ts'

/**
 * Finds the list at this URL; undefined for other pages and for a brand
 * or retailer without products. `change` replaces parts of its query.
 */
export async function findListAt(
  catalogue: Pick<Catalogue, 'directory' | 'list' | 'suggest'>,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  change: Partial<ListQuery> = {},
): Promise<ListPage | undefined> {
  const query = (category?: string) => ({ ...parseListQuery(searchParams, category), ...change })
  const list = matchPath('/products/:main?/:category?', pathname)?.params
  if (list) {
    const category = findListCategory(list)
    return category && getListPage(catalogue, query(category.id))
  }
  const brand = matchPath('/stores/:id', pathname)?.params.id
  if (brand !== undefined) return findNamedList(catalogue, 'brands', brand, query())
  const retailer = matchPath('/retailers/:id', pathname)?.params.id
  return retailer === undefined
    ? undefined
    : findNamedList(catalogue, 'retailers', retailer, query())
}
