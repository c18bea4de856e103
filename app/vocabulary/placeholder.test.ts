import { describe, expect, it } from 'vitest'
import { isPlaceholder, toStatedName } from './placeholder.ts'

describe('isPlaceholder', () => {
  it.each([
    'N/A',
    'n.a.',
    '#N/A',
    'NULL',
    '-',
    '..',
    '',
    '(none)',
    'Not specified',
    'k.A.',
    '#REF!',
  ])('is true for %j', text => {
    expect(isPlaceholder(text)).toBe(true)
  })

  it.each(['0', '00', 'None the Richer', 'M', 'NAVY', 'Unknown Pleasures', '尺寸', 'No. 5'])(
    'is false for %j',
    text => {
      expect(isPlaceholder(text)).toBe(false)
    },
  )
})

describe('toStatedName', () => {
  it.each([
    [' Linen  Shirt ', 'Linen Shirt'],
    ['None the Richer', 'None the Richer'],
    ['501', '501'],
    ['N/A', undefined],
    ['null', undefined],
    [' - ', undefined],
    [null, undefined],
  ])('PR1 reads the name %j as %j', (text, name) => {
    expect(toStatedName(text)).toBe(name)
  })
})
