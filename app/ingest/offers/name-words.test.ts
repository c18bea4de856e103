import { expect, it } from 'vitest'
import { isDistinctive, stripDecorations, toNameWords } from './name-words.ts'

it.each<[name: string, labels: string[], bare: string, colors?: string[]]>([
  ['Harbour Stripe Shirt - Navy - S', [], 'Harbour Stripe Shirt', ['Navy']],
  ['HARBOUR STRIPE SHIRT, NAVY, Size 8', [], 'HARBOUR STRIPE SHIRT', ['NAVY']],
  ['Harbour Stripe Shirt in Navy', [], 'Harbour Stripe Shirt', ['Navy']],
  ['Harbour Stripe Shirt (Navy)', [], 'Harbour Stripe Shirt', ['Navy']],
  ['Harbour Stripe Shirt [XL] | Navy', [], 'Harbour Stripe Shirt', ['Navy']],
  ['Harbour Stripe Shirt – Vintage Moon Dust', ['Vintage Moon Dust'], 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt - Regular Fit', ['Regular Fit'], 'Harbour Stripe Shirt'],
  // Words that are part of the name stay.
  ['Navy Stripe Shirt', ['Navy'], 'Navy Stripe Shirt'],
  ['Harbour Shirt, Set of 2', [], 'Harbour Shirt, Set of 2'],
  ['Night Cream, 50 ml', [], 'Night Cream, 50 ml'],
  ['Harbour Shirt II', [], 'Harbour Shirt II'],
  ['Harbour Shirt 2.0', [], 'Harbour Shirt 2.0'],
  ['Made in Chelsea Jacket', [], 'Made in Chelsea Jacket'],
  ['Navy', [], 'Navy'],
  ['', [], ''],
])('PR8 strips colors and sizes from the end of %j', (name, labels, bare, colorNames = []) => {
  expect(stripDecorations(name, labels)).toEqual({ name: bare, colorNames })
})

it.each([
  ['Women’s Levi’s® 501 Jeans', ['levi', '501', 'jean']],
  ['NEW! Crème de la Crème', ['creme', 'de', 'la', 'creme']],
  ['Night Cream, 50 ml', ['night', 'cream', '50ml']],
  ['Night Cream 1.7 oz', ['night', 'cream', '1.7oz']],
  ['Dress & Belt', ['dress', 'belt']],
  ['Dress and Belt', ['dress', 'belt']],
  ['ワンピース', ['ワンピース']],
  ['!!!', []],
])('PR8 reads %j as %j', (name, words) => {
  expect(toNameWords(name)).toEqual(words)
})

it.each(['2', '2.0', 'ii', '50ml', 'spring', 'set', 'petite'])('treats %j as distinctive', word => {
  expect(isDistinctive(word)).toBe(true)
})

it.each(['linen', 'midi', 'in', 'mix', 'vivid'])('treats %j as a weak word', word => {
  expect(isDistinctive(word)).toBe(false)
})
