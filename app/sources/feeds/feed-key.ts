import { foldAccents } from '#app/domain/slug.ts'

/**
 * The short name of a feed, from a retailer's: Alder & Finch UK → alder-finch-uk. Undefined when nothing is left.
 * Every product of the feed has an id that begins with it, so it must stay the same from file to file.
 */
export function toFeedKey(name: string): string | undefined {
  const key = foldAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return key === '' ? undefined : key.slice(0, maxLength)
}

const maxLength = 60
