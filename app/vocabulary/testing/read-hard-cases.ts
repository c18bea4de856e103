import { parseAudience } from '../audience.ts'
import { mapCategory } from '../map-category.ts'

/** A category as a retailer writes it, and the node of our tree where it belongs. */
export interface HardCase {
  line: string
  expected: string | undefined
  found: string | undefined
}

/**
 * Reads lines of `node: path | fields | title`; the node is `-` for products that have no place
 * in our tree. The fields are words for gender and age, and a Google category id.
 *
 *     swimsuits: Lingerie/Tights > Swimwear > Swimsuit
 *     girls-shoes: | female kids 187 | Light-Up Sneaker
 */
export function readHardCases(table: string): HardCase[] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const [, node = '', path = '', fields = '', title = ''] =
        /^(\S+):([^|]*)\|?([^|]*)\|?(.*)$/.exec(line) ?? []
      const googleId = /\d+/.exec(fields)?.[0]
      const found = mapCategory({
        paths: path.trim() === '' ? [] : [path.split('>').map(level => level.trim())],
        audience: parseAudience(fields.replace(/\d+/, '')),
        title: title.trim(),
        ...(googleId === undefined ? {} : { googleId }),
      })
      return { line, expected: node === '-' ? undefined : node, found }
    })
}
