import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

/** Decodes in chunks of `size` bytes. One-byte chunks split every character and byte order mark. */
async function decode(bytes: Buffer, size: number): Promise<string> {
  let text = ''
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  for await (const part of decodeText(chunks())) text += part
  return text
}

const long = 'plain '.repeat(200)
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>`

describe('decodeText', () => {
  it.each<[why: string, bytes: Buffer, text: string]>([
    ['nothing', Buffer.alloc(0), ''],
    ['UTF-8', Buffer.from('Chloé 👗 €'), 'Chloé 👗 €'],
    ['UTF-8 after a byte order mark', Buffer.from('\ufeffid,title'), 'id,title'],
    ['UTF-16 after a byte order mark', Buffer.from('\ufeffChloé', 'utf16le'), 'Chloé'],
    ['UTF-16 in the other byte order', Buffer.from('\ufeffChloé', 'utf16le').swap16(), 'Chloé'],
    ['UTF-16 without a mark', Buffer.from('id\ttitle\n1\tChloé', 'utf16le'), 'id\ttitle\n1\tChloé'],
    [
      'UTF-16 without a mark, the other way',
      Buffer.from(`${xml('utf-16')}é`, 'utf16le').swap16(),
      `${xml('utf-16')}é`,
    ],
    ['UTF-8 declared as UTF-16', Buffer.from(`${xml('utf-16')}é`), `${xml('utf-16')}é`],
    ['latin-1', Buffer.from('Chloé, Weiß', 'latin1'), 'Chloé, Weiß'],
    ['windows-1252', Buffer.from([0x80, 0x31, 0x92, 0x73]), '€1’s'],
    ['latin-1 far into the file', Buffer.from(`${long}Chloé`, 'latin1'), `${long}Chloé`],
    ['UTF-8 far into the file', Buffer.from(`${long}Chloé`), `${long}Chloé`],
    [
      'UTF-8 with one broken letter',
      Buffer.concat([Buffer.from('éàü'), Buffer.from([0xe9]), Buffer.from(' é')]),
      'éàü\ufffd é',
    ],
    ['declared latin-1', Buffer.from(`${xml('ISO-8859-1')}é`, 'latin1'), `${xml('ISO-8859-1')}é`],
    ['UTF-8 declared as latin-1', Buffer.from(`${xml('ISO-8859-1')}é`), `${xml('ISO-8859-1')}é`],
    [
      'another declared encoding',
      Buffer.from([...Buffer.from(xml('koi8-r')), 0xd0]),
      `${xml('koi8-r')}п`,
    ],
    ['an unknown encoding', Buffer.from(`${xml('klingon')}é`), `${xml('klingon')}é`],
    ['a letter truncated at the end', Buffer.from([...Buffer.from('aé'), 0xe2, 0x82]), 'aé\ufffd'],
  ])('PR7 reads %s', async (_, bytes, text) => {
    expect(await decode(bytes, bytes.length || 1)).toBe(text)
    expect(await decode(bytes, 1)).toBe(text)
    expect(await decode(bytes, 300)).toBe(text)
  })
})
