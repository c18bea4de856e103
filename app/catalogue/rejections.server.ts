import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import type { Rejection } from '#app/sources/connector.ts'
import { keepSeenIds } from './seen-products.server.ts'
import { findIdTrouble, toStorableText } from './storable-text.ts'

/** Kept of one run. A source that changed its shape rejects everything, and a thousand examples show that. */
const maxKept = 1_000
const maxRecordLength = 20_000
const maxReasonLength = 1_000

/**
 * Keeps records for inspection, within a write transaction. The product a rejected record belongs to counts as seen:
 * that we no longer understand it does not mean that it is gone.
 */
export async function keepRejections(
  client: pg.ClientBase,
  source: SourceLetter,
  run: number,
  rejections: Rejection[],
): Promise<void> {
  if (rejections.length === 0) return
  const kept = rejections.slice(0, maxKept).map(({ id, reason, record }) => ({
    id: id === undefined ? null : toStorableText(id).slice(0, 400),
    reason: toStorableText(reason.slice(0, maxReasonLength)),
    record: toStorableText(formatRecord(record).slice(0, maxRecordLength)),
  }))
  await client.query(
    `INSERT INTO rejection (run, id, reason, record)
     SELECT $1, id, reason, record FROM json_to_recordset($2::json) AS incoming (id text, reason text, record text)
     LIMIT greatest(0, $3 - (SELECT count(*) FROM rejection WHERE run = $1))`,
    [run, JSON.stringify(kept), maxKept],
  )
  const ids = rejections.flatMap(({ id }) =>
    id !== undefined && findIdTrouble(id) === undefined ? [id] : [],
  )
  await keepSeenIds(client, source, run, ids)
}

/** A record as text, whatever it is. */
export function formatRecord(record: unknown): string {
  if (typeof record === 'string') return record
  try {
    return JSON.stringify(record) ?? String(record)
  } catch {
    return String(record)
  }
}
