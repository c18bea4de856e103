import { foldAccents } from '#app/domain/urls/slug.ts'

/**
 * Derives a feed's key from its retailer's name: Alder & Finch UK →
 * alder-finch-uk. Undefined for a name without letters or digits. All product ids
 * of the feed begin with the key, so the key must not change from file to file.
 */
export function toFeedKey(name: string): string | undefined {
  const key = foldAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return key === '' ? undefined : key.slice(0, maxLength)
}

const maxLength = 60
