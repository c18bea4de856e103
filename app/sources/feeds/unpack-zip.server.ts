import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { FeedError } from './feed-error.ts'
import { toFeedError } from './unpack-gzip.server.ts'
import { checkUnpacked, unpackLimits } from './unpack-limits.ts'

interface ZipEntry {
  name: string
  isEncrypted: boolean
  method: number
  crc: number
  packedSize: number
  size: number
  offset: number
}

/** The one file of a zip, as networks pack feeds: without encryption and below 4 GB. Throws a `FeedError`. */
export async function unpackZip(path: string): Promise<AsyncIterable<Uint8Array>> {
  const file = await open(path)
  try {
    const entry = requireSingle(await readEntries(file))
    const start = await findData(file, entry)
    return inflate(path, entry, start)
  } catch (error) {
    if (error instanceof RangeError) throw new FeedError('is a damaged zip')
    throw error
  } finally {
    await file.close()
  }
}

/** Its table of contents is at the end of the file, behind which a comment may stand. */
async function readEntries(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - maxTail), Math.min(size, maxTail))
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) throw new FeedError('is a zip without its table of contents: the file is cut')
  const length = tail.readUInt32LE(end + 12)
  if (length > maxDirectory) throw new FeedError('is a zip of too many files')
  const directory = await readAt(file, tail.readUInt32LE(end + 16), length)
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50) {
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

const maxTail = 65_557
const maxDirectory = 1024 * 1024
/** Stands for a size that is written elsewhere, in zips above 4 GB. */
const elsewhere = 0xffffffff

function requireSingle(entries: readonly ZipEntry[]): ZipEntry {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'))
  const [entry] = files
  if (entry === undefined) throw new FeedError('is an empty zip')
  if (files.length > 1) {
    const names = files.slice(0, 3).map(({ name }) => name)
    throw new FeedError(
      `is a zip of ${files.length} files (${names.join(', ')} …), where one feed is one file`,
    )
  }
  if (entry.isEncrypted) throw new FeedError('is an encrypted zip')
  if (entry.packedSize === elsewhere || entry.size === elsewhere)
    throw new FeedError('is a zip above 4 GB; unpack it first')
  if (entry.method !== 0 && entry.method !== 8)
    throw new FeedError(`is a zip packed by method ${entry.method}; unpack it first`)
  return entry
}

async function findData(file: FileHandle, { offset }: ZipEntry): Promise<number> {
  const header = await readAt(file, offset, 30)
  return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function* inflate(path: string, entry: ZipEntry, start: number): AsyncGenerator<Uint8Array> {
  if (entry.packedSize === 0) return
  const packed = createReadStream(path, { start, end: start + entry.packedSize - 1 })
  const inflater = createInflateRaw({ chunkSize: 256 * 1024 })
  const isPacked = entry.method === 8
  const fed = isPacked ? pipeline(packed, inflater).catch(() => {}) : undefined
  let unpacked = 0
  let crc = 0
  try {
    for await (const chunk of (isPacked ? inflater : packed) as AsyncIterable<Buffer>) {
      unpacked += chunk.length
      checkUnpacked(entry.packedSize, unpacked, unpackLimits)
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    throw toFeedError(error, 'zip')
  } finally {
    inflater.destroy()
    packed.destroy()
    await fed
  }
  if (unpacked !== entry.size || crc !== entry.crc)
    throw new FeedError('is a damaged zip: its check sum is wrong')
}
