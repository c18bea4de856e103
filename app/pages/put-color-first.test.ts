import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { putColorFirst } from './put-color-first.ts'

const [sampleImage] = sampleProduct.images
const toImage = (id: string) => ({ sizes: sampleImage?.sizes ?? ({} as never), id })
const images = ['main', 'side', 'ruby', 'navy'].map(toImage)
const product = {
  images,
  colors: [
    { id: '1', name: 'Ruby Red', image: toImage('ruby') },
    { id: '2', name: 'Navy', image: toImage('navy') },
    { id: '3', name: 'Green' },
  ],
}

it.each([
  [[], ['main', 'side', 'ruby', 'navy'], 'Ruby Red'],
  [['red'], ['ruby', 'main', 'side', 'navy'], 'Ruby Red'],
  [['blue'], ['navy', 'main', 'side', 'ruby'], 'Navy'],
  [['red', 'blue'], ['ruby', 'main', 'side', 'navy'], 'Ruby Red'],
  // This color has no picture of its own.
  [['green'], ['main', 'side', 'ruby', 'navy'], 'Ruby Red'],
  [['black'], ['main', 'side', 'ruby', 'navy'], 'Ruby Red'],
])('LS4 shows a product in the wanted colors %j and names that first', (wanted, ids, name) => {
  const shown = putColorFirst(product, wanted)
  expect(shown.images.map(({ id }) => id)).toEqual(ids)
  expect(shown.colors[0]?.name).toBe(name)
  expect(shown.colors).toHaveLength(3)
})
