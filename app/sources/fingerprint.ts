import { hash } from 'node:crypto'

/**
 * Returns the fingerprint of a record's text as sent. `context` is anything
 * else on which the product depends, such as the source's category tree.
 */
export function toFingerprint(text: string, context = ''): string {
  return hash('sha1', context + text).slice(0, 32)
}
