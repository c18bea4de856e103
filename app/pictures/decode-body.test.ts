import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { expect, it } from 'vitest'
import { decodeBody } from './decode-body.server.ts'

const picture = Buffer.from('the bytes of a picture '.repeat(40))
const zipped = gzipSync(picture)

it.each<[encoding: string | undefined, body: Buffer]>([
  [undefined, picture],
  ['', picture],
  ['identity', picture],
  ['gzip', zipped],
  ['X-GZIP', zipped],
  ['deflate', deflateSync(picture)],
  ['deflate', deflateRawSync(picture)],
  ['br', brotliCompressSync(picture)],
  ['zstd', zstdCompressSync(picture)],
  ['gzip, gzip', gzipSync(zipped)],
  ['gzip, br', brotliCompressSync(zipped)],
  ['gzip', zipped.subarray(0, -8)],
])('LS4 decodes a body encoded as %j', async (encoding, body) => {
  expect(await decodeBody(body, encoding, picture.length)).toEqual(picture)
})

it.each<[what: string, encoding: string, body: Buffer]>([
  ['one byte too many', 'gzip', gzipSync(Buffer.concat([picture, Buffer.from('.')]))],
  ['a decompression bomb', 'zstd', zstdCompressSync(Buffer.alloc(50_000_000))],
  ['an unknown encoding', 'compress', picture],
  ['a name that every object has', 'constructor', picture],
  ['four layers', 'identity, identity, identity, identity', picture],
  ['a body that is not encoded', 'gzip', picture],
])('LS4 refuses %s', async (_, encoding, body) => {
  await expect(decodeBody(body, encoding, picture.length)).rejects.toThrow()
})
