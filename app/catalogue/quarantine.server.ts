import type pg from 'pg'
import type { ReadStep } from '#app/sources/connector.ts'
import { formatRecord } from './rejections.server.ts'
import { toStorable } from './storable-text.ts'

/**
 * Puts a step aside whole, with the reason. Of each source only the newest is held: an older one is older news, and
 * could no longer be released.
 */
export async function holdStep(
  client: pg.ClientBase,
  run: number,
  step: ReadStep,
  reason: string,
): Promise<void> {
  await client.query(
    `UPDATE quarantine SET state = 'dropped', step = NULL, decided_at = now()
     FROM sync_run AS old, sync_run AS run
     WHERE run.id = $1 AND old.source = run.source AND quarantine.run = old.id AND quarantine.state = 'held'`,
    [run],
  )
  const { products, unchanged = [], rejected } = step
  const kept: ReadStep = toStorable({
    ...step,
    rejected: rejected.map(rejection => ({ ...rejection, record: formatRecord(rejection.record) })),
  })
  await client.query(
    'INSERT INTO quarantine (run, reason, products, rejected, step) VALUES ($1, $2, $3, $4, $5)',
    [run, reason, products.length + unchanged.length, rejected.length, JSON.stringify(kept)],
  )
}

/** The step a run has in quarantine; undefined when there is none. */
export async function findHeldStep(client: pg.ClientBase, run: number): Promise<ReadStep | undefined> {
  const text = `SELECT step FROM quarantine WHERE run = $1 AND state = 'held'`
  return (await client.query<{ step: ReadStep }>(text, [run])).rows[0]?.step
}

export async function decideHeldStep(
  client: pg.ClientBase,
  run: number,
  state: 'released' | 'dropped',
): Promise<void> {
  await client.query(
    `UPDATE quarantine SET state = $2, step = NULL, decided_at = now() WHERE run = $1 AND state = 'held'`,
    [run, state],
  )
}
