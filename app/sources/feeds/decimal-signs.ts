import { type DecimalSign, findDecimalSign } from '../parse-amount.ts'
import type { FeedRow } from './feed-row.ts'
import { splitPrice } from './split-price.ts'

/** Counts how a feed writes its amounts, because some of them can be read in two ways. */
export interface DecimalSignCounter {
  add(row: FeedRow, currency: string | undefined): void
  /** Returns the sign that most amounts of each currency use; none if two are equally common. */
  find(): ReadonlyMap<string, DecimalSign>
}

export function createDecimalSignCounter(): DecimalSignCounter {
  const counts = new Map<string, Record<DecimalSign, number>>()
  return {
    add(row, currency) {
      for (const text of [row.price, row.salePrice, row.originalPrice]) {
        const price = splitPrice(text, row.currency ?? currency)
        const sign = price && findDecimalSign(price.amount)
        if (price === undefined || sign === undefined) continue
        const code = price.currency.toUpperCase()
        const known = counts.get(code) ?? { '.': 0, ',': 0 }
        known[sign] += 1
        counts.set(code, known)
      }
    },
    find() {
      const found = new Map<string, DecimalSign>()
      for (const [code, { '.': dots, ',': commas }] of counts)
        if (dots !== commas) found.set(code, dots > commas ? '.' : ',')
      return found
    },
  }
}
