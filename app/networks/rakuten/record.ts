import { z } from 'zod'
import type { CommissionReading } from '../commission.ts'
import {
  currency,
  decimalText,
  normalizeSubId,
  optionalCode,
  readRecord,
  requiredCode,
  time,
  toMinor,
} from '../report-fields.ts'
import type { ReportFormat } from '../report-format.ts'

/**
 * A row of Rakuten's transactions. The report has no status: a return is another row of the same
 * order with negative amounts, and payments are not reported.
 */
const rakutenRecord = z.object({
  etransaction_id: requiredCode,
  advertiser_id: requiredCode,
  advertiser_name: optionalCode,
  sid: optionalCode,
  order_id: requiredCode,
  sku_number: optionalCode,
  sale_amount: decimalText,
  commissions: decimalText,
  quantity: z.coerce.number().nullish(),
  transaction_type: optionalCode,
  transaction_date: time,
  process_date: time,
  u1: optionalCode,
  currency,
})

export function normalizeRakutenRecord(record: unknown): CommissionReading {
  return readRecord(rakutenRecord, record, 'etransaction_id', row => ({
    commission: {
      recordId: row.etransaction_id,
      saleId: `${row.advertiser_id}:${row.order_id}`,
      revision: row.transaction_type === 'realtime' ? 0 : 1,
      // A realtime row is provisional. The network pays
      // the amount in the batch row that follows it.
      status: row.transaction_type === 'realtime' ? 'pending' : 'confirmed',
      isPaid: undefined,
      subId: normalizeSubId(row.u1),
      account: row.sid,
      retailer: row.advertiser_name ?? `advertiser ${row.advertiser_id}`,
      orderId: row.order_id,
      currency: row.currency,
      saleMinor: toMinor(row.sale_amount, row.currency),
      commissionMinor: toMinor(row.commissions, row.currency),
      article: row.sku_number,
      // Rows of the same order are different items unless their SKUs are equal.
      items: row.sku_number === undefined ? undefined : Math.abs(row.quantity ?? 0) || undefined,
      happenedAt: row.transaction_date,
      reportedAt: row.process_date,
    },
  }))
}

/** The columns of the report that Rakuten’s website exports. */
export const rakutenReportFormat: ReportFormat = {
  normalize: normalizeRakutenRecord,
  columns: [
    { field: 'etransaction_id', headers: ['Etransaction ID', 'Transaction ID'] },
    { field: 'advertiser_id', headers: ['Advertiser ID', 'MID'] },
    { field: 'advertiser_name', headers: ['Advertiser Name'], isOptional: true },
    { field: 'sid', headers: ['SID', 'Site ID'] },
    { field: 'order_id', headers: ['Order ID'] },
    { field: 'sale_amount', headers: ['Sale Amount', 'Sales'], isAmount: true },
    {
      field: 'commissions',
      headers: ['Commissions', 'Commission', 'Total Commission'],
      isAmount: true,
    },
    { field: 'sku_number', headers: ['SKU', 'SKU Number'], isOptional: true },
    { field: 'quantity', headers: ['Quantity', '# of Items'], isOptional: true },
    { field: 'transaction_type', headers: ['Transaction Type'], isOptional: true },
    { field: 'transaction_date', headers: ['Transaction Date'] },
    { field: 'process_date', headers: ['Process Date'] },
    { field: 'u1', headers: ['U1', 'Member ID (U1)'] },
    { field: 'currency', headers: ['Currency'] },
  ],
}
