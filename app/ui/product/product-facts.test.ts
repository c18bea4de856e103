import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { toProductPage } from '#app/pages/product-page.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { ShellContext } from '../shell-context.ts'
import { ProductFacts } from './product-facts.tsx'

it.each([
  ['its fibers as a bar', [{ material: 'wool', percent: 80 }], '80% wool<i class="fiber-4"></i>'],
  ['its materials in words without shares', undefined, '<dd>Linen</dd>'],
])('PD14 a storefront of materials shows %s', (_, composition, html) => {
  const product = toProductPage({ ...sampleProduct, composition } as typeof sampleProduct, {})
  const shell = { look: { facts: 'material' } } as Shell
  expect(
    renderToStaticMarkup(
      createElement(ShellContext, { value: shell }, createElement(ProductFacts, { product })),
    ),
  ).toContain(html)
})
