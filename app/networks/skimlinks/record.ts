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

/** A row of Skimlinks' commission report. A change has the same id and a newer `last_updated`. */
const skimlinksRecord = z.object({
  commission_id: requiredCode,
  transaction_details: z.object({
    basket: z.object({
      items: z.coerce.number().nullish(),
      publisher_amount: decimalText,
      order_amount: decimalText,
      currency,
    }),
    status: z.string(),
    payment_status: optionalCode,
    transaction_date: time,
    last_updated: time,
    invoice_id: optionalCode,
  }),
  merchant_details: z
    .object({ name: optionalCode, merchant_name: optionalCode, id: optionalCode })
    .nullish(),
  click_details: z.object({ custom_id: optionalCode }).nullish(),
  publisher_domain_id: optionalCode,
})
type SkimlinksRecord = z.output<typeof skimlinksRecord>

export function normalizeSkimlinksRecord(record: unknown): CommissionReading {
  return readRecord(skimlinksRecord, record, 'commission_id', row => {
    const { basket, ...transaction } = row.transaction_details
    const isCancelled = /^cancell?ed$/i.test(transaction.status)
    const isPaid = transaction.payment_status?.toLowerCase() === 'paid'
    return {
      commission: {
        network: 'skimlinks',
        recordId: row.commission_id,
        saleId: row.commission_id,
        revision: transaction.last_updated.getTime(),
        status: isCancelled ? 'reversed' : isPaid ? 'confirmed' : 'pending',
        isPaid,
        subId: normalizeSubId(row.click_details?.custom_id),
        account: row.publisher_domain_id,
        retailer: toRetailer(row),
        orderId: transaction.invoice_id,
        currency: basket.currency,
        saleMinor: toMinor(basket.order_amount, basket.currency),
        commissionMinor: toMinor(basket.publisher_amount, basket.currency),
        article: undefined,
        // The report does not distinguish two units of one item from two items.
        items: basket.items === 1 ? 1 : undefined,
        happenedAt: transaction.transaction_date,
        reportedAt: transaction.last_updated,
      },
    }
  })
}

function toRetailer({ merchant_details: merchant }: SkimlinksRecord): string {
  return merchant?.merchant_name ?? merchant?.name ?? `merchant ${merchant?.id ?? 'unknown'}`
}
