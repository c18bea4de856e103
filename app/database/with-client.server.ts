import type pg from 'pg'

/**
 * Lends one of the pool's connections to `work`. Set
 * `isSpent` if the connection must not be reused.
 */
export async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  { isSpent = false } = {},
): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks while in use fails its query and also emits an error, which would end
  // the process if nothing listened.
  const ignore = () => undefined
  client.on('error', ignore)
  let broken = false
  try {
    return await work(client)
  } catch (error) {
    broken = true
    throw error
  } finally {
    client.off('error', ignore)
    client.release(isSpent || broken)
  }
}
