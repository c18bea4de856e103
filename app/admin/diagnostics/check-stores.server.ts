import type pg from 'pg'

/** The result of checking one of the data stores behind accounts. */
export interface StoreCheck {
  name: string
  /** The time to read one row; absent if reading failed. */
  readMs?: number
  /** The time until an open page received a live update; absent if none arrived. */
  updateMs?: number
  error?: string
}

/** The stream of live updates that a page of this user would open. */
export type OpenStream = () => ReadableStream<Uint8Array> | undefined

const stores = [
  { name: 'Accounts', table: 'users', kind: 'user' },
  { name: 'Saved products', table: 'saved', kind: undefined },
  { name: 'Profiles', table: 'profiles', kind: 'profile' },
] as const
const timeoutMs = 5_000

/**
 * Reads from each store and measures a live update: for saved products, the list
 * at the start of a new stream; for the others, a notification for this user.
 */
export async function checkStores(
  db: Pick<pg.Pool, 'query'>,
  userId: string,
  open: OpenStream,
): Promise<StoreCheck[]> {
  const checks: StoreCheck[] = []
  for (const { name, table, kind } of stores) {
    try {
      const readMs = await measure(() => db.query(`SELECT FROM ${table} LIMIT 1`))
      const updateMs = await measureUpdate(open, () =>
        kind
          ? db.query(`SELECT pg_notify('account_changes', $1)`, [
              JSON.stringify({ uid: userId, kind }),
            ])
          : undefined,
      )
      checks.push({ name, readMs, ...(updateMs === undefined ? {} : { updateMs }) })
    } catch (error) {
      checks.push({ name, error: error instanceof Error ? error.message : String(error) })
    }
  }
  return checks
}

/** Measures the time until a live update arrives; undefined if none arrives in time. */
async function measureUpdate(
  open: OpenStream,
  notify: () => Promise<unknown> | undefined,
): Promise<number | undefined> {
  const openedAt = performance.now()
  const reader = open()?.getReader()
  if (!reader) return undefined
  const timer = setTimeout(() => void reader.cancel(), timeoutMs)
  try {
    if (!(await readUntil(reader, 'event: list'))) return undefined
    const notifiedAt = performance.now()
    const notified = notify()
    if (!notified) return notifiedAt - openedAt
    await notified
    return (await readUntil(reader, 'event: account')) ? performance.now() - notifiedAt : undefined
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => undefined)
  }
}

/** Reads the stream until it contains a string; returns false if the stream ends first. */
async function readUntil(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  text: string,
): Promise<boolean> {
  const decoder = new TextDecoder()
  for (let read = ''; ; ) {
    const { value, done } = await reader.read()
    if (done) return false
    read += decoder.decode(value, { stream: true })
    if (read.includes(text)) return true
  }
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
