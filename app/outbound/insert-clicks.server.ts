import type pg from 'pg'
import type { BaseLogger } from 'pino'
import type { Click } from './click.ts'

const columns = [
  ['clicked_at', 'timestamptz', ({ clickedAt }) => clickedAt.toISOString()],
  ['storefront', 'text', ({ storefront }) => storefront],
  ['source', 'text', ({ source }) => source],
  ['product_id', 'text', ({ productId }) => productId],
  ['retailer', 'text', ({ retailer }) => retailer],
  ['price_minor', 'bigint', ({ priceMinor }) => priceMinor],
  ['currency', 'text', ({ currency }) => currency],
  ['page', 'text', ({ page }) => page],
  ['position', 'integer', ({ position }) => position ?? null],
  ['sub_id', 'text', ({ subId }) => subId],
  ['device', 'text', ({ device }) => device],
  ['visitor', 'text', ({ visitor }) => visitor],
  ['network', 'text', ({ network }) => network],
  ['destination_host', 'text', ({ destinationHost }) => destinationHost],
] as const satisfies [string, string, (click: Click) => string | number | null][]

const names = columns.map(([name]) => name).join(', ')
const arrays = columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')
/**
 * A duplicate was written before its spool file could be removed. The file is deleted right
 * after this commit, which therefore waits for the disk regardless of the database's setting.
 */
const statement = `WITH durable AS (SELECT set_config('synchronous_commit', 'on', true))
  INSERT INTO click (${names}) SELECT clicks.* FROM durable, unnest(${arrays}) AS clicks
  ON CONFLICT (sub_id) DO NOTHING`

/**
 * Writes clicks in one statement. A click whose content the database rejects is logged and skipped,
 * so that it cannot hold up the others. Rejects on other errors, such as a lost connection.
 */
export async function insertClicks(
  pool: pg.Pool,
  clicks: readonly Click[],
  log: Pick<BaseLogger, 'error'>,
): Promise<void> {
  try {
    await pool.query(
      statement,
      columns.map(([, , read]) => clicks.map(click => read(click))),
    )
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [only, ...others] = clicks
    if (only && others.length === 0) {
      log.error({ err: error, click: only }, 'the database refused a click, which is lost')
      return
    }
    const middle = Math.ceil(clicks.length / 2)
    await insertClicks(pool, clicks.slice(0, middle), log)
    await insertClicks(pool, clicks.slice(middle), log)
  }
}

/** Returns true for SQLSTATE classes 22 (data exceptions) and 23 (constraint violations). */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}
