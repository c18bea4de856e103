import type pg from 'pg'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import type { SavedEventName } from '#app/domain/saved-event.ts'

/** Creates a user and a session for each id. */
export async function addUser(
  pool: pg.Pool,
  id: string,
  sessionIds: readonly string[] = [`${id}-session`],
): Promise<void> {
  await pool.query('INSERT INTO users (id, email, name) VALUES ($1, $2, $1)', [
    id,
    `${id}@shopper.example`,
  ])
  for (const sessionId of sessionIds)
    await pool.query(
      `INSERT INTO sessions (id, user_id, token, expires_at)
       VALUES ($1, $2, $1, now() + interval '1 day')`,
      [sessionId, id],
    )
}

export interface ReceivedEvent {
  name: SavedEventName
  id: string | undefined
  data: Record<string, unknown>
}

export interface EventReader {
  /** Returns the next event; undefined once the stream has ended. */
  next(): Promise<ReceivedEvent | undefined>
  cancel(): Promise<void>
}

/** Reads a stream as a browser would: comments and `retry` lines are not events. */
export function readEvents(body: ReadableStream<Uint8Array>): EventReader {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let buffer = ''
  return {
    async next() {
      for (;;) {
        const end = buffer.indexOf('\n\n')
        if (end >= 0) {
          const event = parseEvent(buffer.slice(0, end))
          buffer = buffer.slice(end + 2)
          if (event) return event
          continue
        }
        const { done, value } = await reader.read()
        if (done) return undefined
        buffer += decoder.decode(value, { stream: true })
      }
    },
    cancel: () => reader.cancel(),
  }
}

function parseEvent(block: string): ReceivedEvent | undefined {
  const fields = new Map(
    block.split('\n').map(line => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    }),
  )
  const name = fields.get('event')
  if (name === undefined) return undefined
  return {
    name: name as SavedEventName,
    id: fields.get('id'),
    data: JSON.parse(fields.get('data') ?? '{}'),
  }
}

/** Saves many products without logging each one, which would take minutes in one transaction. */
export async function fillSaved(pool: pg.Pool, userId: string, count: number): Promise<void> {
  await inTransaction(pool, async client => {
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(
      `INSERT INTO saved (user_id, source, product_id, fields, usd_cents)
       SELECT $1, 's', number::text, '{}', 100 FROM generate_series(1, $2::int) AS number`,
      [userId, count],
    )
  })
}
