import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import { notifyOfChanges } from './write-transaction.server.ts'

/** A reading that met less than this share of what the last good one met is not believed. */
const plausibleShare = 0.5

/**
 * What a complete run has not met is no longer on offer. A run that met suspiciously little says so instead
 * (`doubt`): a source that lost half its shelf overnight has more likely lost its mind.
 */
export async function markGone(
  client: pg.ClientBase,
  source: SourceLetter,
  run: number,
): Promise<{ seen: number; gone: number; doubt?: string }> {
  const [seen, before] = await Promise.all([countSeen(client, source, run), findLastVolume(client, source)])
  if (before !== undefined && seen < before * plausibleShare) {
    const doubt = `only ${seen} products came, after ${before} the last time: nothing was taken for gone`
    return { seen, gone: 0, doubt }
  }
  // Products read by id since the run began are there, whether or not the run met them.
  const { rowCount } = await client.query(
    `UPDATE product SET gone_since = now(), changed_at = nextval('product_change')
     FROM sync_run AS run
     WHERE run.id = $2 AND product.source = $1 AND gone_since IS NULL
       AND seen_run IS DISTINCT FROM run.id AND read_at < run.started_at`,
    [source, run],
  )
  const gone = rowCount ?? 0
  if (gone > 0) await notifyOfChanges(client)
  return { seen, gone }
}

async function countSeen(client: pg.ClientBase, source: SourceLetter, run: number): Promise<number> {
  const text = 'SELECT count(*)::int AS seen FROM product WHERE source = $1 AND seen_run = $2'
  return (await client.query(text, [source, run])).rows[0]?.seen ?? 0
}

async function findLastVolume(client: pg.ClientBase, source: SourceLetter): Promise<number | undefined> {
  const text = `SELECT seen FROM sync_run WHERE source = $1 AND state = 'complete' ORDER BY id DESC LIMIT 1`
  return (await client.query(text, [source])).rows[0]?.seen ?? undefined
}
