import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { toCard } from '#app/pages/card.ts'
import { ProductGrid } from './cards/product-grid.tsx'
import { FiberBar } from './elements/fiber-bar.tsx'
import { SinceBand } from './home/since-band.tsx'
import { FilterNames } from './list/filter-names.tsx'
import { FilterShares } from './list/filter-shares.tsx'

// How many things a component shows at first.

function render(element: ReactElement): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToString(createElement(Stub, { initialEntries: ['/'] }))
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
const makeCards = (length: number) =>
  Array.from({ length }, (_, at) => toCard({ ...sampleProduct, id: String(at) }))
const query = emptyListQuery

function makeValues(length: number, toValue: (at: number) => string) {
  return Array.from({ length }, (_, at) => ({ value: toValue(at), count: length - at }))
}

describe('at first', () => {
  it.each([
    [4, 0],
    [5, 1],
  ])('LS4 the pictures of four cards load: of %i', (length, later) => {
    const html = render(createElement(ProductGrid, { cards: makeCards(length) }))
    expect(count(html, /loading="lazy"/g)).toBe(later)
  })

  it.each([6, 7, 8])('LS2 a filter shows seven values: of %i', length => {
    const choice = { facet: 'brands' as const, values: makeValues(length, at => `Brand ${at}`) }
    const html = render(createElement(FilterNames, { choice, query }))
    expect(count(html, /<li/g)).toBe(Math.min(7, length))
  })

  it.each([
    [9, 0],
    [10, 1],
  ])('LS2 a filter of %i names has %i searches', (length, searches) => {
    const choice = { facet: 'brands' as const, values: makeValues(length, at => `Brand ${at}`) }
    const html = render(createElement(FilterNames, { choice, query }))
    expect(count(html, /type="search"/g)).toBe(searches)
  })

  it.each([0, 1, 2])('PD14 the filter of fibers repeats only what is chosen: %i', length => {
    const values = makeValues(4, at => `wool.${50 + at * 5}`)
    const fibers = values.slice(0, length).map(({ value }) => value)
    const choice = { facet: 'fibers', values } as const
    const html = render(createElement(FilterShares, { choice, query: { ...query, fibers } }))
    expect(count(html, /<li/g)).toBe(length)
    expect(html).toMatch(/name="share"[^>]*value="80"/)
  })

  it.each([7, 8, 9])('RT1 the band of a returning visitor has eight products: of %i', length => {
    const drops = makeCards(length).map(card => ({ card, drop: '$20.00' }))
    const html = render(createElement(SinceBand, { since: { searches: [], drops } }))
    expect(count(html, /class="since-tile"/g)).toBe(Math.min(8, length))
  })
})

it.each([1, 20, 89, 97, 100])(
  'PD14 of %i percent exactly that share of the bar is filled',
  percent => {
    const html = render(createElement(FiberBar, { fibers: { main: 'wool', percent } }))
    expect(html).toContain(`<rect width="${percent}%"`)
  },
)
