import type { Sales, SandboxSale } from '../commissions/sales.ts'

const defaultLimit = 30
export const maxReportLimit = 5_000

export interface CommissionReportQuery {
  start_date?: string
  end_date?: string
  updated_since?: string
  custom_id?: string
  limit?: string
  offset?: string
}

/** Returns a page of `/publisher/{id}/commission-report`, or the error for an invalid query. */
export function toCommissionReport(sales: Sales, query: CommissionReportQuery) {
  if (!isDay(query.start_date) || !isDay(query.end_date))
    return { fault: 'start_date and end_date are required, as YYYY-MM-DD' }
  const limit = Number(query.limit ?? defaultLimit)
  const offset = Number(query.offset ?? 0)
  if (!Number.isInteger(limit) || limit < 1 || limit > maxReportLimit)
    return { fault: `limit must be between 1 and ${maxReportLimit}` }
  if (!Number.isInteger(offset) || offset < 0) return { fault: 'offset must not be negative' }
  const updatedSince = query.updated_since ? Date.parse(`${query.updated_since}Z`) : 0
  if (Number.isNaN(updatedSince)) return { fault: 'updated_since must be a time' }
  const rows = sales
    .list('skimlinks')
    .filter(({ happenedAt, updatedAt, subId }) => {
      const day = happenedAt.toISOString().slice(0, 10)
      return (
        day >= String(query.start_date) &&
        day <= String(query.end_date) &&
        updatedAt.getTime() >= updatedSince &&
        (query.custom_id === undefined || query.custom_id === subId)
      )
    })
    .map(toRow)
  const page = rows.slice(offset, offset + limit)
  const has_next = offset + page.length < rows.length
  return { commissions: page, pagination: { has_next, total_count: rows.length, offset, limit } }
}

function toRow(sale: SandboxSale) {
  return {
    commission_id: sale.number,
    transaction_details: {
      basket: {
        items: 1,
        publisher_amount: (sale.commissionCents / 100).toFixed(2),
        order_amount: (sale.cents / 100).toFixed(2),
        currency: 'USD',
      },
      status: sale.isReversed ? 'cancelled' : 'active',
      payment_status: sale.isPaid ? 'paid' : 'unpaid',
      transaction_date: formatTime(sale.happenedAt),
      last_updated: formatTime(sale.updatedAt),
      invoice_id: sale.isPaid ? 'inv1' : null,
      aggregation_id: String(sale.number),
    },
    merchant_details: { id: 60_006, merchant_name: sale.retailer },
    click_details: { custom_id: sale.subId, page_url: null },
    publisher_domain_id: Number(sale.account),
  }
}

function isDay(text: string | undefined): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text ?? '')
}

function formatTime(date: Date): string {
  return date.toISOString().slice(0, 19)
}
