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
  ['Hemd Hafen - Blau - Größe 38', 'Blau', '38', 'Hemd Hafen'],
  ['Hemd Hafen, Farbe: Blau, Gr. 38', 'Blau', '38', 'Hemd Hafen'],
  ['Hemd Hafen Größe: 38', 'Blau', '38', 'Hemd Hafen'],
  ['Robe du Port - Couleur Bleu - Taille 38', 'Bleu', '38', 'Robe du Port'],
  ['Robe du Port en Bleu', 'Bleu', '38', 'Robe du Port'],
  ['Vestido Puerto (Color: Azul, Talla: M)', 'Azul', 'M', 'Vestido Puerto'],
  ['Abito Porto - Colore Blu - Taglia 42', 'Blu', '42', 'Abito Porto'],
  ['Klänning Hamn, Färg: Blå, Storlek: 38', 'Blå', '38', 'Klänning Hamn'],
  ['Kjole Havn - Blå - Størrelse M', 'Blå', 'M', 'Kjole Havn'],
  ['Jurk Haven - Kleur Blauw - Maat 38', 'Blauw', '38', 'Jurk Haven'],
  // In these cases, the labels are part of the name.
  ['Navy Stripe Shirt', 'Navy', 'S', 'Navy Stripe Shirt'],
  ['T-S', '', 'S', 'T-S'],
  ['Dress Plus Size L', '', 'L', 'Dress Plus Size L'],
  ['Shirt - Navy', '', '', 'Shirt - Navy'],
  ['Shirt - Navy', '', ' ', 'Shirt - Navy'],
])('reduces %j with color %j and size %j to %j', (title, color, size, name) => {
  expect(stripVariant(title, [color, size])).toBe(name)
})
