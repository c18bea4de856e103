import { createHash } from 'node:crypto'
import type pg from 'pg'
import { toSignedUsdCents } from '#app/networks/commission.ts'
import type { Commission } from './commission.ts'

/** The number of rows per statement. */
const chunkSize = 5_000

/**
 * Inserts new records and returns their number. A record is new unless one with the same id and
 * content exists, so reading a report twice, or from both the API and a file, adds nothing.
 */
export async function saveCommissions(
  db: Pick<pg.ClientBase, 'query'>,
  commissions: readonly Commission[],
  origin: 'api' | 'file',
): Promise<number> {
  let added = 0
  for (let from = 0; from < commissions.length; from += chunkSize) {
    const rows = commissions.slice(from, from + chunkSize).map(toRow)
    const { rowCount } = await db.query(
      `INSERT INTO commission (network, record_id, sale_id, revision, status, is_paid, sub_id, account,
         retailer, order_id, currency, sale_minor, commission_minor, sale_usd_cents,
         commission_usd_cents, article, items, happened_at, reported_at, fingerprint,
         origin)
       SELECT incoming.*, $2 FROM json_to_recordset($1::json) AS incoming (network text,
         record_id text, sale_id text, revision bigint, status text, is_paid boolean, sub_id text,
         account text, retailer text, order_id text, currency text, sale_minor bigint,
         commission_minor bigint, sale_usd_cents bigint, commission_usd_cents bigint,
         article text, items integer,
         happened_at timestamptz, reported_at timestamptz, fingerprint uuid)
       ON CONFLICT ON CONSTRAINT commission_once DO NOTHING`,
      [JSON.stringify(rows), origin],
    )
    added += rowCount ?? 0
  }
  return added
}

function toRow(commission: Commission) {
  const { currency, saleMinor, commissionMinor } = commission
  return {
    network: commission.network,
    record_id: commission.recordId,
    sale_id: commission.saleId,
    revision: commission.revision,
    status: commission.status,
    is_paid: commission.isPaid,
    sub_id: commission.subId,
    account: commission.account,
    retailer: commission.retailer,
    order_id: commission.orderId,
    currency,
    sale_minor: saleMinor,
    commission_minor: commissionMinor,
    sale_usd_cents: toSignedUsdCents(saleMinor, currency),
    commission_usd_cents: toSignedUsdCents(commissionMinor, currency),
    article: commission.article,
    items: commission.items,
    happened_at: commission.happenedAt,
    reported_at: commission.reportedAt,
    fingerprint: toFingerprint(commission),
  }
}

/**
 * Fingerprints the fields that affect a sale. Names and dates are left out, because files round
 * them or format them differently from the API.
 */
function toFingerprint(commission: Commission): string {
  const { revision, status, isPaid, subId, account, currency } = commission
  const { saleMinor, commissionMinor } = commission
  const facts = [revision, status, isPaid, subId, account, currency, saleMinor, commissionMinor]
  return createHash('md5').update(JSON.stringify(facts)).digest('hex')
}
