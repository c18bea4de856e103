import { expect, it } from 'vitest'
import { toSlug } from './slug.ts'

it.each([
  ['Harbour Stripe Linen Midi Dress', 'harbour-stripe-linen-midi-dress'],
  ['Chloé', 'chloe'],
  ['Levi’s® 501 Jeans', 'levis-jeans'],
  ['Æon Øst', 'aeon-ost'],
  ['T-Shirt -- Basic', 't-shirt-basic'],
  ['コム デ', 'コム-デ'],
  // A voiced mark is spelling in kana, not an accent.
  ['ガラス', 'ガラス'],
  ['Йога', 'йога'],
  ['24/7', '-'],
  ['', '-'],
  ['../../etc', 'etc'],
])('LM3 writes %j as %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})
