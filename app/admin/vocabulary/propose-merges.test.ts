import { describe, expect, it } from 'vitest'
import { createRetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import type { RetailerRow } from '../retailers/fetch-retailer-rows.ts'
import { proposeMerges, type RetailerHost } from './propose-merges.ts'

function makeRow(name: string, changes: Partial<RetailerRow> = {}): RetailerRow {
  const key = toRetailerKey(name)
  const totals = { products: 1, clicks: 0, commissionUsdCents: 0 }
  return {
    ...createRetailerSettings(key, name),
    names: [{ key, name, products: 1 }],
    ...totals,
    ...changes,
  }
}

function propose(rows: RetailerRow[], hosts: RetailerHost[] = []) {
  return proposeMerges(rows, hosts).map(({ retailers, reasons }) => [
    ...retailers.map(({ name }) => name),
    ...reasons,
  ])
}

describe('proposeMerges', () => {
  it.each([
    ['Corso Moda', 'The Corso Moda Shop', 'corsomoda'],
    ['Eleanor', 'Eleanors', 'eleanor'],
    ['Brightwater', 'Brightwater Online Store', 'brightwater'],
  ])('AD1 pairs %j with %j by their simplified name', (a, b, plain) => {
    expect(propose([makeRow(a, { products: 9 }), makeRow(b)])).toEqual([
      [a, b, `same name: ${plain}`],
    ])
  })

  it.each([
    ['Corso Moda', 'Corso Uomo'],
    ['Alder & Finch', 'Alder & Finch Kids'],
    ['Brightwater', 'Brightwater Outlet'],
  ])('AD1 does not pair %j with %j', (a, b) => {
    expect(propose([makeRow(a), makeRow(b)])).toEqual([])
  })

  it('AD1 pairs rows by domain and network id, sorted by reasons and products', () => {
    const rows = [
      makeRow('Corso', { ids: { c: '77' }, link: 'https://shop.corso.example/' }),
      makeRow('Casa Corso', { ids: { c: '77' }, products: 5 }),
      makeRow('Northquay', { ids: { r: '8' } }),
      makeRow('Harbour', { ids: { r: '8', s: '77' }, products: 2 }),
    ]
    const hosts = [{ retailer: 'CASA CORSO', host: 'www.corso.example' }]
    expect(propose(rows, hosts)).toEqual([
      ['Casa Corso', 'Corso', 'same domain: corso.example', 'same network id: cid 77'],
      ['Harbour', 'Northquay', 'same network id: rid 8'],
    ])
  })

  it('AD1 ignores a network’s host, which many retailers share', () => {
    const names = ['Alder', 'Birch', 'Cedar', 'Douglas']
    const hosts = names.map(retailer => ({ retailer, host: 'go.network.example' }))
    expect(
      propose(
        names.map(name => makeRow(name)),
        hosts,
      ),
    ).toEqual([])
  })
})
