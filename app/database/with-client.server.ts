import type pg from 'pg'

/** One connection of the pool for the time of `work`; `isSpent` when it must not be used by others afterwards. */
export async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  { isSpent = false } = {},
): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks in our hands says so here too, beside failing the query; unheard, it would end the process.
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
