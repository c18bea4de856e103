import type pg from 'pg'
import type { SearchIndex } from '../index-interface.ts'
import { createSearchIndex } from '../search-index.ts'
import { dropSnapshot, readSnapshot, writeSnapshot } from './snapshot-file.server.ts'

export interface SnapshotNote {
  text: string
  reason?: string
  ms?: number
}

/** The index together with its snapshot on disk, which restores the index after a restart. */
export interface PersistentIndex {
  readonly index: SearchIndex
  /**
   * Restores the snapshot if it belongs to this database;
   * returns the sequence number of the change to continue after.
   */
  open(client: Pick<pg.ClientBase, 'query'>): Promise<number>
  /**
   * Writes the snapshot unless nothing has changed; never rejects. The index
   * answers queries meanwhile, but must not change.
   */
  save(): Promise<void>
  /** The same, if the last snapshot is old. */
  saveNowAndThen(): Promise<void>
}

const saveEveryMs = 15 * 60_000

/**
 * Creates an index that is saved at `path`. Without a path, nothing is saved. If it is read only,
 * it only restores what another process saves.
 */
export function createPersistentIndex(
  path: string | undefined,
  note: (note: SnapshotNote) => void,
  isReadOnly = false,
): PersistentIndex {
  let index = createSearchIndex()
  let identity: string | undefined
  let savedVersion = 0
  let savedAt = Date.now()
  let saving: Promise<void> | undefined

  async function open(client: Pick<pg.ClientBase, 'query'>): Promise<number> {
    if (path === undefined || identity !== undefined) return index.version
    const catalogue = await fetchIdentity(client)
    const startedAt = performance.now()
    const found = await readSnapshot(path, catalogue.identity)
    const reason = 'reason' in found ? found.reason : restore(found, catalogue.lastChange)
    identity = catalogue.identity
    const ms = Math.round(performance.now() - startedAt)
    if (reason === undefined) note({ text: 'the index continues from its snapshot', ms })
    else {
      note({ text: 'the index is built without its snapshot', reason })
      if (!isReadOnly) await dropSnapshot(path)
    }
    return index.version
  }

  /** Restores a snapshot, or returns the reason why it cannot be used. */
  function restore(
    { version, parts }: { version: number; parts: Uint8Array[] },
    lastChange: number,
  ): string | undefined {
    if (version > lastChange) return 'it has changes that the database does not have'
    try {
      index = createSearchIndex(parts)
      savedVersion = index.version
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  async function write(to: string, of: string): Promise<void> {
    const { version } = index
    const startedAt = performance.now()
    await writeSnapshot(to, { identity: of, version }, index.save())
    savedVersion = version
    note({ text: 'the index wrote its snapshot', ms: Math.round(performance.now() - startedAt) })
  }

  async function save(): Promise<void> {
    await saving
    if (isReadOnly || path === undefined || identity === undefined) return
    if (index.version === savedVersion) return
    savedAt = Date.now()
    saving = write(path, identity)
      .catch(error =>
        note({ text: 'the index could not write its snapshot', reason: String(error) }),
      )
      .finally(() => {
        saving = undefined
      })
    await saving
  }

  return {
    get index() {
      return index
    },
    open,
    save,
    async saveNowAndThen() {
      if (Date.now() - savedAt > saveEveryMs) await save()
    },
  }
}

/**
 * Fetches the values that identify this catalogue. A different server or database, or
 * a restored backup of this one, has other changes under the same sequence numbers.
 */
export async function fetchIdentity(
  db: Pick<pg.ClientBase, 'query'>,
): Promise<{ identity: string; lastChange: number }> {
  const { rows } = await db.query<{ identity: string; last: string }>(
    `SELECT concat_ws(' ', (SELECT system_identifier FROM pg_control_system()),
       (SELECT timeline_id FROM pg_control_checkpoint()), current_database(), 'product'::regclass::oid) AS identity,
       (SELECT last_value FROM product_change) AS last`,
  )
  const [row] = rows
  return { identity: row?.identity ?? '', lastChange: Number(row?.last ?? 0) }
}
