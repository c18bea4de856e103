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

/** The columns of the report that Skimlinks’s website exports. */
export const skimlinksReportFormat: ReportFormat = {
  normalize: normalizeSkimlinksRecord,
  columns: [
    { field: 'commission_id', headers: ['Commission ID'] },
    { field: 'transaction_details.basket.items', headers: ['Items'], isOptional: true },
    {
      field: 'transaction_details.basket.order_amount',
      headers: ['Order Amount', 'Order Value'],
      isAmount: true,
    },
    {
      field: 'transaction_details.basket.publisher_amount',
      headers: ['Publisher Amount', 'Commission'],
      isAmount: true,
    },
    { field: 'transaction_details.basket.currency', headers: ['Currency'] },
    { field: 'transaction_details.status', headers: ['Status'] },
    { field: 'transaction_details.payment_status', headers: ['Payment Status'] },
    { field: 'transaction_details.transaction_date', headers: ['Transaction Date'] },
    { field: 'transaction_details.last_updated', headers: ['Last Updated'] },
    {
      field: 'transaction_details.invoice_id',
      headers: ['Invoice ID'],
      isOptional: true,
    },
    { field: 'merchant_details.merchant_name', headers: ['Merchant Name', 'Merchant'] },
    { field: 'click_details.custom_id', headers: ['Custom ID'] },
    { field: 'publisher_domain_id', headers: ['Publisher Domain ID', 'Domain ID'] },
  ],
}
