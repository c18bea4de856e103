import { type FacetName, facets } from '#app/domain/facets/facets.ts'
import { formatPriceRange, type PriceRange } from '#app/domain/price-range.ts'
import { negateValue } from './negate-value.ts'
import { readExclusions } from './read-exclusions.ts'
import { readShares } from './read-shares.ts'
import { readSizes } from './read-sizes.ts'
import type { WrittenValue } from './written-value.ts'

/**
 * Finds the parts of a query that become filters:
 *
 *     under 100, < $100            prices -100         30% off          deals 30
 *     over $50, at least 50 usd    prices 50-          on sale          deals sale
 *     between 50 and 100, $50-$100 prices 50-100       second hand      conditions preowned
 *     size 8, uk 12, xl, 32x30     sizes               in stock         stock in
 *     not black, without red or blue, red-free, -red    colors, excluded
 *     no synthetics, synthetic-free                     synthetics none
 *     80% wool, wool coat at least 80%                  fibers wool.80
 */
export function readValues(text: string): WrittenValue[] {
  const found: WrittenValue[] = readExclusions(text)
  const isFree = (start: number, end: number) =>
    found.every(value => end <= value.start || start >= value.end)
  const add = (value: WrittenValue) => {
    if (isFree(value.start, value.end)) found.push(value)
  }
  const hasDigit = /\d/.test(text)
  for (const { group, pattern, read } of patterns) {
    // Searching takes a fraction of the time that `matchAll` does, which copies the pattern.
    if ((group === 'prices' && !hasDigit) || text.search(pattern) === -1) continue
    for (const match of text.matchAll(pattern)) {
      const values = read(match.slice(1).filter(part => part !== undefined))
      const start = match.index
      if (values) add({ start, end: start + match[0].length, group, values: [values] })
    }
  }
  if (hasDigit) for (const share of readShares(text)) add(share)
  for (const size of readSizes(text)) add({ ...size, group: 'sizes', values: [], size })
  return found.map(value => negateValue(text, value)).sort((a, b) => a.start - b.start)
}

interface Pattern {
  group: FacetName
  pattern: RegExp
  read(parts: string[]): string | undefined
}

const currency = '(?:us\\$|[$£€])'
const unit = '(?:\\s?(?:dollars?|usd|bucks|euros?|eur|pounds?|gbp|\\$|€|£)(?![a-z]))'
const amount = '(\\d{1,6}(?:\\.\\d{1,2})?)'
/** Prevents matches of numbers that are not prices: 100 ml, 50%, 20 pack, 2 x. */
const noMeasure =
  '(?![\\d.]*\\d)(?!\\s?(?:%|percent|cm|mm|ml|oz|inch|inches|in\\b|g\\b|kg|l\\b|x\\b|pack|pcs?|piece|carat|ct\\b|k\\b|mah|denier|den\\b|years?|months?|day))'
const money = `${currency}?\\s?${amount}${unit}?${noMeasure}`
const surely = `(?:${currency}\\s?${amount}${unit}?|${amount}${unit})`

const patterns: Pattern[] = [
  price(`\\b(?:between|from)\\s+${money}\\s*(?:and|to|-|–|&)\\s*${money}`, ([min, max]) => ({
    min,
    max,
  })),
  price(`${surely}\\s*(?:to|-|–)\\s*${money}`, ([min, max]) => ({ min, max })),
  price(`\\b${amount}\\s*(?:to|-|–)\\s*${surely}`, ([min, max]) => ({ min, max })),
  // Two bare numbers are a price range only if both are round: 501-0193 and 32-34 are not prices.
  price(`\\b([1-9]\\d{1,3})\\s?[-–]\\s?([1-9]\\d{1,3})\\b${noMeasure}`, ([min = 0, max = 0]) =>
    min < max && min % 5 === 0 && max % 5 === 0 ? { min, max } : undefined,
  ),
  price(
    `(?:\\b(?:priced\\s+)?(?:under|below|less than|lower than|cheaper than|up to|upto|no more than|not more than|at most|within)|<=?)\\s*${money}`,
    ([max]) => ({ max }),
  ),
  // "Max" needs a currency sign or a price word after it: Air Max 90 is a shoe.
  price(`\\bmax(?:imum)?\\s*${surely}`, ([max]) => ({ max })),
  price(`${money}\\s*(?:or less|or under|and under|and below)`, ([max]) => ({ max })),
  price(`(?:\\b(?:over|above|more than|at least|starting at)|>=?)\\s*${money}`, ([min]) => ({
    min,
  })),
  price(`${money}\\s*(?:or more|and up|and over|and above)`, ([min]) => ({ min })),
  price(`\\b(?:around|about|approx|approximately|roughly|circa)\\s*${surely}`, ([near]) => ({
    min: near && near * 0.8,
    max: near && near * 1.2,
  })),
  price(surely, ([max]) => ({ max })),
  {
    group: 'deals',
    pattern:
      /(?:\b(?:at least|over|more than|minimum|min|up to)\s+)?\b(\d{1,2})\s?(?:%|percent|per cent)\s*(?:off|discount|reduced|sale|reduction)(?:\s+or more)?/gi,
    read: ([percent]) =>
      ['70', '50', '30', '20'].find(tier => Number(tier) <= Number(percent)) ?? 'sale',
  },
  fixed(
    'deals',
    'drop',
    /\b(?:price drops?|price dropped|dropped prices?|price cuts?|reduced prices?)\b/gi,
  ),
  // The day is a sale, and no friday in black.
  fixed('deals', 'sale', /\b(?:black friday|cyber monday)(?: (?:sales?|deals?))?\b/gi),
  fixed('deals', 'trending', /\btrending(?: now)?\b/gi),
  fixed(
    'deals',
    'sale',
    /\b(?:(?:on|in the|for|in) sale|sale items?|sales?|clearance|discounted|discounts?|marked down|markdowns?|deals?|bargains?)\b/gi,
  ),
  fixed(
    'conditions',
    'preowned',
    /\b(?:pre[- ]?owned|pre[- ]?loved|second[- ]?hand|2nd hand|gently used|used|consignment|thrifted)\b/gi,
  ),
  fixed('conditions', 'rental', /\b(?:(?:for|to) (?:rent|hire)|rentals?|renting)\b/gi),
  fixed('conditions', 'new', /\bbrand[- ]new\b/gi),
  fixed('stock', 'in', /\b(?:in[- ]stock|available now)\b/gi),
]

interface Ends {
  min?: number | undefined
  max?: number | undefined
}

function price(
  source: string,
  read: (amounts: (number | undefined)[]) => Ends | undefined,
): Pattern {
  return {
    group: 'prices',
    pattern: new RegExp(source, 'gi'),
    read(parts) {
      const ends = read(parts.map(Number))
      const cents = toRange(ends ?? {})
      return cents && facets.prices.parse(formatPriceRange(cents))
    },
  }
}

function toRange({ min, max }: Ends): PriceRange | undefined {
  if (min === undefined && max === undefined) return undefined
  return {
    ...(min === undefined ? {} : { min: Math.round(min * 100) }),
    ...(max === undefined ? {} : { max: Math.round(max * 100) }),
  }
}

function fixed(group: FacetName, value: string, pattern: RegExp): Pattern {
  return { group, pattern, read: () => value }
}
