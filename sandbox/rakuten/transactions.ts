import { type Context, Hono } from 'hono'
import type { Sales, SandboxSale } from '../commissions/sales.ts'

const defaultLimit = 100
const maxLimit = 1_000
const maxDaysBack = 31
const dayMs = 24 * 3_600_000

/**
 * Answers `/events/1.0/transactions`. Returned goods appear
 * as rows of the same order with negative amounts.
 */
export function createTransactions(sales: Sales): Hono {
  const app = new Hono()
  app.get('/events/1.0/transactions', c => {
    const start = toTime(c.req.query('process_date_start'))
    const end = toTime(c.req.query('process_date_end'))
    if (start === undefined || end === undefined)
      return refuse(c, 'process_date_start and process_date_end must be YYYY-MM-DD HH:MM:SS')
    if (start < Date.now() - maxDaysBack * dayMs) return refuse(c, 'at most 30 days back')
    const limit = Math.min(maxLimit, Number(c.req.query('limit')) || defaultLimit)
    const page = Math.max(1, Number(c.req.query('page')) || 1)
    const rows = sales
      .list('rakuten')
      .flatMap(toRows)
      .filter(row => row.processedAt >= start && row.processedAt <= end)
      .map(({ processedAt, ...row }) => row)
    return c.json(rows.slice((page - 1) * limit, page * limit))
  })
  return app
}

function toRows(sale: SandboxSale) {
  const row = toRow(sale, 1)
  return sale.isReversed ? [row, toRow(sale, -1)] : [row]
}

function toRow(sale: SandboxSale, sign: 1 | -1) {
  return {
    processedAt: sale.happenedAt.getTime(),
    etransaction_id: `${sale.number}${sign === 1 ? '' : 'r'}`,
    advertiser_id: 40_001,
    sid: Number(sale.account),
    order_id: `ord${sale.number}`,
    offer_id: 700_001,
    sku_number: 'A1',
    sale_amount: (sign * sale.cents) / 100,
    quantity: 1,
    commissions: (sign * sale.commissionCents) / 100,
    process_date: formatTime(sale.happenedAt),
    transaction_date: formatTime(sale.happenedAt),
    transaction_type: 'batch',
    product_name: 'A product',
    u1: sale.subId,
    currency: 'USD',
    is_event: 'N',
    commissions_list_id: '',
  }
}

function toTime(text: string | undefined): number | undefined {
  const time = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? '')
    ? Date.parse(`${text?.replace(' ', 'T')}Z`)
    : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

function formatTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

function refuse(c: Context, description: string) {
  return c.json({ error: 'invalid_request', error_description: description }, 400)
}
