import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { toCard } from '#app/pages/card.ts'
import type { RefusedSale, SaleScore } from '#app/pages/refused-sales.ts'
import { RefusedSalesView, SaleScoreLine } from './refused-sales-view.tsx'

const sale: RefusedSale = {
  ...toCard(sampleProduct),
  price: '$80',
  claimed: '$160',
  record: 'It cost $75 for 12 of the 30 days before.',
}
const score: SaleScore = {
  name: 'Outlet Arcade',
  path: '/retailers/outlet-arcade',
  claimed: 40,
  verified: 30,
  contradicted: 6,
}

it.each<[what: string, sales: RefusedSale[], scores: SaleScore[]]>([
  ['sales', [sale], [score]],
  ['no sale', [], [score]],
  ['no store', [], []],
])('LY1 the page of refused sales leaves out no level of headings with %s', (_, sales, scores) => {
  const html = renderToString(<RefusedSalesView page={{ sales, scores }} />)
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  const steps = levels.map((level, at) => level - (levels[at - 1] ?? 0))
  expect(Math.max(...steps)).toBe(1)
})

it('PD13 the page of refused sales begins with the sums of all scores and a link to them', () => {
  const page = { sales: [sale], scores: [score, { ...score, path: '/b', claimed: 1_000 }] }
  const html = renderToStaticMarkup(<RefusedSalesView page={page} />)
  const [start = '', rest] = html.split(sale.record)
  expect(start.replace(/<[^>]*>/g, '')).toContain(
    'Of 1,040 sales today at 2 stores, our record verifies 60 and contradicts 12.',
  )
  expect(start).toContain('href="#scores"')
  expect(rest).toContain('id="scores"')
})

it('PD13 a retailer’s page says how many of its sales are verified and contradicted', () => {
  expect(renderToString(<SaleScoreLine score={score} />)).toBe(
    '30 of 40 sales verified, 6 contradicted',
  )
})
