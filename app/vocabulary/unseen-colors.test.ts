import { expect, it } from 'vitest'
import { findColor } from '#app/domain/color.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { findUnseenColors } from './unseen-colors.ts'

const [sampleImage] = sampleProduct.images
const toImage = (id: string) => ({ sizes: sampleImage?.sizes ?? ({} as never), id })
const black = { id: '1', name: 'Black' }
const ruby = { id: '2', name: 'Ruby Red' }
const navy = { id: '3', name: 'Navy' }
const images = ['main', 'ruby'].map(toImage)

it.each([
  ['the second', [black, ruby], ['Red']],
  ['the second and third', [black, ruby, navy], ['Red', 'Blue']],
  ['none of two in the first name', [{ id: '4', name: 'Black/Red' }, ruby], []],
  ['none with a picture', [black, { ...ruby, image: toImage('ruby') }], []],
  ['one whose picture is missing', [black, { ...ruby, image: toImage('gone') }], ['Red']],
  ['no other shade of a seen color', [ruby, black, { id: '5', name: 'Cherry Red' }], ['Black']],
  ['none of a single color', [black], []],
  ['none without colors', [], []],
])('LS4 finds of a product’s unseen colors %s', (_case, colors, found) => {
  const ids = findUnseenColors({ images, colors })
  expect(ids.map(id => findColor(id)?.name)).toEqual(found)
})
