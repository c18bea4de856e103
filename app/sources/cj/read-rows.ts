import { type CjError, cjRowKey } from './wire.ts'

export interface RowsAnswer {
  rows: unknown[]
  errors: readonly CjError[]
}

export interface RowsRead {
  /** The rows received for each id: several if a row is repeated. */
  rows: Map<string, unknown[]>
  /** Ids of rows that exist but did not arrive intact, with the upstream's error message. */
  failures: Map<string, string>
}

/**
 * Fetches rows by id from an upstream that may omit rows, add
 * unrequested ones, repeat rows, or send null fields if part of the
 * query failed. Requests missing rows again as long as new ones arrive.
 */
export async function readRows(
  ids: readonly string[],
  fetchRows: (ids: readonly string[]) => Promise<RowsAnswer>,
): Promise<RowsRead> {
  const rows = new Map<string, unknown[]>()
  const failures = new Map<string, string>()
  let missing = [...ids]
  for (;;) {
    const requested = new Set(missing)
    const answer = await fetchRows(missing)
    const { byRow, ...spoiled } = toMessages(answer.errors)
    let { general } = spoiled
    answer.rows.forEach((row, index) => {
      const id = cjRowKey.safeParse(row).data?.id
      const message = byRow.get(index)
      // A null row does not state the id to which it belongs.
      if (id == null) general ??= message
      if (id == null || !requested.has(id)) return
      if (message === undefined) rows.set(id, [...(rows.get(id) ?? []), row])
      else failures.set(id, message)
    })
    for (const id of rows.keys()) failures.delete(id)
    missing = missing.filter(id => !rows.has(id))
    if (missing.length === 0) return { rows, failures }
    if (missing.length === requested.size) {
      // Rows that are missing without an error were deleted after their ids had been read.
      if (general !== undefined)
        for (const id of missing) if (!failures.has(id)) failures.set(id, general)
      return { rows, failures }
    }
  }
}

/**
 * Returns the error messages by row. The path of an error, if present, identifies the affected row.
 */
function toMessages(errors: readonly CjError[]): { byRow: Map<number, string>; general?: string } {
  const byRow = new Map<number, string>()
  let general: string | undefined
  for (const { message, path } of errors) {
    const text = message || 'an error without a message'
    const index = path?.[path.indexOf('resultList') + 1]
    if (path?.includes('resultList') && typeof index === 'number') byRow.set(index, text)
    else general = text
  }
  return { byRow, ...(general === undefined ? {} : { general }) }
}
