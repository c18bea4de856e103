import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import {
  applyPatch,
  createRetailerSettings,
  formatIdName,
  type RetailerPatch,
  type RetailerSettings,
} from './retailer-settings.ts'

/** The column for each field, so that field names from forms never reach the SQL. */
const columns = {
  name: 'name',
  alsoKeys: 'also_keys',
  link: 'link',
  ids: 'ids',
  hiddenOn: 'hidden_on',
  isFeatured: 'is_featured',
  logoTag: 'logo_tag',
} as const satisfies Record<keyof RetailerPatch, string>
type Field = keyof typeof columns
const fields = Object.keys(columns) as Field[]

const selection = [
  'key',
  'version',
  `nullif(former_names, '{}') AS "formerNames"`,
  ...fields.map(field => `${columns[field]} AS "${field}"`),
].join(', ')

type Row = { [Field in keyof RetailerSettings]-?: RetailerSettings[Field] | null }

export async function fetchRetailerSettings(
  db: Pick<pg.Pool, 'query'>,
): Promise<RetailerSettings[]> {
  const { rows } = await db.query<Row>(`SELECT ${selection} FROM retailer_settings ORDER BY key`)
  return rows.map(toSettings)
}

export interface RetailerChange {
  key: string
  /** The initial name of a retailer without settings. */
  name: string
  patch: RetailerPatch
  /** The version that the operator saw; if it is absent, the change applies to any version. */
  version?: number | undefined
}

/** Thrown when another operator has changed the retailer since `version`; nothing was written. */
export class RetailerConflictError extends Error {
  override name = 'RetailerConflictError'
  readonly current: RetailerSettings

  constructor(current: RetailerSettings) {
    super(`${current.name} was changed since it was opened`)
    this.current = current
  }
}

/**
 * Changes one retailer and records the change. Call it in a transaction. Throws a
 * `RetailerConflictError`.
 */
export async function changeRetailer(
  client: pg.ClientBase,
  actor: string,
  { key, name, patch, version }: RetailerChange,
): Promise<void> {
  await client.query(
    'INSERT INTO retailer_settings (key, name, version) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING',
    [key, name],
  )
  const before = await lockRetailer(client, key)
  if (version !== undefined && before.version !== version) throw new RetailerConflictError(before)
  const after = applyPatch(before, patch)
  const changed = fields.filter(field => field in patch && !isEqual(before[field], after[field]))
  if (changed.length === 0) return
  const sets = changed.map((field, index) => `${columns[field]} = $${index + 2}`)
  if (changed.includes('name')) sets.push(addFormerName)
  await client.query(
    `UPDATE retailer_settings SET ${sets.join(', ')}, version = version + 1 WHERE key = $1`,
    [key, ...changed.map(field => after[field] ?? null)],
  )
  await recordAudit(client, {
    actor,
    action: 'changed retailer',
    subject: before.name,
    before: toAudited(before, changed, after.ids),
    after: toAudited(after, changed, before.ids),
  })
}

/** Lists the changed fields for the audit log, each id as a field of its own: `cid`. */
function toAudited(
  settings: RetailerSettings,
  changed: readonly Field[],
  otherIds: RetailerSettings['ids'],
): Record<string, unknown> {
  const own = changed.filter(field => field !== 'ids')
  const letters = Object.keys({ ...settings.ids, ...otherIds }).filter(
    letter => settings.ids[letter] !== otherIds[letter],
  )
  return Object.fromEntries([
    ...own.map(field => [field, settings[field] ?? null]),
    ...letters.map(letter => [formatIdName(letter), settings.ids[letter] ?? null]),
  ])
}

/** In an UPDATE, `name` is the name before it. */
const addFormerName = 'former_names = array_append(array_remove(former_names, name), name)'

/** Stores a logo under a new tag for the settings to refer to. */
export async function insertLogo(client: pg.ClientBase, content: Uint8Array): Promise<string> {
  const tag = randomBytes(12).toString('base64url')
  await client.query('INSERT INTO retailer_logo (tag, content) VALUES ($1, $2)', [tag, content])
  return tag
}

/** Finds a logo's WebP file by its tag. */
export async function findLogo(
  pool: Pick<pg.Pool, 'query'>,
  tag: string,
): Promise<Buffer | undefined> {
  const text = 'SELECT content FROM retailer_logo WHERE tag = $1'
  return (await pool.query<{ content: Buffer }>(text, [tag])).rows[0]?.content
}

async function lockRetailer(client: pg.ClientBase, key: string): Promise<RetailerSettings> {
  const text = `SELECT ${selection} FROM retailer_settings WHERE key = $1 FOR UPDATE`
  const [row] = (await client.query<Row>(text, [key])).rows
  return row ? toSettings(row) : createRetailerSettings(key, key)
}

function toSettings(row: Row): RetailerSettings {
  const present = Object.entries(row).filter(([, value]) => value !== null)
  return Object.fromEntries(present) as unknown as RetailerSettings
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
