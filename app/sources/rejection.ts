import type { z } from 'zod'

/**
 * The reasons for rejecting records. The list is fixed and uses operators' terms, so that
 * grouping by reason makes a short table. The detail contains the field and its value.
 */
export const rejectionReasons = [
  /** A field is missing or does not have the type that our schema requires. */
  'wrong shape',
  /** A line or item of a feed file could not be parsed. */
  'unreadable row',
  'no id',
  'no name',
  'no retailer',
  /** The link is absent or is not an http(s) URL. */
  'no link',
  'unknown currency',
  /** Neither the price nor the feed states a currency. */
  'no currency',
  'unreadable price',
  /** The price is zero although the product is in stock. */
  'no price',
  /** Two rows in a feed file have the same id; the later one is used. */
  'repeated id',
  /** More rows share a group id than a product can have variants. */
  'oversized group',
  /** The source returned an error in place of the record. */
  'source error',
  'unstorable id',
  /** The record was rejected before this list existed. The detail is the original message. */
  'unsorted',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** The reason why a record is rejected. */
export interface RecordFault {
  reason: RejectionReason
  /** The field and its value: `price.amount: expected a decimal, received "free"`. */
  detail: string
}

/** A rejected record, stored for inspection. A rejection never stops the rest of the read. */
export interface Rejection extends RecordFault {
  /** The record's id if it could be read. */
  id?: string
  record: unknown
}

const maxIssues = 5

/** Describes where a record does not match its schema. */
export function toShapeFault({ issues }: z.ZodError): RecordFault {
  const details = issues.map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`)
  return { reason: 'wrong shape', detail: details.slice(0, maxIssues).join('; ') }
}

/**
 * Describes the fault in a record with an unknown
 * currency. `code` is the record's currency, in capitals.
 */
export function toCurrencyFault(field: string, code: string): RecordFault {
  return {
    reason: 'unknown currency',
    detail: `${field}: unknown code ${JSON.stringify(code.slice(0, 10))}`,
  }
}

export function toPriceFault(field: string, amount: string | undefined): RecordFault {
  const received = amount === undefined ? 'nothing' : JSON.stringify(amount.slice(0, 20))
  return {
    reason: 'unreadable price',
    detail: `${field}: expected a decimal, received ${received}`,
  }
}
