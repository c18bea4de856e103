import { parseText } from './parse-text.ts'

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
