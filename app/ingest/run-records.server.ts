import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import type { KnownRecords, RecordFingerprint } from '#app/sources/connector.ts'
import { fetchKnownRows, type KnownRow, type KnownRows } from '#app/store/known-rows.server.ts'

export interface RunRecords extends KnownRecords {
  /**
   * Returns the stored form of a fingerprint, which includes
   * the version of the rules that made the product.
   */
  toStored(fingerprint: string): string
  /** Returns the known rows for ids that a step reports as unchanged. */
  take(ids: readonly string[]): KnownRow[]
  /** Marks these ids as written. Call it once their rows in the table are up to date. */
  settle(ids: Iterable<string>): void
}

/**
 * Tells a connector which records are unchanged. Queries on a separate connection while
 * the previous step is still being written, and never reports records from unwritten
 * steps as unchanged, so that the later version wins when a record arrives twice.
 */
export function createRunRecords(
  pool: pg.Pool,
  source: SourceLetter,
  rulesVersion: string,
): RunRecords {
  const found = new Map<string, KnownRow>()
  const unwritten = new Map<string, number>()
  const toStored = (fingerprint: string) =>
    `${rulesVersion}${fingerprint.slice(rulesVersion.length)}`

  const findRows = (ids: string[]): Promise<KnownRows> =>
    // If the query fails, every record is normalized; writing the step then reports the error.
    fetchKnownRows(pool, source, ids).catch(() => new Map())

  return {
    toStored,

    async findUnchanged(fingerprints) {
      const same = new Set<string>()
      const requested = withoutRepeated(fingerprints)
      const known = await findRows(requested.map(({ id }) => id))
      for (const { id, fingerprint } of requested) {
        const row = known.get(id)
        if (
          row === undefined ||
          row.isGone ||
          row.fingerprint !== toStored(fingerprint) ||
          unwritten.has(id)
        )
          continue
        same.add(id)
        found.set(id, row)
      }
      for (const { id } of fingerprints)
        if (!same.has(id)) unwritten.set(id, (unwritten.get(id) ?? 0) + 1)
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

/**
 * Removes the fingerprints of records that appear twice
 * in a step, because such records are always normalized.
 */
function withoutRepeated(fingerprints: readonly RecordFingerprint[]): RecordFingerprint[] {
  const byId = new Map(fingerprints.map(each => [each.id, each]))
  if (byId.size === fingerprints.length) return [...fingerprints]
  const repeated = new Set(
    fingerprints.filter(each => byId.get(each.id) !== each).map(({ id }) => id),
  )
  return [...byId.values()].filter(({ id }) => !repeated.has(id))
}
