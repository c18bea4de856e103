import { describe, expect, it } from 'vitest'
import { encodeTexts } from './encode-texts.ts'

describe('encodeTexts', () => {
  it.each([[[]], [['one']], [['crêpe', 'it’s', '👗', 'plain']]])(
    'encodes %j as if the strings had been joined first',
    texts => {
      expect(encodeTexts(texts, '\x1e').toString()).toBe(texts.join('\x1e'))
    },
  )
})
