import { type CurrencyCode, minorDigits, toUsdCents } from '#app/domain/currency.ts'
import { normalizeCjRecord } from '#app/networks/cj/record.ts'
import type { CommissionReading } from '#app/networks/commission.ts'
import { normalizeRakutenRecord } from '#app/networks/rakuten/record.ts'
import { normalizeSkimlinksRecord } from '#app/networks/skimlinks/record.ts'

interface Order {
  /** The click that led to the order. */
  click: {
    subId: string
    clickedAt: Date
    network: SimulatedNetwork
    retailer: string
    currency: CurrencyCode
  }
  id: string
  account: string
  isPaid: boolean
  unitMinor: number
  pieces: number
  isReversed: boolean
  isBasket: boolean
}

/**
 * Creates the records that the click's network would
 * report for the order, oldest first. For tests only.
 */
export function reportOrder(order: Order): CommissionReading[] {
  return reports[order.click.network](order)
}

const reports = { cj: toCjRecords, rakuten: toRakutenRows, skimlinks: toSkimlinksRows }

/** A network whose report is simulated. */
export type SimulatedNetwork = keyof typeof reports

function toCjRecords({ click, ...order }: Order): CommissionReading[] {
  const usd = (toUsdCents(order.unitMinor * order.pieces, click.currency) / 100) * 1.03
  // Except for dollars, the network's exchange rate differs from ours.
  const amount = click.currency === 'USD' ? usd / 1.03 : usd
  const record = (id: string, sign: number, status: string, validation: string) =>
    normalizeCjRecord({
      commissionId: id,
      originalActionId: `a${order.id}`,
      actionStatus: status,
      validationStatus: validation,
      eventDate: addHours(click.clickedAt, 1).toISOString(),
      postingDate: addHours(click.clickedAt, 30).toISOString(),
      advertiserName: click.retailer,
      websiteId: order.account,
      orderId: order.id,
      shopperId: click.subId || null,
      saleAmountUsd: (sign * (order.isBasket ? amount + 20 : amount)).toFixed(2),
      pubCommissionAmountUsd: (sign * amount * 0.08).toFixed(2),
      coupon: order.isBasket ? 'SAVE10' : null,
      items: [{ sku: 'A', quantity: order.pieces }],
    })
  const last = order.isPaid ? 'closed' : 'locked'
  if (!order.isReversed)
    return [record(order.id, 1, 'new', 'PENDING'), record(order.id, 1, last, 'ACCEPTED')]
  return Number(order.id) % 2
    ? [record(order.id, 1, 'new', 'PENDING'), record(order.id, 1, 'locked', 'DECLINED')]
    : [record(order.id, 1, last, 'ACCEPTED'), record(`${order.id}-c`, -1, last, 'ACCEPTED')]
}

function toRakutenRows({ click, ...order }: Order): CommissionReading[] {
  const row = (id: string, sku: string, minor: number, pieces: number) =>
    normalizeRakutenRecord({
      etransaction_id: `t${id}`,
      advertiser_id: 40_001,
      advertiser_name: click.retailer,
      sid: order.account,
      order_id: `o${order.id}`,
      sku_number: sku,
      quantity: pieces,
      sale_amount: toDecimal(minor, click.currency),
      commissions: toDecimal(minor * 0.05, click.currency),
      transaction_type: 'batch',
      transaction_date: addHours(click.clickedAt, 2).toISOString(),
      process_date: addHours(click.clickedAt, 40).toISOString(),
      u1: click.subId.toUpperCase(),
      currency: click.currency,
    })
  const total = order.unitMinor * order.pieces
  return [
    row(order.id, 'A', total, order.pieces),
    ...(order.isBasket ? [row(`${order.id}-b`, 'B', 2_000, 1)] : []),
    ...(order.isReversed ? [row(`${order.id}-r`, 'A', -total, order.pieces)] : []),
    ...(order.isReversed && order.isBasket ? [row(`${order.id}-s`, 'B', -2_000, 1)] : []),
  ]
}

function toSkimlinksRows({ click, ...order }: Order): CommissionReading[] {
  const revision = (hours: number, status: string, payment: string) =>
    normalizeSkimlinksRecord({
      commission_id: Number(order.id),
      transaction_details: {
        basket: {
          items: order.isBasket ? 2 : 1,
          order_amount: toDecimal(order.unitMinor + (order.isBasket ? 3_000 : 0), click.currency),
          publisher_amount: toDecimal(order.unitMinor * 0.04, click.currency),
          currency: click.currency,
        },
        status,
        payment_status: payment,
        transaction_date: addHours(click.clickedAt, 3).toISOString(),
        last_updated: addHours(click.clickedAt, hours).toISOString(),
      },
      merchant_details: { merchant_name: click.retailer },
      click_details: { custom_id: click.subId },
      publisher_domain_id: order.account,
    })
  const payment = order.isPaid ? 'paid' : 'unpaid'
  return [
    revision(10, 'active', 'unpaid'),
    order.isReversed ? revision(90, 'cancelled', 'unpaid') : revision(90, 'active', payment),
  ]
}

function addHours(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * 3_600_000)
}

function toDecimal(minor: number, currency: CurrencyCode): string {
  const digits = minorDigits(currency)
  return (Math.round(minor) / 10 ** digits).toFixed(digits)
}
