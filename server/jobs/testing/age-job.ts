import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { withClient } from '#app/database/with-client.server.ts'

/**
 * Makes a running job look as if it had started so many seconds ago, then runs the maintenance that
 * servers run every minute; returns the job's state.
 */
export async function ageJob(pool: pg.Pool, queue: string, seconds: number): Promise<string> {
  await pool.query(
    `UPDATE jobs.job SET started_on = now() - make_interval(secs => $2)
     WHERE name = $1 AND state = 'active'`,
    [queue, seconds],
  )
  await pool.query('UPDATE jobs.queue SET monitor_on = NULL, monitor_claim_on = NULL')
  const executeSql = (text: string, values: unknown[]) =>
    withClient(pool, client => client.query(text, values))
  const boss = new PgBoss({
    ...{ db: { executeSql }, schema: 'jobs', supervise: false, schedule: false },
  })
  await boss.start()
  await boss.supervise(queue)
  await boss.stop({ graceful: false })
  const { rows } = await pool.query<{ state: string }>(
    'SELECT state::text FROM jobs.job WHERE name = $1 ORDER BY created_on DESC LIMIT 1',
    [queue],
  )
  return rows[0]?.state ?? 'none'
}
