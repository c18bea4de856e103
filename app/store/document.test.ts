import { describe, expect, it } from 'vitest'
import { cutPictures, parseDocument, toDocument, writeDocument } from './document.ts'
import { makeProduct } from './testing.ts'

describe('toDocument and parseDocument', () => {
  const whole = makeProduct(1)
  it.each([
    ['a product as sources send it', whole],
    [
      'a product without pictures',
      makeProduct(2, { images: [], image: undefined, alternateImages: [], colors: [] }),
    ],
    [
      'a picture that only a color has',
      makeProduct(3, { images: [], image: undefined, alternateImages: [] }),
    ],
    ['a color without a picture', makeProduct(4, { colors: [{ id: 'red', name: 'Red' }] })],
    [
      'every optional field',
      makeProduct(5, { salePrice: 9_900, genderTag: 'women', custom: { rank: 3, hot: true } }),
    ],
  ])('PR1 keep every field of %s', (_, product) => {
    const stored = JSON.parse(JSON.stringify(toDocument(product)))
    expect(parseDocument(stored)).toEqual(JSON.parse(JSON.stringify(product)))
  })

  it('store each picture once', () => {
    const text = JSON.stringify(toDocument(whole))
    expect(text.split('1-front_best')).toHaveLength(3) // Best and Original share a URL.
    expect(text.length).toBeLessThan(JSON.stringify(whole).length * 0.7)
  })

  it('keep two crops of one picture distinct', () => {
    const [first] = whole.images
    if (!first) throw new Error('the product has pictures')
    const crop = {
      ...first,
      sizes: { ...first.sizes, Best: { url: 'https://img.example/crop.jpg', width: 1, height: 1 } },
    }
    const product = makeProduct(1, { colors: [{ id: 'crop', name: 'Crop', image: crop }] })
    expect(parseDocument(toDocument(product)).colors[0]?.image).toEqual(crop)
  })
})

describe('cutPictures', () => {
  const pictureless = { images: [], image: undefined, alternateImages: [] }
  it.each([
    ['a product with pictures', makeProduct(1)],
    ['one without', makeProduct(2, { ...pictureless, colors: [] })],
    ['a picture that only a color has', makeProduct(3, pictureless)],
    [
      'texts that look like the end of the list',
      makeProduct(4, {
        name: '],"imageCount":0,',
        description: 'A print of ,"pictures":[{}],"imageCount":1,',
        custom: { 'x],"imageCount":': ',"pictures":[', pictures: 3 },
      }),
    ],
  ])('takes nothing but the pictures from %s', (_, product) => {
    const { text } = writeDocument(product)
    const colors = product.colors.map(({ image: _, ...color }) => color)
    const cut = cutPictures(text)
    expect(parseDocument(JSON.parse(cut))).toEqual(
      JSON.parse(JSON.stringify({ ...product, ...pictureless, colors })),
    )
    expect(cut.length).toBeLessThanOrEqual(text.length)
  })

  it('leaves a text without a list of pictures as it is', () => {
    expect(cutPictures('{"imageCount":0}')).toBe('{"imageCount":0}')
  })
})

describe('writeDocument', () => {
  const hash = (changes: Parameters<typeof makeProduct>[1]) =>
    writeDocument(makeProduct(1, changes)).hash

  it.each([
    {},
    { extractDate: '2026-01-01' },
    { extractDate: '2026-01-01', lastModified: '2026-01-02' },
  ])('writes the whole document for %j', dates => {
    const product = makeProduct(1, dates)
    expect(JSON.parse(writeDocument(product).text)).toEqual(
      JSON.parse(JSON.stringify(toDocument(product))),
    )
  })

  it('hashes everything except dates that change with every sync', () => {
    expect(hash({ extractDate: '2026-01-01', lastModified: '2026-01-02' })).toBe(hash({}))
  })

  it.each([{ price: 1 }, { inStock: false }, { description: '' }, { custom: { rank: 1 } }])(
    'writes a different hash for %j',
    changes => {
      expect(hash(changes)).not.toBe(hash({}))
    },
  )
})
