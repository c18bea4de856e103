import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { ListedProduct, Listing } from '#app/domain/listing.ts'
import { getPaging } from '#app/domain/paging.ts'
import { getPictureTag } from '#app/domain/picture.ts'
import { makeProduct } from '#app/store/testing.ts'
import { toCard } from '../card.ts'
import { findCloth, findCloths } from './find-cloths.ts'
import { chooseVaried, findScene, findTiles } from './find-scene.ts'
import { toPieceName } from './piece-name.ts'

const colorIds = {
  red: '7',
  brown: '1',
  blue: '10',
  white: '15',
  beige: '20',
  multi: '22',
} as const
type Color = keyof typeof colorIds

/**
 * Makes a product in a color, with a close-up unless `plain` is in its id; a `bra` is a small piece,
 * and `pants` may show a gap between the legs.
 */
function makePiece(id: string, color: Color): ListedProduct {
  const kind = ['bra', 'dress', 'pants'].find(each => id.includes(each)) ?? ''
  const categoryId = { bra: 'bras', dress: 'dresses', pants: 'womens-pants' }[kind]
  const category = categoryId ? { categoryId } : {}
  // Without its first letter, only a name that says the material contains it.
  const product = makeProduct(id, { name: id.slice(1), colorIds: [colorIds[color]], ...category })
  const [, ...others] = product.images
  return { ...product, alternateImages: id.includes('plain') ? others.slice(0, 1) : others }
}

/** Returns the colors of the tiles of lists that are written as the colors of their products. */
async function choose(lists: Record<string, string[]>) {
  const pieces = new Map(
    Object.entries(lists).map(([title, colors]) => [
      title,
      colors.map((text, at) =>
        makePiece(`${title}-${at}-${text}`.replaceAll(' ', '_'), text.split(' ')[0] as Color),
      ),
    ]),
  )
  const catalogue: Pick<Catalogue, 'list'> = {
    list: async ({ materials: [title = ''] }) =>
      ({ products: pieces.get(title) ?? [], paging: getPaging(1, 1) }) as unknown as Listing,
  }
  const homeLists = Object.keys(lists).map(title => ({ title, filters: `material=${title}` }))
  const scenes = await findCloths(catalogue, homeLists, new Set())
  const all = [...pieces.values()].flat()
  return scenes.map(({ title, pictures: [picture] }) => {
    const shown = all.find(({ id }) => picture?.address.includes(`/${id}/`))
    return `${title} ${shown?.id.split('-')[2]}`
  })
}

it.each([
  ['have another color each', { wool: ['red'], silk: ['red', 'blue'] }, ['wool red', 'silk blue']],
  [
    'leave a color to a list that has no other',
    { wool: ['brown', 'blue'], suede: ['brown'] },
    ['wool blue', 'suede brown'],
  ],
  ['are not pale', { wool: ['white', 'beige', 'red'] }, ['wool red']],
  ['are pale if the list is', { linen: ['beige', 'white'] }, ['linen beige']],
  ['show a dress rather than pants', { wool: ['red pants', 'red dress'] }, ['wool red_dress']],
  ['show pants if there is no dress', { wool: ['red pants'] }, ['wool red_pants']],
  ['show no small piece', { silk: ['red bra', 'blue'] }, ['silk blue']],
  ['show a small piece if there is no other', { silk: ['red bra'] }, ['silk red_bra']],
  ['show no pattern', { wool: ['red floral dress', 'blue pants'] }, ['wool blue_pants']],
  ['show no cloth of many colors', { wool: ['multi dress', 'blue dress'] }, ['wool blue_dress']],
  ['show a pattern if there is nothing else', { wool: ['red floral'] }, ['wool red_floral']],
  [
    'show a product named for the material first',
    { wool: ['red dress', 'blue wool pants'] },
    ['wool blue_wool_pants'],
  ],
  ['show no whole garment', { wool: ['red plain'], silk: ['blue'] }, ['silk blue']],
])('RT1 tiles of cloth %s', async (_, lists, shown) => {
  expect(await choose(lists as Record<string, string[]>)).toEqual(shown)
})

it.each([
  ['one that a larger list has too', { wool: ['vest', 'parka'], silk: ['vest'] }, 'parka vest'],
  ['the same if there is no other', { wool: ['vest'], silk: ['vest'] }, 'vest vest'],
  ['none of an empty list', { wool: [], silk: ['vest'] }, 'vest'],
  ['no white piece beside others', { wool: ['white', 'vest'], silk: ['parka'] }, 'vest parka'],
  ['a white piece rather than none', { wool: ['white'], silk: ['parka'] }, 'white parka'],
])('RT1 tiles show %s', async (_, lists: Record<string, string[]>, shown) => {
  const catalogue: Pick<Catalogue, 'list'> = {
    list: async ({ materials: [title = ''] }) => {
      const products = (lists[title] ?? []).map(name =>
        makeProduct(name, { name, colorIds: [colorIds[name === 'white' ? 'white' : 'red']] }),
      )
      return { products, paging: getPaging(1, products.length) } as unknown as Listing
    },
  }
  const scenes = await findTiles(
    catalogue,
    Object.keys(lists).map(title => ({ title, filters: `material=${title}` })),
    new Set(),
  )
  const tiles = scenes.map(({ pictures: [picture] }) => picture?.address.split('/')[3])
  expect(tiles.join(' ')).toBe(shown)
})

