import { z } from 'zod'
import type { CommissionReading, CommissionStatus } from '../commission.ts'
import {
  code,
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
 * A record of CJ's `publisherCommissions`. Amounts are read in USD, because
 * amounts in the publisher's currency come without a currency code.
 */
const cjRecord = z.object({
  commissionId: requiredCode,
  originalActionId: optionalCode,
  actionStatus: code.pipe(z.enum(['new', 'extended', 'locked', 'closed', 'corrected'])),
  validationStatus: optionalCode,
  eventDate: time,
  postingDate: time,
  advertiserName: requiredCode,
  websiteId: optionalCode,
  orderId: optionalCode,
  shopperId: optionalCode,
  saleAmountUsd: decimalText,
  pubCommissionAmountUsd: decimalText,
  coupon: optionalCode,
  items: z.array(z.object({ sku: optionalCode, quantity: z.coerce.number() })).nullish(),
})
type CjRecord = z.output<typeof cjRecord>

/** Later stages rank higher, so that last month's file cannot undo newer changes. */
const revisionOf = { new: 1, corrected: 1, extended: 2, locked: 3, closed: 4 }

export function normalizeCjRecord(record: unknown): CommissionReading {
  return readRecord(cjRecord, record, 'commissionId', row => ({
    commission: {
      recordId: row.commissionId,
      saleId: row.originalActionId ?? row.commissionId,
      revision: revisionOf[row.actionStatus] * 10 + (isDecided(row) ? 1 : 0),
      status: toStatus(row),
      // A closed commission has been paid out by the network.
      isPaid: row.actionStatus === 'closed',
      subId: normalizeSubId(row.shopperId),
      account: row.websiteId,
      retailer: row.advertiserName,
      orderId: row.orderId,
      currency: 'USD',
      saleMinor: toMinor(row.saleAmountUsd, 'USD'),
      commissionMinor: toMinor(row.pubCommissionAmountUsd, 'USD'),
      article: row.items?.[0]?.sku,
      items: countItems(row),
      happenedAt: row.eventDate,
      reportedAt: row.postingDate,
    },
  }))
}

function isDecided({ validationStatus }: CjRecord): boolean {
  return validationStatus !== undefined && validationStatus.toUpperCase() !== 'PENDING'
}

function toStatus({ actionStatus, validationStatus }: CjRecord): CommissionStatus {
  if (validationStatus?.toUpperCase() === 'DECLINED') return 'reversed'
  return actionStatus === 'locked' || actionStatus === 'closed' ? 'confirmed' : 'pending'
}

/**
 * Returns the quantity of the only item; undefined with several items or
 * a coupon, because the unit price then cannot be derived from the total.
 */
function countItems({ items, coupon }: CjRecord): number | undefined {
  const [item, ...more] = items ?? []
  if (!item || more.length > 0 || coupon !== undefined) return undefined
  return Math.abs(item.quantity) || undefined
}

/** The columns of the report that CJ’s website exports. */
export const cjReportFormat: ReportFormat = {
  normalize: normalizeCjRecord,
  columns: [
    { field: 'commissionId', headers: ['Commission ID'] },
    { field: 'originalActionId', headers: ['Original Action ID'] },
    { field: 'actionStatus', headers: ['Action Status', 'Status'] },
    { field: 'validationStatus', headers: ['Validation Status'] },
    { field: 'eventDate', headers: ['Event Date'] },
    { field: 'postingDate', headers: ['Posting Date'] },
    { field: 'advertiserName', headers: ['Advertiser Name', 'Advertiser'] },
    { field: 'websiteId', headers: ['Website ID', 'PID', 'Property ID'] },
    { field: 'orderId', headers: ['Order ID'] },
    { field: 'shopperId', headers: ['Shopper ID', 'SID'] },
    // Columns without "USD" in the header have amounts
    // in a currency that the file does not state.
    { field: 'saleAmountUsd', headers: ['Sale Amount (USD)'], isAmount: true },
    {
      field: 'pubCommissionAmountUsd',
      headers: ['Publisher Commission (USD)', 'Pub Commission Amount (USD)'],
      isAmount: true,
    },
    { field: 'coupon', headers: ['Coupon'], isOptional: true },
  ],
}
