import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getPaging } from '#app/domain/paging.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { toCard } from '#app/pages/card.ts'
import type { RefusedSale, RefusedSales, SaleScore } from '#app/pages/refused-sales.ts'
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

const render = (page: Partial<RefusedSales>) =>
  renderToStaticMarkup(
    <RefusedSalesView
      page={{ sales: [sale], scores: [score], paging: getPaging(1, 1, 24), ...page }}
    />,
  )
const toText = (html: string) => html.replace(/<[^>]*>/g, '')

it.each<[what: string, sales: RefusedSale[], scores: SaleScore[]]>([
  ['sales', [sale], [score]],
  ['no sale', [], [score]],
  ['no store', [], []],
])('LY1 the page of refused sales leaves out no level of headings with %s', (_, sales, scores) => {
  const html = renderToString(
    <RefusedSalesView page={{ sales, scores, paging: getPaging(1, sales.length, 24) }} />,
  )
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  const steps = levels.map((level, at) => level - (levels[at - 1] ?? 0))
  expect(Math.max(...steps)).toBe(1)
})

it('PD13 the page of refused sales begins with the sums of all scores and a link to them', () => {
  const scores = [score, { ...score, path: '/b', claimed: 1_000 }]
  const html = render({ scores })
  const [start = '', rest] = html.split(sale.record)
  expect(toText(start)).toContain(
    'Of 1,040 sales today at 2 stores, our record verifies 60, contradicts 12 and leaves 968 open.',
  )
  expect(start).toContain('href="#scores"')
  expect(rest).toContain('id="scores"')
})

it('PD13 a retailer’s page says how many of its sales are verified and contradicted', () => {
  expect(renderToString(<SaleScoreLine score={score} />)).toBe(
    '30 of 40 sales verified, 6 contradicted',
  )
})

it.each([
  [1, 1, '1 sale.'],
  [1, 24, '24 sales.'],
  [1, 725, 'Sales 1–24 of 725.'],
  [31, 725, 'Sales 721–725 of 725.'],
  [2, 1_725, 'Sales 25–48 of 1,725.'],
])('PD13 page %i of %i refused sales says which they are', (page, total, text) => {
  const [start = ''] = render({ paging: getPaging(page, total, 24) }).split(sale.record)
  expect(toText(start)).toContain(text)
})

it('PD13 the pages of one store’s refused sales keep the store', () => {
  const html = render({ store: score.name, paging: getPaging(2, 60, 24) })
  expect(toText(html)).toContain('Sales we didn’t believe at Outlet Arcade')
  expect(toText(html)).toContain('Of 40 sales today at Outlet Arcade, our record verifies 30')
  const links = [...html.matchAll(/rel="(prev|next)"[^>]* href="([^"]*)"/g)]
  expect(links.map(([, rel, path]) => [rel, path])).toEqual([
    ['prev', '/sales-we-didnt-believe?store=Outlet+Arcade'],
    ['next', '/sales-we-didnt-believe?store=Outlet+Arcade&amp;page=3'],
  ])
})

it.each([
  [6, true],
  [0, false],
])('PD13 a store with %i contradicted sales links to them: %s', (contradicted, isLinked) => {
  const html = render({ scores: [{ ...score, contradicted }] })
  expect(html.includes('href="/sales-we-didnt-believe?store=Outlet+Arcade"')).toBe(isLinked)
})

it('PD13 one store’s page without contradicted sales says so', () => {
  const html = render({ sales: [], store: score.name, paging: getPaging(1, 0, 24) })
  expect(toText(html)).toContain('Our record contradicts none of today’s sales at Outlet Arcade.')
})
