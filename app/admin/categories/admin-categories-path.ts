import { type TableQuery, tablePath } from '../frame/table-query.ts'

/** Builds the path of the operators' page with unmapped source categories. */
export function adminCategoriesPath(query?: Partial<TableQuery>): string {
  return tablePath('/admin/vocabulary/categories', query)
}
