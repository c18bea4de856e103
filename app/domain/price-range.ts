import { formatUsd } from './currency.ts'

/** An inclusive price range in US cents; an absent bound means no limit. */
export interface PriceRange {
  min?: number
  max?: number
}

/**
 * The bounds of the ranges in dollars, from 0. The ranges grow wider as
 * prices rise, so that each holds roughly the same number of products.
 */
export const priceEdges = [
  ...[0, 20, 40, 60, 80, 100, 125, 150, 175, 200],
  ...[250, 300, 400, 500, 750, 1000, 2000],
] as const

/** The ranges of the price facet in the format of `formatPriceRange`; the last is open-ended. */
export const priceBuckets: readonly string[] = priceEdges.map(
  (from, index) => `${from || ''}-${priceEdges[index + 1] ?? ''}`,
)

const pattern = /^(?<min>\d{1,7}(?:\.\d{1,2})?)?-(?<max>\d{1,7}(?:\.\d{1,2})?)?$/

/**
 * Parses dollars with or without cents and swaps reversed bounds.
 *
 *     25-50    25.00 to 50.00        -25   up to 25.00
 *     50-25    the same              500-  500.00 and more       -  nothing
 */
export function parsePriceRange(text: string): PriceRange | undefined {
  const { min, max } = pattern.exec(text.trim())?.groups ?? {}
  if (min === undefined && max === undefined) return undefined
  const ends = { ...(min ? { min: toCents(min) } : {}), ...(max ? { max: toCents(max) } : {}) }
  return ends.min !== undefined && ends.max !== undefined && ends.min > ends.max
    ? { min: ends.max, max: ends.min }
    : ends
}

/** How shoppers may type dollars, as the pattern of a field: 25, $19.99, 1,000 or nothing. */
export const dollarsPattern =
  '\\s*(?:\\$?\\s*(?:\\d{1,7}|\\d{1,3},\\d{3}|\\d,\\d{3},\\d{3})(?:\\.\\d{1,2})?)?\\s*'
const typed = new RegExp(`^${dollarsPattern}$`)

/** Parses a range of which both ends were typed; undefined if either cannot be read. */
export function parseTypedRange(min: string, max: string): PriceRange | undefined {
  if (!typed.test(min) || !typed.test(max)) return undefined
  return parsePriceRange([min, max].map(end => end.replaceAll(/[$,\s]/g, '')).join('-'))
}

export function formatPriceRange({ min, max }: PriceRange): string {
  return `${toDollars(min)}-${toDollars(max)}`
}

/** Formats a range for display: "Up to $25", "$25 – $50", "$500 and over". */
export function formatPriceRangeLabel({ min, max }: PriceRange): string {
  if (min === undefined) return `Up to ${formatBound(max)}`
  return max === undefined
    ? `${formatBound(min)} and over`
    : `${formatBound(min)} – ${formatBound(max)}`
}

/** Formats cents as shoppers read them: 2500 → $25, 100000 → $1,000. */
function formatBound(cents = 0): string {
  return formatUsd(cents).replace(/\.00$/, '')
}

function toCents(dollars: string): number {
  return Math.round(Number(dollars) * 100)
}

/** Formats cents as dollars: 2500 → 25, 1999 → 19.99. Returns an empty string for undefined. */
function toDollars(cents: number | undefined): string {
  if (cents === undefined) return ''
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** Formats a range as the end of a title: "under $100", "over $50", "$50 to $100". */
export function formatPriceLimit({ min, max }: PriceRange): string {
  if (min === undefined) return `under ${formatBound(max)}`
  return max === undefined
    ? `over ${formatBound(min)}`
    : `${formatBound(min)} to ${formatBound(max)}`
}

/**
 * Describes chosen ranges after a number of products; empty if there are none.
 *
 *     50-100   ", $50 to $100"        -20, 400-   ", up to $20 or from $400"
 */
export function describePrices(ranges: readonly string[]): string {
  const texts = ranges.flatMap(text => {
    const { min, max } = parsePriceRange(text) ?? {}
    if (min === undefined) return max === undefined ? [] : [`up to ${formatBound(max)}`]
    return max === undefined
      ? [`from ${formatBound(min)}`]
      : [`${formatBound(min)} to ${formatBound(max)}`]
  })
  return texts.length === 0 ? '' : `, ${texts.join(' or ')}`
}
