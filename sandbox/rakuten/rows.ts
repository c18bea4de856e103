import { mix } from '../world/hash.ts'
import type { Offers } from '../world/offers.ts'
import { getRakutenRow, type RakutenRow } from './item.ts'

export interface RakutenRows {
  /**
   * Returns all searchable rows in the upstream's order. The rows are
   * rebuilt when the day changes. One row in two hundred is duplicated.
   */
  list(): readonly RakutenRow[]
}

export function createRakutenRows(offers: Offers): RakutenRows {
  let made: { day: number; rows: readonly RakutenRow[] } | undefined
  return {
    list() {
      if (made?.day !== offers.world.day) made = { day: offers.world.day, rows: makeRows(offers) }
      return made.rows
    },
  }
}

function makeRows(offers: Offers): RakutenRow[] {
  const rows: { row: RakutenRow; key: number }[] = []
  for (let number = 0; number < offers.counts.rakuten; number++) {
    const offer = offers.get('rakuten', number)
    // Records have no stock field, so sold-out products are omitted.
    if (offer.facts.isSoldOut) continue
    const row = getRakutenRow(offers.world.seed, offer)
    rows.push({ row, key: mix(row.own, 30) })
    if (mix(row.own, 31) % 200 === 0) rows.push({ row, key: mix(row.own, 32) })
  }
  return rows
    .sort((a, b) => a.key - b.key || a.row.offer.number - b.row.offer.number)
    .map(({ row }) => row)
}
