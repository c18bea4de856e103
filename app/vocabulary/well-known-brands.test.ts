import { describe, expect, it } from 'vitest'
import { toBrandKey } from './brand.ts'
import { isWellKnownBrand } from './well-known-brands.ts'

describe('isWellKnownBrand', () => {
  it.each([
    ['Chloé', true],
    ['RAY BAN', true],
    ["Levi's", true],
    ['Oscar de la Renta', true],
    // Brands whose names are ordinary words are not included.
    ['Mango', false],
    ['Silk', false],
    ['', false],
  ])('PR1 maps %j to %s', (name, isKnown) => {
    expect(isWellKnownBrand(toBrandKey(name))).toBe(isKnown)
  })
})
