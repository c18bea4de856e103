import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

/** The header of a snapshot, which precedes its parts. */
export interface SnapshotHead {
  /** Identifies the database, so that a snapshot of a different database is not used. */
  identity: string
  /** The sequence number of the last change included. */
  version: number
}

interface WrittenHead extends SnapshotHead {
  parts: { bytes: number; checksum: number }[]
}

const magic = 'storefronts index 1\n'
/** The number of digits in the header's length, which follows the magic bytes. */
const lengthPlaces = 10
/** Every part is aligned to this many bytes, so that it can be read as numbers in place. */
const alignment = 8

/**
 * Writes a temporary file and renames it once it is fully on disk,
 * so that an interrupted write leaves the previous snapshot intact.
 */
export async function writeSnapshot(
  path: string,
  { identity, version }: SnapshotHead,
  parts: readonly Uint8Array[],
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const written: WrittenHead = {
    identity,
    version,
    parts: parts.map(part => ({ bytes: part.length, checksum: crc32(part) })),
  }
  const text = JSON.stringify(written)
  const head = Buffer.from(
    `${magic}${String(Buffer.byteLength(text)).padStart(lengthPlaces, '0')}${text}`,
  )
  const unfinished = `${path}.new`
  const file = await open(unfinished, 'w')
  try {
    for (const part of [head, ...parts]) {
      await file.write(part)
      await file.write(Buffer.alloc(toGap(part.length)))
    }
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
  const begin = magic.length + lengthPlaces
  if (bytes.toString('latin1', 0, magic.length) !== magic)
    return { reason: 'it has another format' }
  const end = begin + Number(bytes.toString('latin1', magic.length, begin))
  const head = parseHead(bytes.toString('utf8', begin, end))
  if (head === undefined) return { reason: 'its header is damaged' }
  if (head.identity !== identity) return { reason: 'it is from another database' }
  const parts: Uint8Array[] = []
  let at = end + toGap(end)
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
    // The header needs no schema: we wrote the file ourselves, and a
    // truncated or damaged file is rejected here or by the checksums.
    return JSON.parse(text) as WrittenHead
  } catch {
    return undefined
  }
}

function toGap(length: number): number {
  return (alignment - (length % alignment)) % alignment
}
