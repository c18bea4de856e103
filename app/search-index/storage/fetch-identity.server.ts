import type pg from 'pg'

/**
 * Identifies this catalogue: another server, another database, or the same one restored from a
 * backup has different changes under the same sequence numbers.
 */
export async function fetchIdentity(
  db: Pick<pg.ClientBase, 'query'>,
): Promise<{ identity: string; lastChange: number }> {
  const { rows } = await db.query<{ identity: string; last: string }>(
    `SELECT concat_ws(' ', (SELECT system_identifier FROM pg_control_system()),
       (SELECT timeline_id FROM pg_control_checkpoint()), current_database(), 'product'::regclass::oid) AS identity,
       (SELECT last_value FROM product_change) AS last`,
  )
  const [row] = rows
  return { identity: row?.identity ?? '', lastChange: Number(row?.last ?? 0) }
}
