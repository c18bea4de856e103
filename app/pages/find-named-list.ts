import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { brandPath, retailerPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { toNameId } from '#app/domain/urls/slug.ts'
import { toBrandKey } from '#app/vocabulary/brand.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { getListPage } from './get-list-page.ts'
import type { ListPage } from './list-page.ts'

const paths = { brands: brandPath, retailers: retailerPath }

/**
 * Finds the list of a brand or retailer by the `toNameId` of its name;
 * undefined if it has no products. Two names can share a URL, whose
 * list then contains both. Any spelling of the name works.
 */
export async function findNamedList(
  catalogue: Pick<Catalogue, 'directory' | 'list' | 'suggest'>,
  group: 'brands' | 'retailers',
  id: string,
  query: ListQuery,
): Promise<ListPage | undefined> {
  const all = (await catalogue.directory())[group].map(({ value }) => value)
  const named = all.filter(name => toNameId(name) === id)
  const names = named.length > 0 ? named : all.filter(spellings[group](id))
  const [title] = names
  if (title === undefined) return undefined
  const list = await getListPage(catalogue, { ...query, [group]: names })
  return { ...list, title, path: list.paging.page === 1 ? paths[group](title) : list.path }
}

const spellings = {
  brands: (id: string) => {
    const key = toBrandKey(id)
    return (name: string) => toBrandKey(name) === key
  },
  retailers: isSpelledAs,
}

/**
 * Returns a function that checks whether a name belongs to a URL. URLs have no
 * "&", so the URL of "Alder & Finch US" is also compared with "Alder & Finch".
 */
function isSpelledAs(id: string): (name: string) => boolean {
  const key = toRetailerKey(id)
  return name => [name, toNameId(name)].some(spelling => toRetailerKey(spelling) === key)
}
