import { buildSchema, GraphQLError } from 'graphql'
import { Hono } from 'hono'
import type { Sales, SandboxSale } from '../commissions/sales.ts'
import { type Args, answerQuery, dropNulls } from './answer-query.ts'

const pageSize = 100
const maxWindowDays = 31
const dayMs = 24 * 3_600_000

const commissionsSchema = buildSchema(`
  scalar Instant

  type Query {
    publisherCommissions(
      forPublishers: [ID!]!
      sincePostingDate: Instant
      beforePostingDate: Instant
      sinceCommissionId: ID
      advertiserIds: [ID!]
      websiteIds: [ID!]
    ): PublisherCommissions!
  }

  type PublisherCommissions {
    count: Int!
    limit: Int!
    maxCommissionId: ID
    payloadComplete: Boolean!
    records: [Record!]!
  }

  type Record {
    commissionId: String
    originalActionId: String
    original: Boolean
    actionStatus: String
    actionType: String
    validationStatus: String
    correctionReason: String
    eventDate: String
    clickDate: String
    postingDate: String
    lockingDate: String
    advertiserId: String
    advertiserName: String
    aid: String
    websiteId: String
    orderId: String
    shopperId: String
    saleAmountUsd: String
    pubCommissionAmountUsd: String
    orderDiscountUsd: String
    coupon: String
    country: String
    isCrossDevice: Boolean
    items: [Item!]!
  }

  type Item { sku: String, quantity: Int, perItemSaleAmountUsd: String, totalCommissionUsd: String }
`)

/**
 * Creates the first network's commission detail API. All
 * errors have status 200, except for a bad token.
 */
export function createCjCommissions({
  sales,
  token,
  companyId,
}: {
  sales: Sales
  token: string
  companyId: string
}): Hono {
  const app = new Hono()
  app.post('/commissions/query', async c => {
    if (c.req.header('Authorization') !== `Bearer ${token}`)
      return c.json({ errors: [{ message: 'Not Authenticated' }] }, 401)
    const body: unknown = await c.req.json().catch(() => undefined)
    const query = typeof body === 'object' && body && 'query' in body ? String(body.query) : ''
    const root = {
      publisherCommissions: (args: Args) => answer(sales, companyId, dropNulls(args)),
    }
    const request = { query, variables: {}, operationName: undefined }
    return c.json(answerQuery(commissionsSchema, root, request))
  })
  return app
}

function answer(sales: Sales, companyId: string, args: Args) {
  const publishers = Array.isArray(args.forPublishers) ? args.forPublishers.map(String) : []
  if (publishers.some(publisher => publisher !== companyId))
    throw new GraphQLError(`Not authorized for publisher '${publishers.join(', ')}'`)
  const since = Date.parse(String(args.sincePostingDate ?? ''))
  const before = Date.parse(String(args.beforePostingDate ?? ''))
  if (before - since > maxWindowDays * dayMs)
    throw new GraphQLError(`The date range must not exceed ${maxWindowDays} days`)
  const after = Number(args.sinceCommissionId ?? 0)
  const records = sales
    .list('cj')
    .flatMap(toRecords)
    .filter(
      ({ commissionId, postedAt }) =>
        Number(commissionId) > after && postedAt >= since && postedAt < before,
    )
    .sort((a, b) => Number(a.commissionId) - Number(b.commissionId))
  const page = records.slice(0, pageSize)
  return {
    count: page.length,
    limit: pageSize,
    maxCommissionId: page.at(-1)?.commissionId ?? null,
    payloadComplete: records.length <= pageSize,
    records: page,
  }
}

/**
 * Returns a sale's records. A reversed sale is corrected by a further record with negative amounts.
 */
function toRecords(sale: SandboxSale) {
  const records = [toRecord(sale, sale.number * 10, 1)]
  return sale.isReversed ? [...records, toRecord(sale, sale.number * 10 + 1, -1)] : records
}

function toRecord(sale: SandboxSale, id: number, sign: 1 | -1) {
  const amount = ((sign * sale.cents) / 100).toFixed(2)
  const commission = ((sign * sale.commissionCents) / 100).toFixed(2)
  return {
    commissionId: String(id),
    originalActionId: String(sale.number),
    original: sign === 1,
    actionStatus: sale.isPaid ? 'closed' : 'new',
    actionType: 'sale',
    validationStatus: sale.isPaid ? 'ACCEPTED' : 'PENDING',
    correctionReason: sign === 1 ? null : 'RETURNED_MERCHANDISE',
    eventDate: sale.happenedAt.toISOString(),
    clickDate: sale.happenedAt.toISOString(),
    postingDate: sale.happenedAt.toISOString(),
    postedAt: sale.happenedAt.getTime(),
    advertiserId: '2000002',
    advertiserName: sale.retailer,
    websiteId: sale.account,
    orderId: `ord${sale.number}`,
    shopperId: sale.subId,
    saleAmountUsd: amount,
    pubCommissionAmountUsd: commission,
    orderDiscountUsd: '0.00',
    coupon: null,
    country: 'US',
    isCrossDevice: false,
    items: [
      { sku: 'A1', quantity: 1, perItemSaleAmountUsd: amount, totalCommissionUsd: commission },
    ],
  }
}
