import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { toProductPage } from '#app/pages/product-page.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { ShellContext } from '../shell-context.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductLead } from './product-lead.tsx'

const shortcuts = [{ title: 'Summer', facet: 'materials', values: ['linen'] }]

function render(facts: string, part: typeof ProductLead | typeof ProductFacts, changes: object) {
  const product = toProductPage({ ...sampleProduct, ...changes } as Product)
  const shell = { look: { facts }, list: { shortcuts } } as unknown as Shell
  return renderToStaticMarkup(
    createElement(ShellContext, { value: shell }, createElement(part, { product })),
  )
}

const wool = [
  { material: 'wool', percent: 80 },
  { material: 'recycled polyamide', percent: 15 },
  { material: 'elastane', percent: 5 },
]
const unknown = { materialTags: [], composition: undefined }

describe('ProductLead', () => {
  it.each([
    ['price', 'a condition that is news', { preOwned: true }, '<dd>Pre-owned</dd>'],
    [
      'material',
      'its fibers as a bar',
      { composition: wool.slice(0, 1) },
      '80% wool<svg aria-hidden="true" class="fiber-bar"><rect width="80%" height="8"></rect></svg>',
    ],
    [
      'material',
      'the exact share of wool as a bar',
      { composition: [{ material: 'wool', percent: 97 }] },
      '<rect width="97%"',
    ],
    [
      'material',
      'only the main of many fibers',
      { composition: wool },
      '80% wool<svg aria-hidden="true" class="fiber-bar"><rect width="80%" height="8"></rect></svg></p>',
    ],
    ['material', 'its materials in words without shares', {}, 'Linen'],
    ['material', 'that no materials are known', unknown, '<p>Composition not stated</p>'],
    ['season', 'the seasons it is made for', {}, 'Made for</h2><ul><li>Summer</li></ul>'],
    [
      'season',
      'what is known without a season',
      { ...unknown, preOwned: true, stock: ['s', 'One Size'].map(size => ({ size })) },
      'In short</h2><ul><li>Pre-owned</li><li>2 sizes</li></ul>',
    ],
  ])('PD14 ST2 with facts of %s states %s', (facts, _, changes, html) => {
    expect(render(facts, ProductLead, changes)).toContain(html)
  })
})

it.each([
  ['price', 'nothing', {}, '<dt>Condition</dt><dd>New</dd>'],
  ['season', 'nothing', {}, '<ul><li>New</li></ul>'],
  ['season', 'only what its name says', { materialTags: [{ name: 'linen midi' }] }, '<li>New</li>'],
])('PD14 ST2 facts of %s keep their place if %s is known', (facts, _, more, html) => {
  const changes = { ...unknown, inStock: false, colors: [], sizes: [], stock: [], ...more }
  expect(render(facts, ProductLead, changes)).toContain(html)
})

describe('ProductFacts', () => {
  it.each([
    [
      'all of many fibers',
      { composition: wool },
      '<dd>80% wool, 15% recycled polyamide, 5% elastane</dd>',
    ],
    [
      'its condition without materials',
      { ...unknown, preOwned: true },
      '<dl class="product-material-facts"><div><dt>Condition',
    ],
    [
      'no material that the line above states',
      { preOwned: true },
      '<dl class="product-material-facts"><div><dt>Condition',
    ],
  ])('PD14 lists %s', (_, changes, html) => {
    expect(render('material', ProductFacts, changes)).toContain(html)
  })

  it('PD14 lists no condition of a new product alone', () => {
    expect(render('material', ProductFacts, unknown)).toBe('')
  })

  it('PD14 lists nothing for a storefront of prices', () => {
    expect(render('price', ProductFacts, {})).toBe('')
  })
})
