import { hash } from 'node:crypto'

/**
 * The fingerprint of a record's text as sent. `context` is anything else the product depends on,
 * such as the source's category tree.
 */
export function toFingerprint(text: string, context = ''): string {
  return hash('sha1', context + text).slice(0, 32)
}
