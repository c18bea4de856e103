import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A disk cache with a size limit in bytes and LRU eviction. Several processes may share the folder.
 * Never throws.
 */
export interface DiskCache {
  /** Reads a file; undefined if it is missing, expired or corrupt. */
  get(key: string): Promise<CachedFile | undefined>
  /** Resolves once the file has been written or the write has failed. */
  set(key: string, body: Buffer): Promise<CachedFile>
  remove(key: string): Promise<void>
  /** Settles once all pending evictions are done. */
  settled(): Promise<void>
}

export interface CachedFile {
  body: Buffer
  /** The truncated SHA-256 of the body, in base64url. */
  digest: string
}

interface Entry {
  bytes: number
  /** The file's modification time, which preserves the order of use across restarts. */
  touchedAt: number
}

const digestBytes = 16
/** A file begins with the digest and the time of writing, followed by the body. */
const headBytes = digestBytes + 8
/** Retailers may replace the picture behind a URL, so files expire after this time. */
const maxAgeMs = 30 * 24 * 3600_000
const touchEveryMs = 3600_000
/** Evicting a tenth of the cache at once leaves room for the next files. */
const fillAfterEviction = 0.9
/**
 * Files of other processes are counted again after writing this share of the cache, so that all
 * of them together exceed its size by no more than this share each.
 */
const readAgainAfter = 1 / 16
const keyPattern = /^[0-9a-f]{32}$/

/**
 * Logs the first disk failure, then no others until the
 * disk works again. `now` is in milliseconds, for tests.
 */
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
  /** The entries, least recently used first. */
  const entries = new Map<string, Entry>()
  let bytes = 0
  let bytesSinceReading = 0
  let isFailing = false
  let evictions: Promise<void> = readFolder()

  function toFile(key: string): string {
    return join(folder, key.slice(0, 2), key)
  }

  /**
   * Indexes the files left by an earlier process and those of other processes. Evictions
   * wait for this; reads and writes of pictures do not.
   */
  async function readFolder(): Promise<void> {
    bytesSinceReading = 0
    const known = new Set(entries.keys())
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    const found: [key: string, Entry][] = []
    for (const name of names) {
      const key = name.slice(3)
      const file = await stat(join(folder, name)).catch(() => undefined)
      if (!file) continue
      if (keyPattern.test(key)) found.push([key, { bytes: file.size, touchedAt: file.mtimeMs }])
      // The temporary file was left by a killed process; a recent
      // one may belong to another server that shares the folder.
      const isAbandoned = key.endsWith('.part') && now() - file.mtimeMs > touchEveryMs
      if (isAbandoned) await rm(join(folder, name), { force: true }).catch(reportFailure)
    }
    const onDisk = new Set(found.map(([key]) => key))
    const others = found
      .filter(([key]) => !entries.has(key))
      .map(([key, entry]) => ({ key, entry, usedAt: entry.touchedAt }))
    // The order of use in this process is more exact than the times, which it keeps.
    let usedAt = 0
    const own = [...entries].map(([key, entry]) => {
      usedAt = Math.max(usedAt, entry.touchedAt)
      return { key, entry, usedAt }
    })
    const kept = own.filter(({ key }) => onDisk.has(key) || !known.has(key))
    entries.clear()
    bytes = 0
    for (const { key, entry } of [...others, ...kept].sort((a, b) => a.usedAt - b.usedAt))
      add(key, entry)
    await evict()
  }

  function add(key: string, entry: Entry): void {
    forget(key)
    entries.set(key, entry)
    bytes += entry.bytes
  }

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  async function evict(): Promise<void> {
    if (bytes <= maxBytes) return
    for (const key of entries.keys()) {
      if (bytes <= maxBytes * fillAfterEviction) return
      await drop(key)
    }
  }

  async function drop(key: string): Promise<void> {
    forget(key)
    await rm(toFile(key), { force: true }).catch(reportFailure)
  }

  function reportFailure(error: unknown): void {
    if (!isFailing)
      log.warn(
        { err: error, folder },
        'pictures cannot be cached on disk and are converted for every request',
      )
    isFailing = true
  }

  /**
   * Updates a file's timestamp without waiting. An update lost in
   * a crash only makes the eviction order slightly less exact.
   */
  function touch(key: string, size: number): void {
    const known = entries.get(key)
    const isDue = now() - (known?.touchedAt ?? 0) > touchEveryMs
    add(key, { bytes: size, touchedAt: isDue ? now() : (known?.touchedAt ?? 0) })
    if (isDue) void utimes(toFile(key), now() / 1000, now() / 1000).catch(() => undefined)
  }

  /** Writes to a temporary file first, so that no reader sees a partial file. */
  async function write(key: string, file: Buffer): Promise<void> {
    const path = toFile(key)
    const part = `${path}-${randomBytes(4).toString('hex')}.part`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(part, file)
      await rename(part, path)
      isFailing = false
      add(key, { bytes: file.length, touchedAt: now() })
      bytesSinceReading += file.length
    } catch (error) {
      reportFailure(error)
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
      // A power cut can leave a file without its content, even after the rename.
      if (!isWhole || now() - file.readDoubleBE(digestBytes) > maxAgeMs) {
        await drop(key)
        return undefined
      }
      touch(key, file.length)
      return { body, digest: digest.toString('base64url') }
    },
    async set(key, body) {
      const digest = getDigest(body)
      const file = { body, digest: digest.toString('base64url') }
      // A huge file would evict too many others.
      if (body.length > maxBytes / 8) return file
      const writtenAt = Buffer.alloc(8)
      writtenAt.writeDoubleBE(now())
      await write(key, Buffer.concat([digest, writtenAt, body]))
      evictions = evictions.then(() =>
        bytesSinceReading > maxBytes * readAgainAfter ? readFolder() : evict(),
      )
      return file
    },
    remove: drop,
    async settled() {
      await evictions
    },
  }
}

function getDigest(body: Buffer): Buffer {
  return createHash('sha256').update(body).digest().subarray(0, digestBytes)
}
