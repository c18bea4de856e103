import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
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
  parts: z.array(z.object({ bytes: z.number(), checksum: z.number() })),
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

/** Reads the parts of a snapshot of this database, or returns the reason why it cannot be used. */
export async function readSnapshot(
  path: string,
  identity: string,
): Promise<{ version: number; parts: Uint8Array[] } | { reason: string }> {
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes === undefined) return { reason: 'there is none' }
  if (bytes.toString('latin1', 0, magic.length) !== magic)
    return { reason: 'it has another format' }
  const end = Number(bytes.toString('latin1', magic.length, begin))
  const head = parseHead(bytes.toString('utf8', end))
  if (head === undefined) return { reason: 'its header is damaged' }
  if (head.identity !== identity) return { reason: 'it is from another database' }
  const parts: Uint8Array[] = []
  let at = begin
  for (const { bytes: length, checksum } of head.parts) {
    const part = bytes.subarray(at, at + length)
    if (part.length !== length || crc32(part) !== checksum) return { reason: 'it is damaged' }
    parts.push(part)
    at += length + toGap(length)
  }
  return { version: head.version, parts }
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
