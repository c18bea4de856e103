import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { FeedError } from './feed-error.ts'
import { checkUnpacked, type UnpackLimits, unpackLimits } from './unpack-limits.ts'

/**
 * Decompresses a gzip file. Throws a `FeedError` for a
 * truncated or damaged file and for a decompression bomb.
 */
export async function* unpackGzip(
  packed: AsyncIterable<Uint8Array>,
  limits: UnpackLimits = unpackLimits,
): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  // The loop below receives any error, because the pipeline
  // destroys the stream from which the loop reads.
  const fed = pipeline(Readable.from(packed), gunzip).catch(() => {})
  let unpacked = 0
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      unpacked += chunk.length
      checkUnpacked(gunzip.bytesWritten, unpacked, limits)
      yield chunk
    }
  } catch (error) {
    throw toFeedError(error, 'gzip')
  } finally {
    gunzip.destroy()
    await fed
  }
}

/** Converts zlib's errors to `FeedError`s; returns other errors unchanged. */
export function toFeedError(error: unknown, packing: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'Z_BUF_ERROR')
    return new FeedError(`ends in the middle of its ${packing}: the file is truncated`)
  if (typeof code === 'string' && code.startsWith('Z_'))
    return new FeedError(`is damaged ${packing}`)
  return error
}
