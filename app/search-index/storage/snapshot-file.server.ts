import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { z } from 'zod'

/** The header of a snapshot. */
export interface SnapshotHead {
  /** Identifies the database, so that a snapshot of a different database is not used. */
  identity: string
  /** The sequence number of the last change included. */
  version: number
}

const writtenHead = z.object({
  identity: z.string(),
  version: z.number(),
  parts: z.array(z.object({ bytes: z.int().nonnegative(), checksum: z.number() })),
})
type WrittenHead = z.infer<typeof writtenHead>

const magic = 'storefronts index 2\n'
/** The number of digits in the header's position, which follows the magic bytes. */
const positionPlaces = 12
/** Every part is aligned to this many bytes, so that it can be read as numbers in place. */
const alignment = 8
const begin = magic.length + positionPlaces

/**
 * Writes a temporary file and renames it once it is fully on disk, so that an interrupted write
 * leaves the previous snapshot intact. Takes one part at a time, when the one before is written;
 * the header, which needs their checksums, is therefore at the end.
 */
export async function writeSnapshot(
  path: string,
  { identity, version }: SnapshotHead,
  parts: Iterable<Uint8Array>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const head: WrittenHead = { identity, version, parts: [] }
  const unfinished = `${path}.new`
  const file = await open(unfinished, 'w')
  try {
    let end = begin
    for (const part of parts) {
      head.parts.push({ bytes: part.length, checksum: crc32(part) })
      await file.write(part, 0, part.length, end)
      end += part.length + toGap(part.length)
    }
    await file.write(JSON.stringify(head), end)
    await file.write(`${magic}${String(end).padStart(positionPlaces, '0')}`, 0)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/**
 * Reads the parts of a snapshot of this database, or returns the reason why it cannot be used. Each
 * part is its own buffer, so it can be freed as soon as it has been restored.
 */
export async function readSnapshot(
  path: string,
  identity: string,
): Promise<{ version: number; parts: Uint8Array[] } | { reason: string }> {
  const file = await open(path).catch(() => undefined)
  if (file === undefined) return { reason: 'there is none' }
  try {
    const { size } = await file.stat()
    const start = Buffer.from(await readBytes(file, 0, begin)).toString('latin1')
    if (!start.startsWith(magic)) return { reason: 'it has another format' }
    const end = Number(start.slice(magic.length))
    if (!(end >= begin && end < size)) return { reason: 'its header is damaged' }
    const head = parseHead(Buffer.from(await readBytes(file, end, size - end)).toString())
    if (head === undefined) return { reason: 'its header is damaged' }
    if (head.identity !== identity) return { reason: 'it is from another database' }
    const parts: Uint8Array[] = []
    let at = begin
    for (const { bytes: length, checksum } of head.parts) {
      if (at + length > end) return { reason: 'it is damaged' }
      const part = await readBytes(file, at, length)
      if (crc32(part) !== checksum) return { reason: 'it is damaged' }
      parts.push(part)
      at += length + toGap(length)
    }
    return { version: head.version, parts }
  } catch (error) {
    return { reason: `it cannot be read: ${error instanceof Error ? error.message : error}` }
  } finally {
    await file.close()
  }
}

/** Reads bytes of a file; fewer if it ends before. */
async function readBytes(file: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, from + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return bytes.subarray(0, read)
}

/**
 * Removes a snapshot that cannot be used. A failure is harmless: the next start rejects it again.
 */
export async function dropSnapshot(path: string): Promise<void> {
  await rm(path, { force: true })
}

function parseHead(text: string): WrittenHead | undefined {
  try {
    return writtenHead.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function toGap(length: number): number {
  return (alignment - (length % alignment)) % alignment
}
