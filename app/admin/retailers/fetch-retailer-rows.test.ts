import { describe, expect, it } from 'vitest'
import type { Earnings } from '#app/outbound/commissions/earnings.server.ts'
import { mergeEarnings } from '#app/overrides/retailers/merge-earnings.ts'
import {
  createRetailerSettings,
  type RetailerPatch,
} from '#app/overrides/retailers/retailer-settings.ts'
import { fetchRetailerRows } from './fetch-retailer-rows.ts'

const earn = (name: string, clicks: number, cents: number): Earnings => ({
  ...{ name, clicks, sales: 1, commissionUsdCents: cents, perClick: cents / clicks },
})
const rows = [
  earn('Corso Moda', 30, 900),
  earn('Brightwater', 20, 500),
  earn('Corso Uomo', 10, 100),
  earn('CorsoUomo.com', 10, 0),
]
const set = (key: string, name: string, patch: RetailerPatch) =>
  ({ ...createRetailerSettings(key, name), ...patch }) as ReturnType<typeof createRetailerSettings>

describe('the retailers of a report', () => {
  it.each<[string, ReturnType<typeof set>[], [string, number, number][]]>([
    [
      'merged',
      [set('corsomoda', 'Corso', { alsoKeys: ['corsouomo'] })],
      [
        ['Corso', 50, 20],
        ['Brightwater', 20, 25],
      ],
    ],
    [
      'renamed',
      [set('corsomoda', 'Moda Corso', {})],
      [
        ['Moda Corso', 30, 30],
        ['Brightwater', 20, 25],
        ['Corso Uomo', 20, 5],
      ],
    ],
    [
      'turned off',
      [set('brightwater', 'Brightwater', { hiddenOn: ['fashion8'] })],
      [
        ['Corso Moda', 30, 30],
        ['Brightwater', 20, 25],
        ['Corso Uomo', 20, 5],
      ],
    ],
    [
      'unchanged',
      [],
      [
        ['Corso Moda', 30, 30],
        ['Brightwater', 20, 25],
        ['Corso Uomo', 20, 5],
      ],
    ],
  ])('AD1 AD3 are those of the page of retailers: %s', async (_, settings, expected) => {
    const merged = mergeEarnings(rows, settings)
    expect(merged.map(({ name, clicks, perClick }) => [name, clicks, perClick])).toEqual(expected)
    const directory = async () => ({ brands: [], retailers: [] })
    const listed = await fetchRetailerRows({ directory }, settings, rows)
    expect(listed.map(({ name, clicks }) => [name, clicks]).sort()).toEqual(
      merged.map(({ name, clicks }) => [name, clicks]).sort(),
    )
  })
})
