import { expect, it } from 'vitest'
import { toSlug } from './slug.ts'

it.each([
  ['Harbour Stripe Linen Midi Dress', 'harbour-stripe-linen-midi-dress'],
  ['Chloé', 'chloe'],
  ['Levi’s® 501 Jeans', 'levis-jeans'],
  ['Æon Øst', 'aeon-ost'],
  ['T-Shirt -- Basic', 't-shirt-basic'],
  ['コム デ', 'コム-デ'],
  // Voiced marks are part of the spelling in kana, not accents.
  ['ガラス', 'ガラス'],
  ['Йога', 'йога'],
  ['24/7', '-'],
  ['', '-'],
  ['../../etc', 'etc'],
])('LM3 turns %j into %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})
