import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackGzip } from './unpack-gzip.server.ts'
import { unpackZip } from './unpack-zip.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpack-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function* toChunks(bytes: Buffer, size = 1_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const text = Array.from({ length: 5_000 }, (_, index) => `${index},Harbour shirt\n`).join('')
const packed = gzipSync(text)

describe('unpackGzip', () => {
  it('PR7 decompresses files, including concatenated members', async () => {
    const pieces = Buffer.concat([gzipSync('HDR|1\n'), gzipSync('TRL|0\n')])
    expect(await read(unpackGzip(toChunks(packed)))).toBe(text)
    expect(await read(unpackGzip(toChunks(pieces, 3)))).toBe('HDR|1\nTRL|0\n')
  })

  it.each([
    [
      'is truncated',
      packed.subarray(0, packed.length / 2),
      'in the middle of its gzip: the file is truncated',
    ],
    ['has lost its trailer', packed.subarray(0, -4), 'the file is truncated'],
    [
      'is damaged',
      Buffer.concat([packed.subarray(0, 200), Buffer.alloc(400, 7), packed.subarray(600)]),
      'damaged',
    ],
  ])('PR7 refuses a file that %s', async (_, bytes, message) => {
    await expect(read(unpackGzip(toChunks(bytes)))).rejects.toThrow(message)
  })

  it('PR7 stops early when it finds a decompression bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 ** 2))
    let unpacked = 0
    const reading = async () => {
      for await (const chunk of unpackGzip(toChunks(bomb))) unpacked += chunk.length
    }
    await expect(reading()).rejects.toThrow('rejected as a bomb')
    expect(unpacked).toBeLessThan(40 * 1024 ** 2)
  })

  it('PR7 rejects files over the size limit', async () => {
    const limits = { maxBytes: 50_000, maxRatio: 150, freeBytes: 1_000_000 }
    await expect(read(unpackGzip(toChunks(packed), limits))).rejects.toThrow(
      'more than 50000 bytes',
    )
  })
})

describe('unpackZip', () => {
  it('PR7 extracts the only file', async () => {
    expect(
      await unzip(
        makeZip([
          ['feed/', ''],
          ['feed/a.csv', text],
          ['__MACOSX/a', 'x'],
        ]),
      ),
    ).toBe(text)
    expect(await unzip(makeZip([['a.csv', text]], { method: 0 }))).toBe(text)
    expect(await unzip(Buffer.concat([makeZip([['a.csv', '']])]))).toBe('')
  })

  it.each([
    [
      'two files',
      makeZip([
        ['a.csv', 'a'],
        ['b.csv', 'b'],
      ]),
      'a zip of 2 files (a.csv, b.csv …)',
    ],
    ['no file', makeZip([]), 'an empty zip'],
    [
      'half of it missing',
      makeZip([['a.csv', text]]).subarray(0, 5_000),
      'without its table of contents: the file is truncated',
    ],
    ['encryption', makeZip([['a.csv', text]], { flags: 1 }), 'an encrypted zip'],
    [
      'an unsupported compression method',
      makeZip([['a.csv', text]], { method: 12 }),
      'packed by method 12',
    ],
    ['a wrong checksum', makeZip([['a.csv', text]], { crc: 7 }), 'its checksum is wrong'],
    ['an invalid offset', makeZip([['a.csv', text]], { offset: 1e9 }), 'a damaged zip'],
  ])('PR7 refuses a zip with %s', async (_, bytes, message) => {
    await expect(unzip(bytes)).rejects.toThrow(message)
  })
})

async function unzip(bytes: Buffer): Promise<string> {
  const path = join(folder, 'feed.zip')
  await writeFile(path, bytes)
  return read(await unpackZip(path))
}

function makeZip(
  files: [name: string, text: string][],
  change: { method?: number; flags?: number; crc?: number; offset?: number } = {},
): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const { method = 8, flags = 0 } = change
    const body = method === 8 && content !== '' ? deflateRawSync(content) : Buffer.from(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(method, 4)
    fields.writeUInt32LE(change.crc ?? crc32(content), 10)
    fields.writeUInt32LE(body.length, 14)
    fields.writeUInt32LE(Buffer.byteLength(content), 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), body])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(change.offset ?? offset, 10)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        Buffer.from([20, 0]),
        fields,
        tail,
        Buffer.from(name),
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const table = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, table, end])
}
