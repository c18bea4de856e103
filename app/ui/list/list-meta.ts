import { findCategory } from '#app/domain/category-tree.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { listFeedPath } from '#app/domain/urls/format-links.ts'
import { type ChosenValue, getChosen } from '#app/pages/browser/list-choices.ts'
import { type PackedList, unpackList } from '#app/pages/browser/packed-list.ts'
import { describeList } from '#app/pages/browser/page-description.ts'
import { toBreadcrumbData, toListData } from '#app/pages/browser/structured-data/list-data.ts'
import { findTitleChoice } from '#app/pages/browser/title-choice.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { getPageMeta } from '../page-meta.ts'

/** The arguments of a list route's `meta`; the first match is the root route. */
interface ListMetaArgs {
  loaderData: { list: PackedList } | undefined
  matches: readonly [{ loaderData?: { shell: Shell } | undefined }, ...unknown[]]
}

/**
 * Returns the title, description and canonical URL of a list; none if the error page replaces it.
 */
export function getListMeta({ loaderData, matches }: ListMetaArgs) {
  if (!loaderData) return []
  const list = unpackList(loaderData.list)
  const { title, path, crumbs, paging, query, isIncomplete } = list
  const documentTitle = getDocumentTitle(list)
  const shell = matches[0].loaderData?.shell
  return getPageMeta(shell, {
    title: documentTitle,
    description: describeList({ ...list, title: documentTitle }),
    path,
    hasMarkdown: true,
    hasShareImage: paging.total > 0,
    ...(paging.total > 0 ? { feed: { path: listFeedPath(path), title } } : {}),
    // A list with a single value from the filter panel is worth indexing. Lists
    // that shoppers create by combining filters or by typing are not indexed.
    isNoindex:
      !isLanding(getChosen(query)) ||
      query.isInMySizes === true ||
      query.text !== '' ||
      query.sort !== 'relevance' ||
      paging.total === 0 ||
      isIncomplete === true,
    ...(shell && paging.total > 0
      ? {
          data: [toBreadcrumbData(crumbs, path, shell.siteUrl), toListData(list, shell.siteUrl)],
        }
      : {}),
  })
}

/**
 * Returns the title of the document. In addition to the heading, the title
 * includes a single filter and the page number: "Dresses: Navy, page 2".
 */
function getDocumentTitle({ title, query, paging }: ListPage): string {
  const [only, ...others] = getChosen(query)
  // A title that is not the category's own says the filter.
  const node = findCategory(query.category)
  const isNamed =
    only === undefined ||
    ['brands', 'retailers', findTitleChoice(query)?.facet].includes(only.facet) ||
    (query.text === '' && title !== (node?.title ?? title))
  const named = isNamed || others.length > 0 ? title : `${title}: ${only.label}`
  return paging.page > 1 ? `${named}, page ${paging.page}` : named
}

/** Returns true for a list without filters, or with a single value that the filter panel offers. */
function isLanding([only, ...others]: ChosenValue[]): boolean {
  if (only === undefined) return true
  const { values } = facets[only.facet]
  return others.length === 0 && !only.isExcluded && (values?.includes(only.value) ?? true)
}
