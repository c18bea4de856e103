import { describe, expect, it } from 'vitest'
import { toBrandedTitle } from './branded-title.ts'

describe('toBrandedTitle', () => {
  it.each([
    ['Linen Dress', 'Northquay', 'Northquay Linen Dress'],
    ['Northquay Linen Dress', 'Northquay', 'Northquay Linen Dress'],
    ['NORTHQUAY Northquay Linen Dress', 'Northquay', 'Northquay Linen Dress'],
    ['NORTH QUAY Linen Dress', 'Northquay', 'Northquay Linen Dress'],
    ['Chloe Dress', 'Chloé', 'Chloé Dress'],
    ['Ebbe & Flod - Duvet Cover', 'Ebbe & Flod', 'Ebbe & Flod Duvet Cover'],
    ['Dress by Northquay', 'Northquay', 'Dress by Northquay'],
    ['Northquay', 'Northquay', 'Northquay'],
    // Matches whole words only.
    ['Banana Print Dress', 'Ana', 'Ana Banana Print Dress'],
    ['Anabel Dress', 'Ana', 'Ana Anabel Dress'],
    ['Linen Dress', undefined, 'Linen Dress'],
    ['Linen Dress', '???', 'Linen Dress'],
  ])('ST3 formats %j by %j as %j', (name, brand, title) => {
    expect(toBrandedTitle(name, brand)).toBe(title)
  })
})
