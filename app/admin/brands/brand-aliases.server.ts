import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import {
  fetchMappingVersion,
  followAliases,
  resolveName,
} from '#app/ingest/mappings/fetch-mappings.server.ts'
import { countUnapplied } from '#app/ingest/mappings/remap-products.server.ts'
import { applyMappingChange, lockMappings } from '../vocabulary/mapping-changes.server.ts'

export interface BrandAlias {
  id: string
  /** The brand name as sources send it. */
  spelling: string
  /** The name to show, unless that name is itself an alias. */
  name: string
  offers: number
}

/** Spellings to show under one brand name. */
export interface AliasChange {
  spellings: readonly string[]
  name: string
}

/** The reason why aliases are refused. */
export type AliasFault =
  | { kind: 'incomplete' }
  | { kind: 'same'; spelling: string }
  | { kind: 'unknown'; name: string }
  /** The spelling already has an alias. */
  | { kind: 'taken'; spelling: string; name: string }
  | { kind: 'loop'; path: string[] }
  /** Another operator has changed the mappings since the preview. */
  | { kind: 'changed' }

export interface AliasEffect {
  /** The name that shoppers would see. */
  shownAs: string
  moves: { spelling: string; offers: number }[]
  /** The version of the mappings for which this effect was determined. */
  version: number
}

/**
 * The operators' brand aliases. Products are updated
 * at once, or in the background if there are many.
 */
export interface BrandAliases {
  /** Fetches all aliases, newest first, and the number of products still to be updated. */
  fetch(): Promise<{ aliases: BrandAlias[]; waiting: number }>
  preview(change: AliasChange): Promise<AliasEffect | AliasFault>
  /**
   * Adds aliases, if the version is still the one that was
   * previewed. Returns the reason if they are refused.
   */
  add(actor: string, change: AliasChange, version: number): Promise<AliasFault | undefined>
  /** Removes an alias; returns false if another operator has already done so. */
  remove(actor: string, id: string): Promise<boolean>
}

type Database = Pick<pg.ClientBase, 'query'>

/** A product's brand before aliases are applied. An index covers this expression. */
const spellingColumn = 'coalesce(given_brand, brand)'

export function createBrandAliases(pool: pg.Pool): BrandAliases {
  return {
    async fetch() {
      const { rows } = await pool.query<BrandAlias>(
        `SELECT id, spelling, name, (SELECT count(*)::int FROM product
           WHERE ${spellingColumn} = spelling AND gone_since IS NULL) AS offers
         FROM brand_alias ORDER BY id DESC`,
      )
      return { aliases: rows, waiting: await countUnapplied(pool) }
    },

    async preview(change) {
      // The version is read first, so that saving detects any change made after the preview.
      const version = await fetchMappingVersion(pool)
      const names = await fetchNames(pool)
      const fault = await findFault(pool, names, change)
      if (fault) return fault
      const { rows: moves } = await pool.query<{ spelling: string; offers: number }>(
        `SELECT spelling, (SELECT count(*)::int FROM product
           WHERE ${spellingColumn} = spelling AND gone_since IS NULL) AS offers
         FROM unnest($1::text[]) WITH ORDINALITY AS chosen (spelling, place) ORDER BY place`,
        [change.spellings],
      )
      return { shownAs: resolveName(names, change.name), moves, version }
    },

    async add(actor, change, version) {
      const fault = await inTransaction(pool, async client => {
        if (!(await lockMappings(client, version))) return { kind: 'changed' } as const
        const refusal = await findFault(client, await fetchNames(client), change)
        if (refusal) return refusal
        for (const spelling of change.spellings) await insertAlias(client, actor, spelling, change)
        return undefined
      })
      if (!fault) await applyMappingChange(pool)
      return fault
    },

    async remove(actor, id) {
      const isRemoved = await inTransaction(pool, async client => {
        const { rows } = await client.query<Pick<BrandAlias, 'spelling' | 'name'>>(
          'DELETE FROM brand_alias WHERE id = $1 RETURNING spelling, name',
          [id],
        )
        for (const { spelling, name } of rows)
          await recordAudit(client, {
            ...{ actor, action: 'removed brand alias', subject: spelling },
            ...{ before: { shownAs: name }, after: { shownAs: spelling } },
          })
        return rows.length > 0
      })
      if (isRemoved) await applyMappingChange(pool)
      return isRemoved
    },
  }
}

async function insertAlias(
  client: pg.ClientBase,
  actor: string,
  spelling: string,
  { name }: AliasChange,
): Promise<void> {
  await client.query('INSERT INTO brand_alias (spelling, name) VALUES ($1, $2)', [spelling, name])
  await recordAudit(client, {
    ...{ actor, action: 'added brand alias', subject: spelling },
    ...{ before: { shownAs: spelling }, after: { shownAs: name } },
  })
}

async function fetchNames(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<[string, string]>({
    text: 'SELECT spelling, name FROM brand_alias',
    rowMode: 'array',
  })
  return new Map(rows)
}

async function findFault(
  db: Database,
  names: ReadonlyMap<string, string>,
  { spellings, name }: AliasChange,
): Promise<AliasFault | undefined> {
  if (spellings.length === 0 || name === '') return { kind: 'incomplete' }
  const path = followAliases(names, name)
  for (const spelling of spellings) {
    if (spelling === name) return { kind: 'same', spelling }
    if (path.includes(spelling))
      return { kind: 'loop', path: [spelling, ...path.slice(0, path.indexOf(spelling) + 1)] }
    const taken = names.get(spelling)
    if (taken !== undefined) return { kind: 'taken', spelling, name: taken }
  }
  const { rows } = await db.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS chosen (name)
     WHERE NOT EXISTS (SELECT FROM product WHERE ${spellingColumn} = chosen.name)
       AND NOT EXISTS (SELECT FROM brand_alias WHERE brand_alias.name = chosen.name)`,
    [[...spellings, name]],
  )
  return rows[0] && { kind: 'unknown', name: rows[0].name }
}
