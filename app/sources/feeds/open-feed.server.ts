import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FeedError } from './feed-error.ts'
import { unpackGzip } from './unpack-gzip.server.ts'
import { unpackZip } from './unpack-zip.server.ts'

export interface OpenFeed {
  /** The decompressed bytes. */
  bytes: AsyncIterable<Uint8Array>
  /** The size of the file as stored, for progress; absent if unknown. */
  size?: number
  countBytes(): number
}

export interface OpenFeedOptions {
  /**
   * A path or an http(s) URL; its user and password
   * are sent as Basic authentication and never logged.
   */
  location: string
  /**
   * The folder in which a downloaded zip is stored. A zip
   * cannot be streamed, because its directory is at the end.
   */
  workFolder: string
  signal: AbortSignal
  /** A download fails if no data arrives for this long. */
  idleMs?: number
}

const chunkSize = 256 * 1024

/**
 * Opens and decompresses a feed file. The compression is detected from
 * the first bytes, not from the file's name. Throws a `FeedError`.
 */
export async function openFeed(options: OpenFeedOptions): Promise<OpenFeed> {
  const { location, signal } = options
  const isRemote = /^https?:\/\//i.test(location)
  const { bytes: packed, size } = isRemote
    ? await fetchFile(options)
    : await readFile(location, signal)
  let counted = 0
  const { head, whole } = await peek(packed, chunk => {
    counted += chunk.length
  })
  const rest = { ...(size === undefined ? {} : { size }), countBytes: () => counted }
  if (isZip(head)) {
    const path = isRemote ? join(options.workFolder, 'download.zip') : location
    if (isRemote) await pipeline(whole, createWriteStream(path), { signal })
    return { bytes: await unpackZip(path), ...rest }
  }
  return { bytes: isGzip(head) ? unpackGzip(whole) : whole, ...rest }
}

async function readFile(path: string, signal: AbortSignal) {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FeedError(error.code === 'ENOENT' ? 'there is no such file' : error.message)
  })
  if (!found.isFile()) throw new FeedError('is not a file')
  const bytes: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: chunkSize, signal })
  return { bytes, size: found.size }
}

async function fetchFile({ location, signal, idleMs = 60_000 }: OpenFeedOptions) {
  const url = new URL(location)
  const headers: Record<string, string> = { 'accept-encoding': 'identity' }
  if (url.username !== '') {
    const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.authorization = `Basic ${Buffer.from(login).toString('base64')}`
    url.username = ''
    url.password = ''
  }
  const idle = new AbortController()
  const isIdle = () => idle.abort(new FeedError(`no data arrived for ${idleMs / 1000} s`))
  let timer = setTimeout(isIdle, idleMs)
  const fail = (error: unknown): never => {
    clearTimeout(timer)
    signal.throwIfAborted()
    if (idle.signal.aborted) throw idle.signal.reason
    const why =
      error instanceof Error
        ? (error.cause instanceof Error && error.cause.message) || error.message
        : ''
    throw new FeedError(`the download failed: ${why}`)
  }
  const response = await fetch(url, {
    headers,
    signal: AbortSignal.any([signal, idle.signal]),
  }).catch(fail)
  if (!response.ok || response.body === null) {
    clearTimeout(timer)
    await response.body?.cancel()
    throw new FeedError(`returned ${response.status}`, { status: response.status })
  }
  const { body } = response
  const size = Number(response.headers.get('content-length')) || undefined
  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of body) {
        clearTimeout(timer)
        yield chunk
        timer = setTimeout(isIdle, idleMs)
      }
    } catch (error) {
      fail(error)
    } finally {
      clearTimeout(timer)
    }
  }
  return { bytes: read(), size }
}

/** Returns the first bytes and a stream of all bytes, including those. */
async function peek(bytes: AsyncIterable<Uint8Array>, onChunk: (chunk: Uint8Array) => void) {
  const iterator = bytes[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let length = 0
  while (length < 4) {
    const { done, value } = await iterator.next()
    if (done) break
    first.push(value)
    length += value.length
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      for (const chunk of first) {
        onChunk(chunk)
        yield chunk
      }
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        onChunk(next.value)
        yield next.value
      }
    } finally {
      await iterator.return?.()
    }
  }
  return { head: Buffer.concat(first), whole: whole() }
}

function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b
}

function isZip(head: Buffer): boolean {
  return head.length >= 4 && head.readUInt32LE(0) === 0x04034b50
}