it.each([
  ['findTiles', findTiles],
  ['findCloths', findCloths],
])('RT1 %s shows no piece of the hero again, unless a list has no other', async (_, find) => {
  const products = ['1long_dress', '2slip_dress'].map(id => makePiece(id, 'red'))
  const list = async () => ({ products, paging: getPaging(1, 2) }) as unknown as Listing
  const names = products.map(product => toPieceName(toCard(product)))
  const findShown = async (pieces: readonly string[]) => {
    const [scene] = await find({ list }, [{ title: 'Red' }], new Set(pieces))
    return scene?.pictures[0]?.address.split('/')[3]
  }
  expect(await findShown([])).toBe('1long_dress')
  expect(await findShown(names.slice(0, 1))).toBe('2slip_dress')
  expect(await findShown(names)).toBe('1long_dress')
})

it.each([
  ['another color than its neighbor', ['coat red', 'coat red', 'coat blue'], '0 2'],
  ['another cut of one color', ['wrap_coat red', 'wrap_coat red', 'trench_coat red'], '0 2'],
  ['the earlier of equals', ['coat red', 'coat blue', 'coat brown'], '0 1'],
])('RT1 a scene shows %s', (_, rows, shown) => {
  const products = rows.map((row, at) => {
    const [cut = '', color = 'red'] = row.split(' ')
    const name = `${at} ${cut.replace('_', ' ')}`
    return makeProduct(String(at), { name, colorIds: [colorIds[color as Color]] })
  })
  const chosen = chooseVaried(products, 2)
  expect(chosen.map(({ id }) => id).join(' ')).toBe(shown)
})

it('RT1 a close-up is the picture whose address calls it one', () => {
  const product = makeProduct('marked')
  const [image] = product.images
  if (!image) throw new Error('no picture')
  const at = (file: string) => {
    const url = `https://pictures.test/${file}`
    return { ...image, sizes: { ...image.sizes, Best: { ...image.sizes.Best, url } } }
  }
  const [first, back, side, detail] = ['1.jpg', '2.jpg', '3.jpg', 'coat_detail.jpg'].map(at)
  if (!(first && back && side && detail)) throw new Error('no picture')
  const find = (...alternateImages: (typeof image)[]) => findCloth({ ...product, alternateImages })
  expect(find(first, back, side, detail)).toEqual(find(first, detail))
  expect(find(first, back)).not.toEqual(find(first, detail))
})

it.each([
  ['#f0efed', false],
  ['#d9d8d6', false],
  ['#efe2c2', true],
  ['#4c382d', true],
  [undefined, true],
])('RT1 a picture whose dominant color is %s is a close-up: %s', (color, isCloseUp) => {
  const product = makeProduct('tinted')
  const [image] = product.images
  if (!image) throw new Error('no picture')
  const pictureColors = color ? { [getPictureTag(image)]: color } : {}
  const cloth = findCloth({ ...product, alternateImages: [image, image], pictureColors })
  expect(cloth !== undefined).toBe(isCloseUp)
})

it.each([
  [
    'one product of each part, in a shade that all have',
    { dresses: ['Sage', 'Emerald'], pumps: ['Olive', 'Emerald'], totes: ['Emerald'] },
    ['dresses-1', 'pumps-1', 'totes-0'],
  ],
  [
    'the first of each part without such a shade',
    { dresses: ['Sage'], pumps: ['Olive'], totes: ['Emerald'] },
    ['dresses-0', 'pumps-0', 'totes-0'],
  ],
  [
    'products of the whole list if a part has none',
    { dresses: ['Sage', 'Emerald'], pumps: ['Olive'], totes: [] },
    ['dresses-0', 'dresses-1', 'pumps-0'],
  ],
])('RT1 an edit of several kinds shows %s', async (_, shades, shown) => {
  const parts = ['dresses', 'pumps', 'totes'] as const
  const made = parts.flatMap(categoryId =>
    shades[categoryId].map((name, at) => {
      const id = `${categoryId}-${at}`
      return makeProduct(id, { categoryId, colors: [{ id: name, name }] })
    }),
  )
  const catalogue: Pick<Catalogue, 'list'> = {
    list: async ({ category }) =>
      ({
        products: made.filter(({ categoryId }) => [categoryId, 'women'].includes(category ?? '')),
        paging: getPaging(1, 1),
      }) as unknown as Listing,
  }
  const scene = await findScene(catalogue, { title: 'Green', category: 'women', parts }, 3)
  const ids = scene?.pictures.map(({ address }) => /[a-z]+-\d/.exec(address)?.[0])
  expect(ids?.toSorted()).toEqual(shown)
})
