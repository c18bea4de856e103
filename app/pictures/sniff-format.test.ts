import { describe, expect, it } from 'vitest'
import { sniffFormat } from './sniff-format.ts'
import { drawPlain } from './testing.ts'

describe('sniffFormat', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'LS4 recognizes %s by its bytes',
    async type => {
      expect(sniffFormat(await drawPlain({ width: 8, height: 10, color: 'teal' }, type))).toBe(type)
    },
  )

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
    ['SVG after an XML declaration', '<?xml version="1.0"?><svg/>'],
    ['HTML', '<!doctype html><title>Not found</title>'],
    ['PDF', '%PDF-1.7'],
    ['TIFF', 'II*\0\b\0\0\0'],
    ['a video', '\0\0\0\x18ftypisom\0\0\0\0mp42isom'],
    ['audio', 'RIFF\0\0\0\0WAVEfmt '],
    ['an empty file', ''],
  ])('LS4 does not recognize %s', (_, bytes) => {
    expect(sniffFormat(Buffer.from(bytes, 'latin1'))).toBeUndefined()
  })
})
