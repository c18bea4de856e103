import { FeedError } from './feed-error.ts'

export interface UnpackLimits {
  maxBytes: number
  /** The maximum ratio of decompressed to compressed bytes, checked only after `freeBytes`. */
  maxRatio: number
  freeBytes: number
}

/**
 * Text compresses to a tenth of its size, repetitive rows to a
 * fortieth, and the content of a decompression bomb to a thousandth.
 */
export const unpackLimits: UnpackLimits = {
  maxBytes: 32 * 1024 ** 3,
  maxRatio: 150,
  freeBytes: 32 * 1024 ** 2,
}

/** Throws a `FeedError` if a limit is exceeded. */
export function checkUnpacked(packed: number, unpacked: number, limits: UnpackLimits): void {
  if (unpacked > limits.maxBytes)
    throw new FeedError(`unpacks to more than ${limits.maxBytes} bytes`)
  if (unpacked > limits.freeBytes && unpacked > packed * limits.maxRatio) {
    throw new FeedError(
      `unpacks to more than ${limits.maxRatio} times its size, so it is rejected as a bomb`,
    )
  }
}
