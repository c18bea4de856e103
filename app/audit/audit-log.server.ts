import type pg from 'pg'

/** The changed fields, as JSON. */
export type AuditFields = Readonly<Record<string, unknown>>

export interface AuditChange {
  /** The operator's email address, or where the change came from, such as "command line". */
  actor: string
  /** The operator's action, in the past tense: "changed retailer". */
  action: string
  /** The name of the retailer, link or other subject that was changed. */
  subject: string
  /** The fields before the change; absent if the subject did not exist. */
  before?: AuditFields
  /** The fields after the change; absent if the subject no longer exists. */
  after?: AuditFields
}

export interface AuditEntry extends AuditChange {
  id: string
  changedAt: Date
}

/** Pass the client whose transaction makes the change, so that both are stored or neither is. */
export async function recordAudit(
  client: Pick<pg.ClientBase, 'query'>,
  { actor, action, subject, before, after }: AuditChange,
): Promise<void> {
  await client.query(
    `INSERT INTO audit_entry (actor, action, subject, before, after) VALUES ($1, $2, $3, $4, $5)`,
    [actor, action, subject, before ?? null, after ?? null],
  )
}

/**
 * Fetches the newest entries; with `olderThan`, those older than the entry with this id.
 * With `text`, fetches only entries that contain every word of it, whole or as a prefix.
 */
export async function fetchAudit(
  pool: Pick<pg.Pool, 'query'>,
  { text, olderThan, limit }: { text: string; olderThan: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(word => `${word}:*`)
  const { rows } = await pool.query<AuditEntry & { before: unknown; after: unknown }>(
    `SELECT id, changed_at AS "changedAt", actor, action, subject, before, after FROM audit_entry
     WHERE ($1 = '' OR words @@ to_tsquery('simple', $1)) AND ($2::bigint IS NULL OR id < $2)
     ORDER BY id DESC LIMIT $3`,
    [words.join(' & '), olderThan ?? null, limit],
  )
  return rows.map(({ before, after, ...entry }) => ({
    ...entry,
    ...(before === null ? {} : { before }),
    ...(after === null ? {} : { after }),
  }))
}
