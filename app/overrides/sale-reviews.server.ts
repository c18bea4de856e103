import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { maxPageAgeSeconds } from '#app/domain/max-page-age.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import type { ContradictedSale, RetailerSales } from '#app/domain/sale-claims.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import { fetchContradictedSales, fetchSaleClaims } from '#app/store/sale-claims.server.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { followTable, type TableOptions } from './follow-table.server.ts'

/** Today's sales, and those that operators keep off the page about them. */
export interface SaleReviews {
  /** Counts today's sales of each retailer; up to `maxPageAgeSeconds` old. */
  fetchClaims(): Promise<readonly RetailerSales[]>
  /** Finds today's contradicted sales, the largest claimed percentages first; as old as the counts. */
  fetchContradicted(): Promise<readonly ContradictedSale[]>
  /** Returns true if an operator withholds a subject; see `toStoreSubject`. */
  isWithheld(subject: string): boolean
  /** Returns all withheld subjects, in order. */
  listWithheld(): readonly string[]
  /** Withholds a subject, or shows it again. Does nothing if that is already so. */
  change(actor: string, subject: string, isWithheld: boolean): Promise<void>
  close(): Promise<void>
}

/** The subject of all sales of a retailer, in any spelling of its name. */
export function toStoreSubject(retailer: string): string {
  return `store ${toRetailerKey(retailer)}`
}

/** The subject of one product's sale. */
export function toProductSubject(key: ProductKey): string {
  return `product ${formatProductKey(key)}`
}

/**
 * Each worker counts for itself, and a shopper meets several of them, so the counts are no older than
 * pages may be.
 */
const claimsMaxAgeMs = maxPageAgeSeconds * 1_000

export async function openSaleReviews(options: TableOptions): Promise<SaleReviews> {
  let withheld: ReadonlySet<string> = new Set()
  const { pool } = options
  const table = await followTable({
    ...{ ...options, name: 'withheld sales', channel: 'withheld_sales' },
    async read() {
      const { rows } = await pool.query<{ subject: string }>(
        'SELECT subject FROM withheld_sale ORDER BY subject',
      )
      withheld = new Set(rows.map(({ subject }) => subject))
    },
  })
  return {
    fetchClaims: rememberBriefly(claimsMaxAgeMs, () => fetchSaleClaims(pool)),
    fetchContradicted: rememberBriefly(claimsMaxAgeMs, () => fetchContradictedSales(pool)),
    isWithheld: subject => withheld.has(subject),
    listWithheld: () => [...withheld],
    async change(actor, subject, isWithheld) {
      await inTransaction(pool, async client => {
        const { rowCount } = await client.query(
          isWithheld
            ? 'INSERT INTO withheld_sale VALUES ($1) ON CONFLICT DO NOTHING'
            : 'DELETE FROM withheld_sale WHERE subject = $1',
          [subject],
        )
        if (rowCount === 0) return
        const action = isWithheld ? 'withheld sale' : 'showed sale again'
        await recordAudit(client, { actor, action, subject })
      })
      await table.reload()
    },
    close: table.close,
  }
}
