import { afterAll, beforeAll, expect, it } from 'vitest'
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
  ['bla', 'black, Black in Shoes, Black in Dresses'],
  ['blak', 'black, Black in Shoes, Black in Dresses'],
  ['blac', 'black, Black in Shoes, Black in Dresses'],
  ['sneaker', 'sneakers'],
  ['black', 'Black in Shoes, Black in Dresses, Black in Jeans'],
  ['silk d', "silk dresses, Silk in Women's Day Dresses, Silk in Evening Dresses"],
  ['red mi', "Red in Women's Mini Skirts, red midi, Red midi in Dresses"],
  ['dress', "Women's Day Dresses, Women's Evening Dresses, men's dresses"],
  // Cream is a color, and no kind after a material.
  ['wool c', 'wool cardigans'],
  ['leather b', "leather boots, Leather in Women's Bags"],
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
  ['mens bo', "men's board shorts, Board shorts in Clothing"],
  ['kids sh', "kids' shorts"],
  // The luggage itself is a category below.
  ['lu', 'Suitcases'],
  ['men', "Men's Shoes, men under $50, men under $100"],
  // Two words that begin a store's name mean the store.
  ['bridal qu', 'Bridal Quarter'],
  ['lether b', "Leather in Women's Bags"],
  ['no synth', 'No synthetics'],
  ['no silk', 'No silk in Dresses'],
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
