import { refusedSalesPath } from '#app/domain/urls/links.ts'
import { isSale } from '#app/domain/urls/list-query.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { PageLink } from '../elements/page-link.tsx'

/** Says above a list of sales whose claim a struck price is. */
export function SalesNote({ list: { cards, query } }: { list: ListPage }) {
  if (cards.length === 0 || !query.deals.some(isSale)) return null
  return (
    <p className="sales-note mb-3 text-soft text-sm max-lg:mt-2">
      A percentage is verified by our price record; a struck price alone is the store’s claim.{' '}
      <PageLink to={refusedSalesPath()} className="whitespace-nowrap text-link underline">
        How we check
      </PageLink>
    </p>
  )
}
