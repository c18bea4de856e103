import type pg from 'pg'

/** Returns a function that counts the pool's queries with such a text that have been answered. */
export function countAnswers(pool: pg.Pool, pattern: RegExp): () => number {
  let count = 0
  pool.on('connect', client => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    const query = (...args: unknown[]) => {
      const answer = send(...args)
      if (answer instanceof Promise && pattern.test(String(args[0])))
        answer.then(
          () => {
            count += 1
          },
          () => undefined,
        )
      return answer
    }
    Object.assign(client, { query })
  })
  return () => count
}

/** Asks the database until `isReached`, a hundred times at most, which takes it a tenth of a second. */
export async function askUntil(pool: pg.Pool, isReached: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isReached(); turn += 1) await pool.query('SELECT')
}
