import { describe, expect, it } from 'vitest'
import { encodeTexts } from './encode-texts.ts'

describe('encodeTexts', () => {
  it.each([[[]], [['one']], [['crêpe', 'it’s', '👗', 'plain']]])(
    'encodes %j like joining the texts would',
    texts => {
      expect(encodeTexts(texts, '\x1e').toString()).toBe(texts.join('\x1e'))
    },
  )
})
