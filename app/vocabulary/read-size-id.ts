import { ancestorsOf } from '#app/domain/category-tree.ts'
import { maxWrittenLength, parseSizeId, type SizeId } from '#app/domain/size.ts'
import { isPlaceholder } from './placeholder.ts'
import { parseSize, type SizeHints } from './size.ts'

/**
 * Returns the id under which shoppers can filter by a size: on one of our scales, else as its
 * retailer writes it; undefined for a description, and for a size on no scale without a category.
 *
 *     36R of suits    length:36r          Queen of sheets          written:sheets:Queen
 *     7 of rings      written:rings:7     15 1/2 of men's shirts   written:mens-clothes:15 1/2
 */
export function readSizeId(raw: string | undefined, hints: SizeHints = {}): SizeId | undefined {
  return parseSize(raw, hints) ?? toWrittenSize(raw ?? '', hints.categoryId)
}

function toWrittenSize(raw: string, categoryId: string | undefined): SizeId | undefined {
  const category = findSizeCategory(categoryId)
  if (category === undefined || raw.length > maxWrittenLength * 4) return undefined
  const text = raw.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text) || isPlaceholder(text)) return undefined
  return parseSizeId(`written:${category}:${text}`)
}

/** Departments that share one list of sizes. In all others, each category has its own. */
const shared: ReadonlySet<string> = new Set(
  [
    'womens-clothes womens-shoes mens-clothes mens-shoes',
    'girls-clothes girls-dresses girls-shoes boys-clothes boys-shoes baby-clothes baby-shoes',
  ].flatMap(line => line.split(' ')),
)

/**
 * Returns the category in which a size has one meaning: 7 is a ring and a hat,
 * but 10-12 of dresses and of tops is the same.
 */
function findSizeCategory(categoryId: string | undefined): string | undefined {
  const line = ancestorsOf(categoryId).map(({ id }) => id)
  return line.find(id => shared.has(id)) ?? line.at(-1)
}
