import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import type { Rejection } from '#app/sources/rejection.ts'
import { findIdTrouble, toStorableText } from '#app/store/storable-text.ts'
import { saveSeenIds } from './seen-products.server.ts'

/**
 * The maximum number of rejections stored per run. After a source changes its
 * format, every record is rejected, and a thousand examples are enough to see why.
 */
const maxKept = 1_000
const maxRecordLength = 20_000
const maxDetailLength = 1_000

/**
 * Stores rejected records for inspection, within a write transaction. The product of a rejected
 * record counts as seen, because a record we cannot parse does not mean that the product is gone.
 */
export async function saveRejections(
  client: pg.ClientBase,
  source: SourceLetter,
  run: number,
  rejections: Rejection[],
): Promise<void> {
  if (rejections.length === 0) return
  const stored = rejections.slice(0, maxKept).map(({ id, reason, detail, record }) => ({
    id: id === undefined ? null : toStorableText(id).slice(0, 400),
    reason,
    detail: toStorableText(detail.slice(0, maxDetailLength)),
    record: toStorableText(formatRecord(record).slice(0, maxRecordLength)),
  }))
  await client.query(
    `INSERT INTO rejection (run, id, reason, detail, record)
     SELECT $1, id, reason, detail, record
     FROM json_to_recordset($2::json) AS incoming (id text, reason text, detail text, record text)
     LIMIT greatest(0, $3 - (SELECT count(*) FROM rejection WHERE run = $1))`,
    [run, JSON.stringify(stored), maxKept],
  )
  const ids = rejections.flatMap(({ id }) =>
    id !== undefined && findIdTrouble(id) === undefined ? [id] : [],
  )
  await saveSeenIds(client, source, run, ids)
}

/** Serializes any record as text. */
export function formatRecord(record: unknown): string {
  if (typeof record === 'string') return record
  try {
    return JSON.stringify(record) ?? String(record)
  } catch {
    return String(record)
  }
}
