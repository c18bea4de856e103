import { expect, it } from 'vitest'
import { stripVariant } from './strip-variant.ts'

it.each([
  ['Harbour Stripe Shirt - Navy - S', 'Navy', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt - S - NAVY', 'Navy', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt – Navy / S', 'Navy', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt, Navy/White, Size S', 'Navy/White', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt (Navy, S)', 'Navy', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt [Navy]', 'Navy', '', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt (Petite)', 'Navy', 'S', 'Harbour Stripe Shirt (Petite)'],
  ['Harbour Stripe Shirt in Navy', 'navy', 'S', 'Harbour Stripe Shirt'],
  ['HARBOUR SHIRT, NAVY, Size XL', 'Navy', 'XL', 'HARBOUR SHIRT'],
  // In these cases, the labels are part of the name.
  ['Navy Stripe Shirt', 'Navy', 'S', 'Navy Stripe Shirt'],
  ['T-S', '', 'S', 'T-S'],
  ['Shirt - Navy', '', '', 'Shirt - Navy'],
  ['Shirt - Navy', '', ' ', 'Shirt - Navy'],
])('reduces %j with color %j and size %j to %j', (title, color, size, name) => {
  expect(stripVariant(title, [color, size])).toBe(name)
})
