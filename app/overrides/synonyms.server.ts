import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import {
  findSynonymFault,
  type SynonymFault,
} from '#app/search-index/text/language/find-synonym-fault.ts'
import { followTable, type TableOptions } from './follow-table.server.ts'

export interface SavedSynonym extends SearchSynonym {
  id: string
}

/** The operators' synonyms. Changes reach every server's index within moments. */
export interface Synonyms {
  /** Returns all synonyms, oldest first. */
  all(): readonly SavedSynonym[]
  /** Returns the reason why a synonym would be refused, if any. */
  findFault(synonym: SearchSynonym): SynonymFault | undefined
  /** Adds a synonym; returns the reason if it is refused. */
  add(actor: string, synonym: SearchSynonym): Promise<SynonymFault | undefined>
  /** Removes a synonym; does nothing if another operator has already done so. */
  remove(actor: string, id: string): Promise<void>
  close(): Promise<void>
}

const selection = 'SELECT id, word, also, is_mutual AS "isMutual" FROM search_synonym'

export async function openSynonyms({
  apply,
  ...options
}: TableOptions & {
  /** Called with all synonyms at the start and after every change. */
  apply(synonyms: readonly SearchSynonym[]): void
}): Promise<Synonyms> {
  let all: readonly SavedSynonym[] = []
  const { pool } = options
  const table = await followTable({
    ...{ ...options, name: 'synonyms', channel: 'synonym_changes' },
    async read() {
      all = await fetchSynonyms(pool)
      apply(all.map(toSynonym))
    },
  })

  return {
    all: () => all,
    findFault: synonym => findSynonymFault(all, synonym),
    async add(actor, synonym) {
      const fault = await inTransaction(pool, client => insertSynonym(client, actor, synonym))
      await table.reload()
      return fault
    },
    async remove(actor, id) {
      await inTransaction(pool, client => deleteSynonym(client, actor, id))
      await table.reload()
    },
    close: table.close,
  }
}

async function fetchSynonyms(db: Pick<pg.Pool, 'query'>): Promise<SavedSynonym[]> {
  return (await db.query<SavedSynonym>(`${selection} ORDER BY id`)).rows
}

function toSynonym({ word, also, isMutual }: SavedSynonym): SearchSynonym {
  return { word, also, isMutual }
}

async function insertSynonym(
  client: pg.ClientBase,
  actor: string,
  synonym: SearchSynonym,
): Promise<SynonymFault | undefined> {
  // Without the lock, two operators could each add one half of a loop.
  await client.query('LOCK TABLE search_synonym IN SHARE ROW EXCLUSIVE MODE')
  const fault = findSynonymFault(await fetchSynonyms(client), synonym)
  if (fault) return fault
  const { word, also, isMutual } = synonym
  await client.query('INSERT INTO search_synonym (word, also, is_mutual) VALUES ($1, $2, $3)', [
    ...[word, also, isMutual],
  ])
  await recordAudit(client, {
    ...{ actor, action: 'added synonym', subject: word, after: { ...synonym } },
  })
  return undefined
}

async function deleteSynonym(client: pg.ClientBase, actor: string, id: string): Promise<void> {
  const { rows } = await client.query<SearchSynonym>(
    'DELETE FROM search_synonym WHERE id = $1 RETURNING word, also, is_mutual AS "isMutual"',
    [id],
  )
  for (const removed of rows)
    await recordAudit(client, {
      ...{ actor, action: 'removed synonym', subject: removed.word, before: { ...removed } },
    })
}
