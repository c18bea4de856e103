import { expect, it } from 'vitest'
import { toPhrase } from './to-phrase.ts'
import { toWords } from './to-words.ts'

it.each([
  ["Women's T-Shirts", ['womens', 't', 'shirts']],
  ['Écru/Off-White', ['ecru', 'off', 'white']],
  ['Größe', ['grosse']],
  ['Ｗｉｄｅ', ['wide']],
  ['  —  ', []],
])('reads %j as the words %j', (text, words) => {
  expect(toWords(text)).toEqual(words)
})

it.each([
  ['Shirts & Tops', 'shirt and top'],
  ['Dresses', 'dress'],
  ['Watches', 'watch'],
  ['Scarves', 'scarf'],
  ['Accessories', 'accessory'],
  ['Hoodies', 'hoody'],
  ['Hoodie', 'hoody'],
  ['Shorts', 'shorts'],
  ['Short', 'short'],
  ['Slip-ons', 'slip on'],
  ['Bikinis', 'bikini'],
  ['Tights', 'tights'],
  ['Tight', 'tight'],
  ['Mousses', 'mouss'],
  ['Mousse', 'mouss'],
  ['Bookshelves', 'bookshelf'],
  ['Plus Sizes', 'plus size'],
  ['Juttis', 'jutti'],
])('reads %j as the phrase %j', (text, phrase) => {
  expect(toPhrase(text)).toBe(phrase)
})
