import { type CurrencyCode, isCurrencyCode, minorDigits, toUsdCents } from '#app/domain/currency.ts'
import { type AmountForm, type DecimalSign, describeAmount } from '../parse-amount.ts'
import type { FeedRow } from './feed-row.ts'
import { splitPrice } from './split-price.ts'

/**
 * If most amounts such as "89.000" are worth less than `thousandsBelow` US cents
 * with three decimals, they are thousands; above `decimalsAbove`, they would cost
 * more than $10,000 as thousands, so they are decimals. In between, they are unclear.
 */
export const paddingLimits = { thousandsBelow: 200, decimalsAbove: 1_000 } as const

/** Counts how a feed writes its amounts, because some of them can be read in two ways. */
export interface AmountFormCounter {
  add(row: FeedRow, currency: string | undefined): void
  /** Returns the form of each currency's amounts; none if nothing shows it. */
  find(): ReadonlyMap<string, AmountForm>
}

interface Counts {
  /** Amounts that show their decimal sign, and those of them that have three decimals. */
  signs: Record<DecimalSign, number>
  threeDecimals: Record<DecimalSign, number>
  /** Amounts such as "990" that have neither thousands nor decimals. */
  wholes: number
  /** Amounts such as "89.000", whose sign could be either. */
  ambiguous: Record<DecimalSign, number>
  /** Ambiguous amounts whose last digit is not 0, and those that are cheap and dear as decimals. */
  varied: number
  cheap: number
  dear: number
}

export function createAmountFormCounter(): AmountFormCounter {
  const currencies = new Map<string, Counts>()
  return {
    add(row, currency) {
      for (const text of [row.price, row.salePrice, row.originalPrice]) {
        const price = splitPrice(text, row.currency ?? currency)
        const amount = price && describeAmount(price.amount)
        if (price === undefined || amount === undefined) continue
        const code = price.currency.toUpperCase()
        const counts = currencies.get(code) ?? createCounts()
        currencies.set(code, counts)
        const { sign, whole, fraction, isAmbiguous } = amount
        // Prices that start with $ or £ use commas as thousands separators.
        if (isAmbiguous && sign === ',' && isEnglishPrice(text ?? '')) counts.signs['.'] += 1
        if (sign === undefined) {
          if (/[1-9]/.test(whole)) counts.wholes += 1
        } else if (!isAmbiguous) {
          counts.signs[sign] += 1
          if (fraction.length === 3) counts.threeDecimals[sign] += 1
        } else {
          counts.ambiguous[sign] += 1
          if (!fraction.endsWith('0')) counts.varied += 1
          if (!isCurrencyCode(code)) continue
          const usdCents = toUsdCents(Math.round(Number(`${whole}.${fraction}e2`)), code)
          if (usdCents < paddingLimits.thousandsBelow) counts.cheap += 1
          if (usdCents > paddingLimits.decimalsAbove) counts.dear += 1
        }
      }
    },
    find() {
      const found = new Map<string, AmountForm>()
      for (const [code, counts] of currencies) {
        const form = findForm(counts, isCurrencyCode(code) ? code : undefined)
        if (form !== undefined) found.set(code, form)
      }
      return found
    },
  }
}

function isEnglishPrice(text: string): boolean {
  return /^\s*(?:us|ca|au|nz|hk|[acs])?[$£]\s*\d/i.test(text)
}

function createCounts(): Counts {
  return {
    signs: { '.': 0, ',': 0 },
    threeDecimals: { '.': 0, ',': 0 },
    ambiguous: { '.': 0, ',': 0 },
    ...{ wholes: 0, varied: 0, cheap: 0, dear: 0 },
  }
}

/** The sign that most amounts use comes first, unless all of them could have three decimals. */
function findForm(counts: Counts, code: CurrencyCode | undefined): AmountForm | undefined {
  const { '.': dots, ',': commas } = counts.signs
  const bySign = dots === commas ? undefined : dots > commas ? '.' : ','
  return (code !== undefined && findPadding(counts, code)) || bySign
}

/**
 * Some exports pad the decimals of every amount to three: "89.000 USD", "1299.990 USD". Returns the
 * form of a currency with two decimals whose amounts all look like that; undefined if they do not.
 */
function findPadding(counts: Counts, code: CurrencyCode): AmountForm | undefined {
  const { signs, threeDecimals, wholes, ambiguous, varied, cheap, dear } = counts
  if (minorDigits(code) !== 2 || wholes > 0) return undefined
  const sign = ambiguous['.'] > 0 ? '.' : ','
  const other = sign === '.' ? ',' : '.'
  const { [sign]: total } = ambiguous
  if (total === 0 || ambiguous[other] > 0 || signs[other] > 0) return undefined
  if (signs[sign] > 0) return threeDecimals[sign] === signs[sign] ? 'padded' : undefined
  // Padding ends in zeros. Prices of a thousand and more often end in something else.
  if (varied > 0 || cheap > total / 2) return undefined
  return dear > total / 2 ? 'padded' : 'unclear'
}
