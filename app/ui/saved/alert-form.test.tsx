import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { toProductPage } from '#app/pages/product-page.ts'
import { AlertForm } from './alert-form.tsx'

const sizes = [
  { name: 'S', title: 'Small' },
  { name: 'M', title: 'Medium', isSoldOut: true as const },
]

it.each([
  [undefined, 'Tell me when the price drops', ['drop'], undefined],
  ['S', 'Tell me when the price drops in size S', ['drop'], 'S'],
  // Only what is sold out can be back in stock.
  ['M', 'Tell me when size M is back in stock', ['drop', 'stock'], 'M'],
])('SV4 the alert is for the selected size %s: %s', (size, title, kinds, chosen) => {
  const product = { ...toProductPage(sampleProduct), sizes }
  const Page = createRoutesStub([
    { path: '/', Component: () => <AlertForm product={product} size={size} /> },
  ])
  const html = renderToString(<Page />)
  const [, summary = ''] = /<summary>(.*?)<svg/.exec(html) ?? []
  expect(summary).toBe(title)
  expect([...html.matchAll(/name="kind"[^>]*value="(\w+)"/g)].map(([, kind]) => kind)).toEqual(
    kinds,
  )
  expect(html.includes('checked="" value="stock"')).toBe(kinds.includes('stock'))
  expect(/<option selected=""[^>]*>(\w+)/.exec(html)?.[1]).toBe(chosen)
})
