import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { isCloth } from './find-close-up.ts'

const [image] = sampleProduct.images
if (!image) throw new Error('no picture')
const marked = {
  ...image,
  sizes: { ...image.sizes, Best: { ...image.sizes.Best, url: 'https://a.test/x_detail.jpg' } },
}

it.each([
  ['the ground of the first picture', image, '#ecebea', '#ecebe9', false],
  ['white cloth', image, '#e3e2de', '#ecebe9', true],
  ['cloth in a color', image, '#ac7934', '#ecebe9', true],
  ['light gray, and the ground is not known', image, '#e3e2de', undefined, false],
  ['a color that is not known yet', image, undefined, '#ecebe9', false],
  ['marked by its address', marked, undefined, undefined, true],
] as const)('PD2 a picture of %s shows cloth or not', (_, picture, color, ground, expected) => {
  expect(isCloth(picture, color, ground)).toBe(expected)
})
