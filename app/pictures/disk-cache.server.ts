import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files by key, on disk, within a size: what was not used for longest leaves first. It never throws. */
export interface DiskCache {
  /** Undefined when it is not there, too old, or not whole. */
  get(key: string): Promise<KeptFile | undefined>
  /** Resolves when it is kept, or could not be. */
  set(key: string, body: Buffer): Promise<KeptFile>
  remove(key: string): Promise<void>
  /** Settles when all that is to be done on disk by now is done. */
  settled(): Promise<void>
}

export interface KeptFile {
  body: Buffer
  /** Of the body's content. */
  digest: string
}

interface Entry {
  bytes: number
  /** When the file's own time was last set, which is how the order of use outlives the process. */
  touchedAt: number
}

const digestBytes = 16
/** Digest and time of keeping; the body follows. */
const headBytes = digestBytes + 8
/** A retailer may put another picture under an old address; this is when we look again. */
const maxAgeMs = 30 * 24 * 3600_000
const touchEveryMs = 3600_000
/** Dropping a tenth at once, the next files have room. */
const roomAfterEviction = 0.9
const keyPattern = /^[0-9a-f]{32}$/

/** `log` hears of a disk that fails, once until it works again. */
export function createDiskCache({
  folder,
  maxBytes,
  log,
  now = Date.now,
}: {
  folder: string
  maxBytes: number
  log: { warn(fields: object, message: string): void }
  now?: () => number
}): DiskCache {
  /** In the order of use, the least recent first. */
  const entries = new Map<string, Entry>()
  let bytes = 0
  let isFailing = false
  let work: Promise<void> = readFolder()

  function toFile(key: string): string {
    return join(folder, key.slice(0, 2), key)
  }

  /** What an earlier process left, oldest use first. Nothing waits for it but the making of room. */
  async function readFolder(): Promise<void> {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    const found: [key: string, Entry][] = []
    for (const name of names) {
      const key = name.slice(3)
      const file = await stat(join(folder, name)).catch(() => undefined)
      if (!file) continue
      if (keyPattern.test(key)) found.push([key, { bytes: file.size, touchedAt: file.mtimeMs }])
      // Of a process that was killed; a young one may be another server's, on the same folder.
      const isLeftOver = key.endsWith('.part') && now() - file.mtimeMs > touchEveryMs
      if (isLeftOver) await rm(join(folder, name), { force: true }).catch(noteFailure)
    }
    const recent = [...entries]
    entries.clear()
    bytes = 0
    for (const [key, entry] of found.sort(([, a], [, b]) => a.touchedAt - b.touchedAt)) note(key, entry)
    for (const [key, entry] of recent) note(key, entry)
    await makeRoom()
  }

  function note(key: string, entry: Entry): void {
    forget(key)
    entries.set(key, entry)
    bytes += entry.bytes
  }

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  async function makeRoom(): Promise<void> {
    if (bytes <= maxBytes) return
    for (const key of entries.keys()) {
      if (bytes <= maxBytes * roomAfterEviction) return
      await drop(key)
    }
  }

  async function drop(key: string): Promise<void> {
    forget(key)
    await rm(toFile(key), { force: true }).catch(noteFailure)
  }

  function noteFailure(error: unknown): void {
    if (!isFailing) log.warn({ err: error, folder }, 'pictures cannot be kept on disk and are made each time')
    isFailing = true
  }

  /** A time of use lost in a crash costs a little order, no more: it is not waited for. */
  function touch(key: string, size: number): void {
    const known = entries.get(key)
    const isDue = now() - (known?.touchedAt ?? 0) > touchEveryMs
    note(key, { bytes: size, touchedAt: isDue ? now() : (known?.touchedAt ?? 0) })
    if (isDue) void utimes(toFile(key), now() / 1000, now() / 1000).catch(() => undefined)
  }

  /** Under another name until it is whole, so that nobody reads half of it. */
  async function write(key: string, file: Buffer): Promise<void> {
    const path = toFile(key)
    const part = `${path}-${randomBytes(4).toString('hex')}.part`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(part, file)
      await rename(part, path)
      isFailing = false
      note(key, { bytes: file.length, touchedAt: now() })
    } catch (error) {
      noteFailure(error)
      await rm(part, { force: true }).catch(() => undefined)
    }
  }

  return {
    async get(key) {
      const file = await readFile(toFile(key)).catch(() => undefined)
      if (!file) {
        forget(key)
        return undefined
      }
      const digest = file.subarray(0, digestBytes)
      const body = file.subarray(headBytes)
      const isWhole = file.length > headBytes && getDigest(body).equals(digest)
      // A power cut can leave a file without its content, whatever the order it was written in.
      if (!isWhole || now() - file.readDoubleBE(digestBytes) > maxAgeMs) {
        await drop(key)
        return undefined
      }
      touch(key, file.length)
      return { body, digest: digest.toString('base64url') }
    },
    async set(key, body) {
      const digest = getDigest(body)
      const kept = { body, digest: digest.toString('base64url') }
      // One that would drive out everything else is not worth it.
      if (body.length > maxBytes / 8) return kept
      const keptAt = Buffer.alloc(8)
      keptAt.writeDoubleBE(now())
      await write(key, Buffer.concat([digest, keptAt, body]))
      work = work.then(makeRoom)
      return kept
    },
    remove: drop,
    async settled() {
      await work
    },
  }
}

function getDigest(body: Buffer): Buffer {
  return createHash('sha256').update(body).digest().subarray(0, digestBytes)
}
