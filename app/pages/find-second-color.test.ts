import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { findSecondColor } from './find-second-color.ts'

const [sampleImage] = sampleProduct.images
const toImage = (id: string) => ({ sizes: sampleImage?.sizes ?? ({} as never), id })
const black = { id: '1', name: 'Black' }
const ruby = { id: '2', name: 'Ruby Red' }
const navy = { id: '3', name: 'Navy' }
const images = ['main', 'ruby'].map(toImage)

it.each([
  ['without wanted colors', [black, ruby], [], undefined],
  ['with the wanted color second', [black, ruby], ['red'], 'red'],
  ['with another wanted color third', [black, ruby, navy], ['blue', 'green'], 'blue'],
  ['with the wanted color first', [ruby, black], ['red'], undefined],
  ['with two colors in the first name', [{ id: '4', name: 'Black/Red' }, ruby], ['red'], undefined],
  ['with a picture of the color', [black, { ...ruby, image: toImage('ruby') }], ['red'], undefined],
  [
    'whose picture of the color is not on the card',
    [black, { ...ruby, image: toImage('gone') }],
    ['red'],
    'red',
  ],
  ['in one color only', [black], ['red'], undefined],
  ['without colors', [], ['red'], undefined],
])('LS4 finds the second color of a product %s', (_case, colors, wanted, found) => {
  expect(findSecondColor({ images, colors }, wanted)).toBe(found)
})
