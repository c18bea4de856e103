import { describe, expect, it } from 'vitest'
import {
  chooseVariant,
  getPictureTag,
  type PictureWidth,
  toImageSources,
  toPicture,
} from './picture.ts'
import type { Image } from './product.ts'
import { sampleProduct } from './testing/sample-product.ts'

const [image] = sampleProduct.images as [Image]

/** Returns the same picture with the URL or width of one size changed. */
function change(size: keyof Image['sizes'], variant: Partial<Image['sizes']['Best']>): Image {
  return { ...image, sizes: { ...image.sizes, [size]: { ...image.sizes[size], ...variant } } }
}

describe('toPicture', () => {
  it('LS4 uses our own URL instead of the source’s', () => {
    expect(JSON.stringify(toPicture(sampleProduct, image))).toMatch(
      /^\{"address":"\/image\/s\/730112845\/[0-9a-z]+","largestWidth":720\}$/,
    )
  })

  it('LS4 includes the picture’s dominant color once it is known', () => {
    const pictureColors = { other: '#000000', [getPictureTag(image)]: '#e8e4de' }
    expect(toPicture({ ...sampleProduct, pictureColors }, image).color).toBe('#e8e4de')
    expect(
      toPicture({ ...sampleProduct, pictureColors: { other: '#000000' } }, image).color,
    ).toBeUndefined()
  })

  it.each<[number, PictureWidth]>([
    [150, 720],
    [1000, 1280],
    [4000, 1280],
  ])('LS4 is offered up to the width that covers an original of %i px', (width, largest) => {
    expect(toPicture(sampleProduct, change('Original', { width })).largestWidth).toBe(largest)
  })
})

describe('getPictureTag', () => {
  it('LS4 differs between pictures and is stable for the same one', () => {
    const tags = [
      image,
      change('Best', { url: 'https://pictures.example/best2.jpg' }),
      change('Original', { url: 'https://pictures.example/best2.jpg' }),
    ].map(getPictureTag)
    expect(new Set(tags).size).toBe(3)
    expect(getPictureTag(change('Best', { width: 1 }))).toBe(tags[0])
  })

  it('LS4 gives ten thousand URLs distinct tags', () => {
    const tags = Array.from({ length: 10_000 }, (_, at) =>
      getPictureTag(change('Best', { url: `https://a/${at}` })),
    )
    expect(new Set(tags).size).toBe(10_000)
  })
})

describe('chooseVariant', () => {
  it.each<[PictureWidth, string]>([
    [160, 'xlarge'],
    [320, 'xlarge'],
    [480, 'best'],
    [1280, 'best'],
  ])('LS4 chooses, for a width of %i px, the size %s', (width, name) => {
    expect(chooseVariant(image, width)).toBe(`https://pictures.example/${name}.jpg`)
  })
})

describe('toImageSources', () => {
  it('LS4 leaves out widths larger than the smallest one that covers the whole original', () => {
    const { src, srcSet } = toImageSources({ address: '/image/s/1/t', largestWidth: 720 })
    expect(src).toBe('/image/s/1/t/480')
    expect(srcSet).toBe(
      '/image/s/1/t/160 160w,/image/s/1/t/320 320w,/image/s/1/t/480 480w,/image/s/1/t/720 720w',
    )
  })

  it.each<[PictureWidth, string]>([
    [160, '/image/s/1/t/320 320w'],
    [1280, '/image/s/1/t/320 320w,/image/s/1/t/720 720w'],
  ])('LS4 lists only the requested widths, for a picture of %i px', (largestWidth, expected) => {
    const picture = { address: '/image/s/1/t', largestWidth }
    expect(toImageSources(picture, [320, 720]).srcSet).toBe(expected)
  })
})
