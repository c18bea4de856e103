import { normalizeCjRecord } from '#app/networks/cj/record.ts'
import type { CommissionNetwork, CommissionReading } from '#app/networks/commission.ts'
import { normalizeRakutenRecord } from '#app/networks/rakuten/record.ts'
import { normalizeSkimlinksRecord } from '#app/networks/skimlinks/record.ts'

/** A column of a network's CSV report, and the API field that it corresponds to. */
export interface ReportColumn {
  /** The path of the value in the record, with dots between levels. */
  field: string
  /** Accepted headers, compared without case, spaces and punctuation. */
  headers: readonly string[]
  isAmount?: boolean
  isOptional?: boolean
}

export interface ReportFormat {
  columns: readonly ReportColumn[]
  normalize(record: unknown): CommissionReading
}

/**
 * The reports exported from the networks' websites. Rows are converted to API records, so that one
 * schema parses both, and a record that arrives through both is stored once.
 */
export const reportFormats: Readonly<Record<CommissionNetwork, ReportFormat>> = {
  cj: {
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
  },
  rakuten: {
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
  },
  skimlinks: {
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
  },
}
