import { parseText } from '#app/domain/parse-text.ts'

/** The search text and page number of a table for operators. */
export interface TableQuery {
  text: string
  /** The page number, starting at 1. */
  page: number
}

/** Replaces an invalid page number with 1. */
export function parseTableQuery(search: URLSearchParams): TableQuery {
  const page = Number(search.get('page'))
  return {
    text: parseText(search.get('q') ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Builds the path of a table's page, leaving out the defaults. */
export function tablePath(path: string, { text, page }: Partial<TableQuery> = {}): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (page && page > 1) search.set('page', String(page))
  return search.size === 0 ? path : `${path}?${search}`
}
