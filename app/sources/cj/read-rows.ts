import { type CjError, cjRowKey } from './wire.ts'

export interface RowsAnswer {
  rows: unknown[]
  errors: readonly CjError[]
}

export interface RowsRead {
  /** What was sent for an id; more than one where a row is repeated. */
  rows: Map<string, unknown[]>
  /** Ids whose rows exist and did not come whole, with what upstream says of it. */
  failures: Map<string, string>
}

/**
 * Rows by their ids, whatever comes instead at first: fewer rows than asked for, others, the same twice, or rows with
 * holes where a part of upstream failed. What is missing is asked for again as long as that brings something.
 */
export async function readRows(
  ids: readonly string[],
  fetchRows: (ids: readonly string[]) => Promise<RowsAnswer>,
): Promise<RowsRead> {
  const rows = new Map<string, unknown[]>()
  const failures = new Map<string, string>()
  let missing = [...ids]
  for (;;) {
    const wanted = new Set(missing)
    const answer = await fetchRows(missing)
    const { byRow, ...spoiled } = toMessages(answer.errors)
    let { general } = spoiled
    answer.rows.forEach((row, index) => {
      const id = cjRowKey.safeParse(row).data?.id
      const message = byRow.get(index)
      // A row that came as null does not say whose it was.
      if (id == null) general ??= message
      if (id == null || !wanted.has(id)) return
      if (message === undefined) rows.set(id, [...(rows.get(id) ?? []), row])
      else failures.set(id, message)
    })
    for (const id of rows.keys()) failures.delete(id)
    missing = missing.filter(id => !rows.has(id))
    if (missing.length === 0) return { rows, failures }
    if (missing.length === wanted.size) {
      // Without an error they are gone since their ids were read.
      if (general !== undefined) for (const id of missing) if (!failures.has(id)) failures.set(id, general)
      return { rows, failures }
    }
  }
}

/** An error's path leads to the row it spoiled, or to none in particular. */
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
