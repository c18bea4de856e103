import { expect, it } from 'vitest'
import { stripVariant } from './strip-variant.ts'

it.each([
  ['Harbour Stripe Shirt - Navy - S', 'Navy', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt - S - NAVY', 'Navy', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt – Navy / S', 'Navy', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt, Navy/White, Size S', 'Navy/White', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt (Navy, S)', 'Navy', 'S', 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt [Navy]', 'Navy', undefined, 'Harbour Stripe Shirt'],
  ['Harbour Stripe Shirt (Petite)', 'Navy', 'S', 'Harbour Stripe Shirt (Petite)'],
  // There they are part of the name.
  ['Navy Stripe Shirt', 'Navy', 'S', 'Navy Stripe Shirt'],
  ['Stripe Shirt in Navy', 'Navy', 'S', 'Stripe Shirt in Navy'],
  ['T-S', undefined, 'S', 'T-S'],
  ['Shirt - Navy', undefined, undefined, 'Shirt - Navy'],
  ['Shirt - Navy', '', ' ', 'Shirt - Navy'],
])('makes of %j in %j, %j the name %j', (title, color, size, name) => {
  expect(stripVariant(title, [color, size])).toBe(name)
})
