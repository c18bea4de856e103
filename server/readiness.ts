import type { Catalogue } from '#app/catalogue/catalogue.ts'

export interface Readiness {
  isReady: boolean
  /** Why not, in words for whoever looks at the probe. */
  reasons: string[]
}

/** What a pool is to a probe. */
interface Queryable {
  query(sql: string): Promise<unknown>
}

const databaseTimeoutMs = 1000

/** Whether visitors may be sent here: the database answers and the index is built. */
export async function checkReadiness(pool: Queryable, catalogue: Catalogue): Promise<Readiness> {
  const reasons = [
    await findDatabaseFault(pool),
    catalogue.state().isReady ? undefined : 'The index is not built yet',
  ]
  const known = reasons.filter(reason => reason !== undefined)
  return { isReady: known.length === 0, reasons: known }
}

async function findDatabaseFault(pool: Queryable): Promise<string | undefined> {
  const timeout = AbortSignal.timeout(databaseTimeoutMs)
  const late = new Promise<string>(resolve => {
    timeout.addEventListener('abort', () =>
      resolve(`The database did not answer within ${databaseTimeoutMs} ms`),
    )
  })
  const answer = pool.query('select 1').then(
    () => undefined,
    () => 'The database cannot be reached',
  )
  return Promise.race([answer, late])
}
