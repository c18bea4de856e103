import { formatWholeCount } from '#app/domain/count.ts'
import { getChosen } from '#app/domain/list-choices.ts'
import type { ListPage } from '#app/domain/list-page.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { getPageMeta } from './page-meta.ts'

/** Title, description and canonical address of a list. */
export function getListMeta(shell: Shell | undefined, { title, path, paging, query }: ListPage) {
  return getPageMeta(shell, {
    title: paging.page > 1 ? `${title}, page ${paging.page}` : title,
    description: `${title}: ${formatWholeCount(paging.total)} products from many retailers, prices side by side.`,
    path,
    // One brand or one retailer is a page worth finding; every mixture of them is not.
    isNoindex:
      getChosen(query).length > 1 || query.text !== '' || query.sort !== 'relevance' || paging.total === 0,
  })
}
