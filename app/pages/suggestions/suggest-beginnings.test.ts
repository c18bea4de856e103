import { afterAll, beforeAll, expect, it } from 'vitest'
import { startsWord } from './continues.ts'
import { findSearchSuggestions } from './search-suggestions.ts'
import { openGoods } from './testing/open-goods.ts'

let opened: Awaited<ReturnType<typeof openGoods>>

beforeAll(async () => {
  opened = await openGoods()
})
afterAll(() => opened.close())

const suggest = (text: string) => findSearchSuggestions(opened.catalogue, text)
const list = (values: readonly { label: string }[]) => values.map(({ label }) => label).join(', ')

it.each([
  ['bla', 'black, black dresses, black shoes'],
  ['blak', 'black, black shoes, black dresses'],
  ['blac', 'black, black shoes, black dresses'],
  ['sneaker', 'sneakers'],
  ['black', 'black shoes, black dresses, black jeans'],
  ['silk d', 'silk dresses, silk day dresses, silk evening dresses'],
  ['red mi', 'red midi, red mini skirts, red midi dresses'],
  ['dress', "dresses, Women's Day Dresses, Women's Evening Dresses"],
  // Cream is a color, and no kind after a material.
  ['wool c', 'wool cardigans'],
  ['leather b', 'leather boots, leather bags'],
  // Describing words go before the kind.
  ['boots bl', 'black boots, blue boots'],
  ['shoes si', 'silver shoes'],
  // Women's Sneakers are a category below, and all accessories are no sneaker cleaner.
  ['sneak', 'sneakers'],
  ['sneakers w', "white sneakers, women's sneakers, men's white sneakers"],
  ['coats at br', 'coats at Bridal Quarter, coats at Brightwater'],
  ['silk dresses und', 'silk dresses under $50, silk dresses under $100'],
  // Nothing is on sale, and no dress is on a shirt.
  ['dresses on s', ''],
  // Gown is another name for it.
  ['wedd', 'wedding dresses'],
  ['nike', ''],
  ['nik', ''],
  // No board, but board shorts
  ['mens bo', "men's board shorts"],
  ['kids sh', "kids' shorts"],
  // The luggage itself is a category below, and suitcases begin otherwise.
  ['lu', ''],
  ['men', "Men's Shoes, men under $50, men under $100"],
  // Two words that begin a store's name mean the store.
  ['bridal qu', 'Bridal Quarter'],
  ['lether b', 'leather boots, leather bags'],
  ['no synth', 'No synthetics'],
  ['no silk', 'dresses, no silk'],
  // An occasion is known, even if no product is called so alone.
  ['wedding gu', ''],
  ['wedding', 'wedding dresses'],
  // Nothing is spelled otherwise for a number beside it.
  ['levis 501', ''],
  // A word that may become underwear is no "nude".
  ['unde', ''],
  // Words that say nothing of a dress
  ['dress size', ''],
  ['green dress size', ''],
])('LS2 the searches for the beginning %j are %j', async (text, searches) => {
  expect(list((await suggest(text)).queries)).toBe(searches)
})

it.each([
  ['silk d', "Women's Dresses, Women's Day Dresses"],
  // Neither the blackout curtain nor the silk scarf is what the first word means.
  ['black', ''],
  ['blac', ''],
  ['silk', ''],
  ['men sh', "Men's Shoes, Men's Shirts"],
  ['wool c', "Women's Wool Coats, Women's Coats & Outerwear"],
  ['boots bl', ''],
  ['jeans und', ''],
  ['bridal qu', ''],
  // Neither is wanted.
  ['no coa', ''],
  ['wool coa', "Women's Wool Coats, Women's Coats & Outerwear"],
  ['nike', ''],
])('LS2 the categories for the beginning %j are %j', async (text, categories) => {
  expect(list((await suggest(text)).categories)).toBe(categories)
})

it.each([
  // No table while there are clothes, each of another kind first.
  ['bla', ['Black Wool Blazer', 'Black Rinse Jeans', 'Silk Day Dress']],
  ['silk d', ['Silk Day Dress', 'Silk Evening Dress', 'Silk Midi Dress']],
  ['nike', []],
])('LS2 the products for the beginning %j are %j', async (text, names) => {
  const { products } = await suggest(text)
  expect(products.map(({ name }) => name)).toEqual(names)
})

it('LS2 a brand that nobody sells is not taken for another one', async () => {
  expect((await suggest('nike')).brands).toEqual([])
  expect(list((await suggest('loft')).brands)).toBe('Loft Nine')
})

const letters = [...'abcdefghijklmnopqrstuvwxyz']

it('LS2 every search and category for two letters has a word that begins so', async () => {
  const starts = letters.flatMap(first => letters.map(second => first + second))
  const wrong: string[] = []
  for (const start of starts) {
    const { queries, categories } = await suggest(start)
    const labels = [...queries, ...categories].map(({ label }) => label)
    wrong.push(
      ...labels.filter(label => !startsWord(label, start)).map(label => `${start}: ${label}`),
    )
  }
  expect(wrong).toEqual([])
}, 60_000)
