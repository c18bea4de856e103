import type { Listing } from '#app/domain/listing.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { toReadTitle } from '../read-title.ts'
import { writeSizes } from '../write-sizes.ts'

/**
 * Returns a suggested search as its list is titled, but in lower case like what a shopper types: "mens
 * board short" → "men's board shorts". A text that is not understood in full stays as it is.
 */
export function toSearchLabel(text: string, { reading }: Pick<Listing, 'reading'>): string {
  if (reading === undefined) return text
  const title = toReadTitle(text, reading)
  if (title === undefined) return writeSizes(text, reading)
  return startsWithName(title, reading) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

/** Returns true if a title begins with a brand, a store or a size, which have capitals of their own. */
function startsWithName(title: string, { understood }: QueryReading): boolean {
  return understood.some(
    ({ group, label }) =>
      (group === 'brands' || group === 'retailers' || group === 'sizes') && title.startsWith(label),
  )
}
