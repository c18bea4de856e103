import { brandPath, retailerPath } from '#app/domain/links.ts'
import type { ListPage } from '#app/domain/list-page.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { toNameId } from '#app/domain/slug.ts'
import type { Catalogue } from './catalogue.ts'
import { getListPage } from './get-list-page.ts'

const paths = { brands: brandPath, stores: retailerPath }

/**
 * The list of one brand or one retailer, found by `toNameId` of its name; undefined for one without products. Two names
 * may be written as one address: then it shows both.
 */
export async function findNamedList(
  catalogue: Pick<Catalogue, 'directory' | 'list' | 'suggest'>,
  group: 'brands' | 'stores',
  id: string,
  query: ListQuery,
): Promise<ListPage | undefined> {
  const values = (await catalogue.directory())[group]
  const names = values.map(({ value }) => value).filter(name => toNameId(name) === id)
  const [title] = names
  if (title === undefined) return undefined
  const list = await getListPage(catalogue, { ...query, [group]: names })
  return { ...list, title, path: list.paging.page === 1 ? paths[group](title) : list.path }
}
