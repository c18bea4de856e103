import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { FeedError } from './feed-error.ts'
import { toFeedError } from './unpack-gzip.server.ts'
import { checkUnpacked, unpackLimits } from './unpack-limits.ts'

const maxEntries = 10_000

/** Extracts the only file in an unencrypted zip. Throws a `FeedError`. */
export async function unpackZip(path: string): Promise<AsyncIterable<Uint8Array>> {
  const zip = await openPromise(path, { autoClose: false }).catch(rethrow)
  try {
    const entry = await requireSingle(zip)
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
    // The library's own stream is not used, because it takes 1.6 times the CPU (`npm run
    // bench -- parsers`) and verifies neither the checksum nor the compression ratio.
    return inflate(path, entry, fileDataStart)
  } catch (error) {
    return rethrow(error)
  } finally {
    zip.close()
  }
}

function rethrow(error: unknown): never {
  if (error instanceof FeedError) throw error
  const reason = error instanceof Error ? error.message : String(error)
  if (/end of central directory/i.test(reason))
    throw new FeedError('is a zip without its table of contents: the file is truncated')
  throw new FeedError(`is a damaged zip: ${reason}`)
}

async function requireSingle(zip: ZipFile): Promise<Entry> {
  if (zip.entryCount > maxEntries) throw new FeedError('is a zip of too many files')
  const files: Entry[] = []
  for await (const entry of zip.eachEntry())
    if (!entry.fileName.endsWith('/') && !entry.fileName.startsWith('__MACOSX/')) files.push(entry)
  const [entry] = files
  if (entry === undefined) throw new FeedError('is an empty zip')
  if (files.length > 1) {
    const names = files.slice(0, 3).map(({ fileName }) => fileName)
    throw new FeedError(
      `is a zip of ${files.length} files (${names.join(', ')} …), where one feed is one file`,
    )
  }
  if (entry.isEncrypted()) throw new FeedError('is an encrypted zip')
  const { compressionMethod } = entry
  if (compressionMethod !== 0 && compressionMethod !== 8)
    throw new FeedError(`is a zip packed by method ${compressionMethod}; unpack it first`)
  return entry
}

async function* inflate(path: string, entry: Entry, start: number): AsyncGenerator<Uint8Array> {
  if (entry.compressedSize === 0) return
  const packed = createReadStream(path, { start, end: start + entry.compressedSize - 1 })
  const inflater = createInflateRaw({ chunkSize: 256 * 1024 })
  const isPacked = entry.compressionMethod === 8
  const fed = isPacked ? pipeline(packed, inflater).catch(() => {}) : undefined
  let unpacked = 0
  let crc = 0
  try {
    for await (const chunk of (isPacked ? inflater : packed) as AsyncIterable<Buffer>) {
      unpacked += chunk.length
      checkUnpacked(entry.compressedSize, unpacked, unpackLimits)
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
  if (unpacked !== entry.uncompressedSize || crc !== entry.crc32)
    throw new FeedError('is a damaged zip: its checksum is wrong')
}
