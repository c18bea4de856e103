import { hash } from 'node:crypto'
import { type BrotliOptions, brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseBodyEncoding } from './body-encoding.ts'
import { createPageDictionary } from './page-dictionary.ts'

/** Words that no compressor can shorten without knowing them. */
const shell = Array.from({ length: 2_000 }, (_, at) => hash('sha256', String(at))).join(' ')
const encoder = new TextEncoder()
const page = encoder.encode(`${shell} Marlow Midi Dress`)
const dictionary = createPageDictionary({
  storefront: 'fashion8',
  template: 'product',
  body: encoder.encode(`${shell} Icon Satin Dress`),
  madeAt: new Date(0),
})
const digits = Buffer.from(dictionary.hash).toString('hex')
const offered = `:${Buffer.from(dictionary.hash).toString('base64')}:`
const find = (asked: string) => (asked === digits ? dictionary : undefined)
const browser = 'gzip, deflate, br, zstd, dcb, dcz'

function choose(acceptEncoding: string | undefined, availableDictionary: string | undefined) {
  return chooseBodyEncoding({ acceptEncoding, availableDictionary }, find)
}

describe('pages compressed against a dictionary', () => {
  it.each([
    ['dcz', '5e2a4d1820000000', browser, zstdDecompressSync],
    ['dcb', 'ff444342', 'gzip, br, dcb', brotliDecompressSync],
  ] as const)(
    '%s holds its marks, the hash and the difference',
    async (name, magic, accepted, decode) => {
      const encoding = choose(accepted, offered)
      expect(encoding?.name).toBe(name)
      const body = Buffer.from((await encoding?.compress(page)) ?? [])
      const start = magic.length / 2
      expect(body.subarray(0, start).toString('hex')).toBe(magic)
      expect(body.subarray(start, start + 32).toString('hex')).toBe(digits)
      const options: BrotliOptions & { dictionary: Uint8Array } = { dictionary: dictionary.body }
      const decoded = decode(body.subarray(start + 32), options)
      expect(decoded.equals(page)).toBe(true)
      const plain = await choose('br', undefined)?.compress(page)
      expect(body.length).toBeLessThan((plain?.length ?? 0) / 20)
    },
  )

  it('has a key for each dictionary, since the results differ', () => {
    const other = createPageDictionary({ ...dictionary, body: page })
    const keys = [dictionary, other].map(
      each =>
        chooseBodyEncoding({ acceptEncoding: browser, availableDictionary: offered }, () => each)
          ?.key,
    )
    expect(new Set(keys).size).toBe(2)
  })
})

describe('pages compressed without a dictionary', () => {
  const forged = `:${hash('sha256', 'a page that we never sent', 'base64')}:`
  it.each([
    ['a hash that we never sent', browser, forged, 'zstd'],
    ['no dictionary', browser, undefined, 'zstd'],
    ['a hash that cannot be read', browser, 'anything', 'zstd'],
    ['a browser that cannot decode it', 'gzip, br', offered, 'br'],
    ['any encoding, which may not include these', '*', offered, 'zstd'],
    ['an encoding that is refused', 'dcz;q=0, gzip', offered, 'gzip'],
    ['no encoding at all', undefined, offered, undefined],
  ])('%s', (_, accepted, available, name) => {
    expect(choose(accepted, available)?.name).toBe(name)
  })

  it('is the rule for pages that have no dictionaries', () => {
    const headers = { acceptEncoding: browser, availableDictionary: offered }
    expect(chooseBodyEncoding(headers, undefined)?.name).toBe('zstd')
  })
})
