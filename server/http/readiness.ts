import type { Catalogue } from '#app/catalogue/catalogue.ts'

export interface Readiness {
  isReady: boolean
  /** The reasons why the server is not ready, worded for operators. */
  reasons: string[]
}

/** The part of a pool that the probe needs. */
interface Queryable {
  query(sql: string): Promise<{ rows: { hasSynced: boolean }[] }>
}

const databaseTimeoutMs = 1000

/**
 * Checks readiness: the database answers, the index is built, and, if sources are
 * configured, it has products or a sync of any server has ended, with or without any.
 */
export async function checkReadiness(
  pool: Queryable,
  catalogue: Pick<Catalogue, 'state'>,
  hasSources: boolean,
): Promise<Readiness> {
  const answer = await askDatabase(pool)
  const { isReady, products } = catalogue.state()
  const reasons = [
    answer.fault,
    isReady ? undefined : 'The index is not built yet',
    isReady && products === 0 && hasSources && answer.hasSynced === false
      ? 'There are no products yet, and the first sync has not ended'
      : undefined,
  ]
  const given = reasons.filter(reason => reason !== undefined)
  return { isReady: given.length === 0, reasons: given }
}

async function askDatabase(pool: Queryable): Promise<{ fault?: string; hasSynced?: boolean }> {
  const timeout = AbortSignal.timeout(databaseTimeoutMs)
  const late = new Promise<{ fault: string }>(resolve => {
    timeout.addEventListener('abort', () =>
      resolve({ fault: `The database did not answer within ${databaseTimeoutMs} ms` }),
    )
  })
  const answer = pool
    .query('SELECT EXISTS (SELECT FROM sync_run WHERE finished_at IS NOT NULL) AS "hasSynced"')
    .then(
      ({ rows }) => ({ hasSynced: rows[0]?.hasSynced ?? false }),
      () => ({ fault: 'The database cannot be reached' }),
    )
  return Promise.race([answer, late])
}
