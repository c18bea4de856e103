import { describe, expect, it } from 'vitest'
import { isPlaceholder } from './placeholder.ts'

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
