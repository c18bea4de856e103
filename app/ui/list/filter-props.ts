import type { ListQuery } from '#app/domain/urls/list-query.ts'
import type { FilterChoice } from '#app/pages/list-page.ts'

/** The props of every filter's body. */
export interface FilterProps {
  choice: FilterChoice
  query: ListQuery
}
