import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BuyLinks } from './offer-warning.tsx'

it.each<[string, { size?: string; isRental?: boolean; retailer?: string }]>([
  ['Buy now at Alder', {}],
  ['Buy now at Alder · size M', { size: 'M' }],
  ['Rent now at Alder', { isRental: true }],
  ['Buy now', { retailer: '' }],
])('PD6 OU1 a product’s link says “%s”', (text, { size, ...changes }) => {
  const product = { retailer: 'Alder', buyPath: '/out/s/1', ...changes }
  expect(renderToStaticMarkup(<BuyLinks product={product} size={size} />)).toContain(
    `>${text}\u00a0<`,
  )
})
