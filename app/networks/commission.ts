import { type CurrencyCode, isCurrencyCode, minorDigits, toUsdCents } from '#app/domain/currency.ts'

/**
 * A network's record of a sale, as it was when we read it. A sale may have several
 * such records: a correction is either a separate record with negative amounts (CJ,
 * Rakuten) or a newer revision of the same record (Skimlinks, and CJ's states).
 */
export interface ReportedCommission {
  /** The network's id for the record. */
  recordId: string
  /** An id shared by all records of one sale. */
  saleId: string
  /** The revision of the record; the one with the highest number counts. */
  revision: number
  status: CommissionStatus
  /** True once the network has paid; undefined when it does not report payments. */
  isPaid: boolean | undefined
  /** The sub-id in the form of `formatSubId`, or as reported if it is not one of ours. */
  subId: string | undefined
  /** The website that the network credits: CJ's PID, Rakuten's SID, Skimlinks' domain id. */
  account: string | undefined
  retailer: string
  orderId: string | undefined
  currency: CurrencyCode
  /** The amount of the sale in minor units of the currency; negative in a correction. */
  saleMinor: number
  commissionMinor: number
  /** The shop's SKU; undefined for several items, or when not reported. */
  article: string | undefined
  /** The quantity; undefined when the amount cannot be compared with a single price. */
  items: number | undefined
  happenedAt: Date
  reportedAt: Date
}

/** A reversed commission will never be paid. */
export type CommissionStatus = 'pending' | 'confirmed' | 'reversed'

/** A record that cannot be used, with the reason. */
export interface CommissionFault {
  recordId: string | undefined
  reason: string
}

export type CommissionReading = { commission: ReportedCommission } | { fault: CommissionFault }

/**
 * Parses a signed decimal into minor units, rounding half away from zero, without floats.
 *
 *     "-12.345" USD → -1235
 *     "1e3", "1,000.00", "" → undefined
 */
export function parseSignedAmount(text: string, currency: CurrencyCode): number | undefined {
  const match = /^([-+]?)(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, sign, whole = '0', decimals = ''] = match
  const digits = minorDigits(currency)
  const padded = decimals.padEnd(digits + 1, '0')
  const isRoundedUp = padded.charAt(digits) >= '5'
  const minor = Number(whole + padded.slice(0, digits)) + (isRoundedUp ? 1 : 0)
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** Parses a currency code in any case; undefined for a currency without an exchange rate. */
export function parseCurrency(text: string): CurrencyCode | undefined {
  const code = text.trim().toUpperCase()
  return isCurrencyCode(code) ? code : undefined
}

/**
 * Converts an amount at the exchange rates in use. A commission
 * and its reversal convert to the same number of cents.
 */
export function toSignedUsdCents(minor: number, currency: CurrencyCode): number {
  return minor < 0 ? -toUsdCents(-minor, currency) : toUsdCents(minor, currency)
}
