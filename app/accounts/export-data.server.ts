import type pg from 'pg'

/** Columns that are left out because they grant access or mean nothing outside this database. */
const secretColumns = [
  'token',
  'token_hash',
  'browser_hash',
  'feed_token',
  'password',
  'access_token',
  'refresh_token',
  'id_token',
  'user_id',
  'uid',
]

/**
 * Returns everything we store about a user, by table: the user's own row and the rows of every
 * table that references it. A new table with a foreign key to users is included automatically. The
 * photo is a data URL, which any browser can open.
 */
export async function exportData(pool: pg.Pool, uid: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query<{ name: string; column: string }>(
    `SELECT conrelid::regclass::text AS name, attname AS column
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'users'::regclass
     ORDER BY 1`,
  )
  const data: Record<string, unknown[]> = {}
  for (const { name, column } of [{ name: 'users', column: 'id' }, ...tables]) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(owned) - $2::text[] AS row FROM ${name} AS owned
       WHERE ${pgName(column)} = $1`,
      [uid, secretColumns],
    )
    data[name] = rows.map(({ row }) => (name === 'photos' ? withDataUrl(row) : row))
  }
  return data
}

/**
 * Converts the photo to a data URL. PostgreSQL writes bytes in JSON as `\x` and hexadecimal digits.
 */
function withDataUrl(photo: Record<string, unknown>): Record<string, unknown> {
  const bytes = Buffer.from(String(photo.content).slice(2), 'hex')
  return { ...photo, content: `data:image/webp;base64,${bytes.toString('base64')}` }
}

function pgName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
