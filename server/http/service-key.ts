import { createHash, timingSafeEqual } from 'node:crypto'

/** The header in which our other services send the service key. */
export const serviceKeyHeader = 'X-Service-Key'

/**
 * True when a request carries the service key, which is compared
 * in constant time. Returns false when no key is configured.
 */
export function hasServiceKey(headers: Headers, serviceKey: string | undefined): boolean {
  const given = headers.get(serviceKeyHeader)
  if (!serviceKey || given === null) return false
  return timingSafeEqual(toDigest(given), toDigest(serviceKey))
}

/** Digests are compared instead of the keys because `timingSafeEqual` requires equal lengths. */
function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
