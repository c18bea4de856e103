import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/sample-product.ts'
import { toSearchSuggestions } from './search-suggestions.ts'

it('LS2 gives every suggestion a path', () => {
  const suggestions = toSearchSuggestions({
    brands: [{ value: 'A & B', label: 'A & B', count: 7 }],
    categories: [{ value: 'dresses', label: "Women's Dresses", count: 3 }],
    queries: ['red dress'],
    products: [sampleProduct],
  })
  expect(suggestions).toMatchObject({
    brands: [{ label: 'A & B', to: '/stores/a-b', count: 7 }],
    categories: [{ label: "Women's Dresses", to: '/products/women/dresses', count: 3 }],
    queries: [{ label: 'red dress', to: '/products?q=red+dress' }],
    products: [{ id: sampleProduct.id }],
  })
})
