import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

/** What a snapshot tells of itself before its parts. */
export interface SnapshotHead {
  /** Of which database, so that another one's is not taken for it. */
  identity: string
  /** The last change in it. */
  version: number
}

interface WrittenHead extends SnapshotHead {
  parts: { bytes: number; checksum: number }[]
}

const magic = 'storefronts index 1\n'
/** The head's length stands behind the magic, in digits of this many places. */
const lengthPlaces = 10
/** Every part begins at a multiple of it, so that it can be read as numbers where it lies. */
const alignment = 8

/** Beside the old one first, and in its place when all of it is on the disk: a cut write leaves the old one. */
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
  const head = Buffer.from(`${magic}${String(Buffer.byteLength(text)).padStart(lengthPlaces, '0')}${text}`)
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

/** The parts of a snapshot of this database, or why there are none to be used. */
export async function readSnapshot(
  path: string,
  identity: string,
): Promise<{ version: number; parts: Uint8Array[] } | { reason: string }> {
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes === undefined) return { reason: 'there is none' }
  const begin = magic.length + lengthPlaces
  if (bytes.toString('latin1', 0, magic.length) !== magic) return { reason: 'it is of another format' }
  const end = begin + Number(bytes.toString('latin1', magic.length, begin))
  const head = parseHead(bytes.toString('utf8', begin, end))
  if (head === undefined) return { reason: 'its head is damaged' }
  if (head.identity !== identity) return { reason: 'it is of another database' }
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

/** One that was found wanting is in the way of nobody. */
export async function dropSnapshot(path: string): Promise<void> {
  await rm(path, { force: true })
}

function parseHead(text: string): WrittenHead | undefined {
  try {
    // Written by ourselves; what a cut or a flipped bit made of it fails here or at the checksums.
    return JSON.parse(text) as WrittenHead
  } catch {
    return undefined
  }
}

function toGap(length: number): number {
  return (alignment - (length % alignment)) % alignment
}
