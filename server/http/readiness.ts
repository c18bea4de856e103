import type { Catalogue } from '#app/catalogue/catalogue.ts'

export interface Readiness {
  isReady: boolean
  /** The reasons why the server is not ready, worded for operators. */
  reasons: string[]
}

/** The part of a pool that the probe needs. */
interface Queryable {
  query(sql: string): Promise<unknown>
}

const databaseTimeoutMs = 1000

/** Checks readiness: the server is ready when the database answers and the index is built. */
export async function checkReadiness(pool: Queryable, catalogue: Catalogue): Promise<Readiness> {
  const reasons = [
    await findDatabaseFault(pool),
    catalogue.state().isReady ? undefined : 'The index is not built yet',
  ]
  const given = reasons.filter(reason => reason !== undefined)
  return { isReady: given.length === 0, reasons: given }
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
