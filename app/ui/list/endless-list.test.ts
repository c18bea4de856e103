import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { toCard } from '#app/pages/card.ts'
import { DividedGrid } from './endless-list.tsx'

const cards = ['7', '8', '9'].map(id => toCard({ ...sampleProduct, id }))

function render(border: number | undefined, firstPosition?: number): string {
  const Component = () =>
    createElement(DividedGrid, {
      cards,
      border,
      blanks: 2,
      ...(firstPosition ? { firstPosition } : {}),
    })
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToString(createElement(Stub, { initialEntries: ['/'] }))
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

it.each<[why: string, border: number | undefined, before: number[], after: number[] | undefined]>([
  ['a list without similar products', undefined, [3, 2], undefined],
  ['a border on a later page', 4, [3, 2], undefined],
  ['a border at the end of the page', 3, [3, 0], [0, 2]],
  ['a border within the page', 1, [1, 0], [2, 2]],
  ['only similar products', 0, [0, 0], [3, 2]],
])('LS2 the heading divides cards and blanks: %s', (_, border, before, after) => {
  const parts = render(border).split('Similar products</h2>')
  expect(
    parts.map(part => [count(part, /<article/g), count(part, /<li aria-hidden="true"/g)]),
  ).toEqual(after ? [before, after] : [before])
})

it('LS2 the heading leaves positions and the pictures loaded first as they are', () => {
  const positions = (html: string) => [...html.matchAll(/from=[a-z-]+\.(\d+)/g)].map(([, at]) => at)
  const undivided = render(undefined, 51)
  expect(positions(undivided)).toEqual(['51', '52', '53'])
  for (const border of [0, 1, 3]) {
    const divided = render(border, 51)
    expect(positions(divided)).toEqual(positions(undivided))
    expect(count(divided, /fetchPriority="high"/gi)).toBe(
      count(undivided, /fetchPriority="high"/gi),
    )
  }
})
