import { z } from 'zod'
import type { CurrencyCode } from '#app/domain/currency.ts'
import { type CommissionReading, parseCurrency, parseSignedAmount } from './commission.ts'
import { formatSubId, parseSubId } from './sub-id.ts'

// Field types shared by the networks' reports. Ids and amounts arrive as
// numbers or strings, and a CSV file has an empty string where JSON has null.

export const code = z
  .union([z.string(), z.number().transform(String)])
  .transform(text => text.trim())
export const requiredCode = code.pipe(z.string().min(1, 'is empty'))
export const optionalCode = code
  .nullish()
  .transform(text => (text === '' || text === null ? undefined : text))
export const decimalText = code.pipe(
  z.string().regex(/^[-+]?\d+(\.\d+)?$/, 'expected a decimal like 62.30'),
)
/**
 * Accepts ISO times, times like "2026-03-01 10:00:00"
 * and bare dates; the latter two are read as UTC.
 */
export const time = code.transform((text, context) => {
  const match =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/.exec(text)
  const date = match ? new Date(`${match[1]}T${match[2] ?? '00:00'}${match[3] ?? 'Z'}`) : undefined
  if (date && !Number.isNaN(date.getTime())) return date
  context.addIssue({ code: 'custom', message: 'expected a time like 2026-03-01 10:00:00' })
  return z.NEVER
})
export const currency = code.transform((text, context): CurrencyCode => {
  const known = parseCurrency(text)
  if (known) return known
  context.addIssue({ code: 'custom', message: `no exchange rate for the currency "${text}"` })
  return z.NEVER
})

/** Normalizes the spelling of our own sub-ids; those of other systems stay as reported. */
export function normalizeSubId(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const subId = parseSubId(text)
  return subId ? formatSubId(subId) : text.slice(0, 200)
}

/** Converts an amount to minor units. The schema has checked its syntax, but not its length. */
export function toMinor(text: string, unit: CurrencyCode): number {
  const amount = parseSignedAmount(text, unit)
  if (amount === undefined) throw new RangeError(`the amount ${text} is too long`)
  return amount
}

/** Parses a record with its network's schema; a mismatch becomes a fault that names the field. */
export function readRecord<Schema extends z.ZodType>(
  schema: Schema,
  record: unknown,
  idField: string,
  normalize: (record: z.output<Schema>) => CommissionReading,
): CommissionReading {
  const parsed = schema.safeParse(record)
  const recordId = findId(record, idField)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const field = issue?.path.join('.') || 'record'
    return { fault: { recordId, reason: `${field}: ${issue?.message}` } }
  }
  try {
    return normalize(parsed.data)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { fault: { recordId, reason: error.message } }
  }
}

function findId(record: unknown, field: string): string | undefined {
  if (typeof record !== 'object' || record === null || !(field in record)) return undefined
  const id: unknown = Reflect.get(record, field)
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 100) : undefined
}
