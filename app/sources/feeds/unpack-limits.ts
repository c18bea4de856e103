import { FeedError } from './feed-error.ts'

export interface UnpackLimits {
  maxBytes: number
  /** Unpacked bytes to packed ones, looked at once there are `freeBytes`. */
  maxRatio: number
  freeBytes: number
}

/** Text packs to a tenth, and to a fortieth where rows repeat themselves; a bomb to a thousandth. */
export const unpackLimits: UnpackLimits = {
  maxBytes: 32 * 1024 ** 3,
  maxRatio: 150,
  freeBytes: 32 * 1024 ** 2,
}

/** Throws a `FeedError` for what grows beyond measure. */
export function checkUnpacked(packed: number, unpacked: number, limits: UnpackLimits): void {
  if (unpacked > limits.maxBytes) throw new FeedError(`unpacks to more than ${limits.maxBytes} bytes`)
  if (unpacked > limits.freeBytes && unpacked > packed * limits.maxRatio) {
    throw new FeedError(
      `unpacks to more than ${limits.maxRatio} times its size, as no feed does: taken for a bomb`,
    )
  }
}
