import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import type { KnownRecords, RecordPrint } from '#app/sources/connector.ts'
import { fetchKnownRows, type KnownRow, type KnownRows } from './known-rows.server.ts'

export interface RunRecords extends KnownRecords {
  /** The print as it is stored with a product: with the rules it was made by. */
  toStored(print: string): string
  /** What was found of ids a step names as unchanged. */
  take(ids: readonly string[]): KnownRow[]
  /** These are written: from now on the table speaks for them. */
  settle(ids: Iterable<string>): void
}

/**
 * Tells a connector which records it knows. Asked while the step before is still being written, on a connection of its own:
 * what a step has that is not written yet is never taken for unchanged, so of a record that comes twice the later counts.
 */
export function createRunRecords(pool: pg.Pool, source: SourceLetter, rulesVersion: string): RunRecords {
  const found = new Map<string, KnownRow>()
  const unwritten = new Map<string, number>()
  const toStored = (print: string) => `${rulesVersion}${print.slice(rulesVersion.length)}`

  const findRows = (ids: string[]): Promise<KnownRows> =>
    // Then all of it is looked at. What is wrong with the database, whoever writes the step will hear.
    fetchKnownRows(pool, source, ids).catch(() => new Map())

  return {
    toStored,

    async findUnchanged(prints) {
      const same = new Set<string>()
      const asked = withoutRepeated(prints)
      const known = await findRows(asked.map(({ id }) => id))
      for (const { id, print } of asked) {
        const row = known.get(id)
        if (row === undefined || row.isGone || row.print !== toStored(print) || unwritten.has(id)) continue
        same.add(id)
        found.set(id, row)
      }
      for (const { id } of prints) if (!same.has(id)) unwritten.set(id, (unwritten.get(id) ?? 0) + 1)
      return same
    },

    take(ids) {
      return ids.flatMap(id => {
        const product = found.get(id)
        found.delete(id)
        return product ?? []
      })
    },

    settle(ids) {
      for (const id of ids) {
        const left = (unwritten.get(id) ?? 0) - 1
        if (left > 0) unwritten.set(id, left)
        else unwritten.delete(id)
      }
    },
  }
}

/** A record that comes twice within a step is looked at. */
function withoutRepeated(prints: readonly RecordPrint[]): RecordPrint[] {
  const byId = new Map(prints.map(each => [each.id, each]))
  if (byId.size === prints.length) return [...prints]
  const repeated = new Set(prints.filter(each => byId.get(each.id) !== each).map(({ id }) => id))
  return [...byId.values()].filter(({ id }) => !repeated.has(id))
}
