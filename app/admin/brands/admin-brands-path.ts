import { type TableQuery, tablePath } from '../frame/table-query.ts'

/** Builds the path of the operators' page with brand names and aliases. */
export function adminBrandsPath(query?: Partial<TableQuery>): string {
  return tablePath('/admin/vocabulary/brands', query)
}
