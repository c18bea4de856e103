import { createHash, timingSafeEqual } from 'node:crypto'

/** Where callers of ours that are no browsers show the service key. */
export const serviceKeyHeader = 'X-Service-Key'

/** Whether a request carries the service key, told in the same time however much of it is right. Never without a key set. */
export function hasServiceKey(headers: Headers, serviceKey: string | undefined): boolean {
  const given = headers.get(serviceKeyHeader)
  if (!serviceKey || given === null) return false
  return timingSafeEqual(toDigest(given), toDigest(serviceKey))
}

/** Of equal length, whatever was sent. */
function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
