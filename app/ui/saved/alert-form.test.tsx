import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { type ProductPage, toProductPage } from '#app/pages/product-page.ts'
import { AlertForm } from './alert-form.tsx'

const sizes = [
  { name: 'S', title: 'Small' },
  { name: 'M', title: 'Medium', isSoldOut: true as const },
]

it.each([
  [undefined, 'Tell me when the price drops', 'drop', undefined],
  ['S', 'Tell me when the price drops in size S', 'drop', 'S'],
  ['M', 'Tell me when size M is back in stock', 'stock', 'M'],
])('SV4 the alert is for the selected size %s: %s', (size, title, kind, chosen) => {
  const html = render({ sizes }, size)
  const [, summary = ''] = /<summary>(.*?)<svg/.exec(html) ?? []
  expect(summary).toBe(title)
  expect(/checked="" value="(\w+)"/.exec(html)?.[1]).toBe(kind)
  expect(/<option selected=""[^>]*>(\w+)/.exec(html)?.[1]).toBe(chosen)
})

it.each([
  ['can be for its return to stock', sizes, 2],
  ['is for price drops alone', sizes.slice(0, 1), 0],
])('SV4 the alert for a product of which some or no size is sold out %s', (_, all, count) => {
  const html = render({ sizes: all }, undefined)
  expect(html.match(/type="radio"/g) ?? []).toHaveLength(count)
  expect(html).toContain('value="drop"')
})

function render(changes: Partial<ProductPage>, size: string | undefined): string {
  const product = { ...toProductPage(sampleProduct), ...changes }
  const Component = () => <AlertForm product={product} size={size} />
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToString(<Page />)
}
