import type { FilterChoice } from '#app/domain/list-page.ts'
import type { ListQuery } from '#app/domain/list-query.ts'

/** What the body of one filter is drawn from. */
export interface FilterProps {
  choice: FilterChoice
  query: ListQuery
}
