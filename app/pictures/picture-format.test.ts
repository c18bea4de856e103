import { describe, expect, it } from 'vitest'
import { chooseFormat } from './picture-format.ts'

describe('chooseFormat', () => {
  it.each([
    ['Chromium', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['Safari 15', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'webp'],
    ['a browser that wants no AVIF', 'image/avif;q=0, image/webp;q=0.3', 'webp'],
    ['one that shouts', 'IMAGE/AVIF', 'avif'],
    ['a crawler', '*/*', 'jpeg'],
    ['one that names nothing', '', 'jpeg'],
    ['one that says nothing', null, 'jpeg'],
  ])('LS4 answers %s in what it takes', (_, accept, format) => {
    expect(chooseFormat(accept)).toBe(format)
  })
})
