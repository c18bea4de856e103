import { describe, expect, it } from 'vitest'
import { chooseFormat } from './picture-format.ts'

describe('chooseFormat', () => {
  it.each([
    ['Chromium', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    [
      'Safari 15',
      'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5',
      'webp',
    ],
    ['a browser without AVIF', 'image/avif;q=0, image/webp;q=0.3', 'webp'],
    ['upper case', 'IMAGE/AVIF', 'avif'],
    ['a crawler', '*/*', 'jpeg'],
    ['an empty header', '', 'jpeg'],
    ['no header', null, 'jpeg'],
  ])('LS4 chooses a supported format for %s', (_, accept, format) => {
    expect(chooseFormat(accept)).toBe(format)
  })
})
