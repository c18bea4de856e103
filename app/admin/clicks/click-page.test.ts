import { expect, it } from 'vitest'
import type { Click } from '#app/outbound/click.ts'
import type { ReportedRecord } from '#app/outbound/commissions/click-story.server.ts'
import type { ReportedSale } from '#app/outbound/commissions/reconcile.server.ts'
import { getClickPage } from './click-page.ts'

const time = new Date('2026-03-01T12:29:30Z')
const click: Click = {
  ...{ clickedAt: time, storefront: 'fashion8', source: 'c', productId: '17', page: 'list' },
  ...{ retailer: 'Corso Moda', priceMinor: 11_880, currency: 'USD', position: 4, subId: 's1' },
  ...{ device: 'phone', visitor: 'person', network: 'cj', destinationHost: 'corso.example' },
}
const sale: ReportedSale = {
  ...{ state: 'reversed', network: 'cj', saleId: 'a1', subId: 's1', account: '7' },
  ...{ retailer: 'Corso Moda', happenedAt: time, saleUsdCents: 11_880, isPaid: false },
  ...{ commissionUsdCents: 950, click: undefined },
}
const record: ReportedRecord = {
  ...{ network: 'cj', recordId: 'r1', status: 'pending', isPaid: false, origin: 'api' },
  ...{ commissionUsdCents: 950, reportedAt: time, readAt: time },
}

it('AD3 traces a click from its page to the reversal of its commission', () => {
  const records = [record, { ...record, recordId: 'r2', status: 'reversed' as const }]
  const page = getClickPage('s1', { click, sales: [sale], records })
  expect(page.steps.map(({ title }) => title)).toEqual([
    'Shown',
    'Clicked',
    'Redirected',
    'Sale',
    'Commission',
    'Commission reversed',
  ])
  expect(page.steps[0]?.detail).toBe(
    'c 17 from Corso Moda for $118.80 on the page “list” of fashion8, position 4',
  )
  expect(page.states).toMatchObject([{ state: 'reversed', commission: '$9.50' }])
})

it('AD3 shows a commission as paid once the network reports it', () => {
  const paid = { ...record, status: 'confirmed' as const, isPaid: true, origin: 'file' as const }
  const { steps } = getClickPage('s1', { click, sales: [sale], records: [record, paid] })
  expect(steps.at(-1)).toEqual({
    time: '2026-03-01 12:29',
    title: 'Commission paid',
    detail: '$9.50, record r1 of cj, read from a file at 2026-03-01 12:29',
  })
})
