import { capitalize } from '#app/domain/capitalize.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { formatPriceLimit, parsePriceRange } from '#app/domain/price-range.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { toPlural } from '#app/vocabulary/to-plural.ts'
import { respellPart, toCorrectedText } from './browser/corrected-search.ts'
import { writeSize } from './write-sizes.ts'

/**
 * Returns a search as a title, with categories, brands and stores by their own names; undefined for
 * a text that was neither corrected nor understood in full.
 *
 *     blak dres        → Black dresses        coats at brightwater     → Coats at Brightwater
 *     silk scarf       → Silk scarves         dress under 100          → Dresses under $100
 *     navy suits men   → Men's navy suits     leather boots 50% off    → Leather boots, store sales of 50% or more
 *     emerald dress    → Green dresses, if no product is in emerald
 */
export function toReadTitle(text: string, reading: QueryReading): string | undefined {
  const { corrected, understood } = reading
  const isWhole = isUnderstood(text, reading)
  if (corrected.length === 0 && !isWhole) return undefined
  let [title, end] = [toCorrectedText(text, reading), '']
  for (const part of understood) {
    const words = respellPart(part.words, corrected)
    const { lead = '', tail = '' } = findPlaceInTitle(part, words, title) ?? {}
    if (lead === '' && tail === '')
      title = title.replace(words, () => nameInTitle(part, words, isWhole))
    else title = `${lead}${withoutWords(title, words)}`
    end += tail
  }
  return capitalize(title) + end
}

/** Returns how a title begins or ends with a part that shoppers type behind: "suits men", "boots 50% off". */
function findPlaceInTitle(
  { group, value }: UnderstoodPart,
  words: string,
  title: string,
): { lead?: string; tail?: string } | undefined {
  // Whose percentage it is has to be said: it is not relative to the 30-day low.
  if (group === 'deals' && /^\d+$/.test(value))
    return { tail: `, store sales of ${value}% or more` }
  // "Cheap" is a word, although it stands for a price.
  const range = group === 'prices' && /\d/.test(words) ? parsePriceRange(value) : undefined
  if (range !== undefined) return { tail: ` ${formatPriceLimit(range)}` }
  const before = title.slice(0, title.indexOf(words)).trim()
  const isLast = title.endsWith(` ${words}`) && !joining.test(before.split(' ').at(-1) ?? '')
  return group === 'category' && isLast && /^(?:wo)?men$/.test(value) && /men/i.test(words)
    ? { lead: `${value}'s ` }
    : undefined
}

function withoutWords(title: string, words: string): string {
  return title.replace(words, '').replace(/ {2,}/g, ' ').trim()
}

/** Words that join the others of a title. */
const joining = /^(?:and|for|in|of|or|with)$/i

/** Returns true if each word of a text has a meaning, apart from those that join the others. */
function isUnderstood(
  text: string,
  { understood, dropped, unstocked = [], isCut }: QueryReading,
): boolean {
  if (understood.length === 0 || dropped.length + unstocked.length > 0 || isCut) return false
  let rest = text
  for (const { words, isExcluded } of understood) {
    if (isExcluded) return false
    rest = rest.replace(words, ' ')
  }
  return rest.split(/\s+/).every(word => word === '' || joining.test(word))
}

/**
 * Returns what a title calls a part of a search: its own name if that is what the words say. Products
 * are in the plural, unless words that were not understood follow: a hat pin is no hat.
 */
function nameInTitle(
  { group, value, label, isWider }: UnderstoodPart,
  words: string,
  isWhole: boolean,
): string {
  const lower = words.toLowerCase()
  if (group === 'brands') return label
  // "Multicolored" is another form of the color's own name, "Multi".
  if (isWider && !lower.startsWith(value)) return label.toLowerCase()
  if (group === 'retailers') return `${/^(?:at|from)\s+/i.exec(words)?.[0] ?? ''}${label}`
  if (group === 'sizes') return writeSize({ group, words, label })
  if (group !== 'category') return isPlain.has(group) ? lower : words
  const node = findCategory(value)
  if (node === undefined) return lower
  const own = node.name.toLowerCase()
  // The words of a department are an attribute: mens, women's, ladies.
  if (node.parent === undefined) return /s$/.test(lower) && !own.endsWith('s') ? `${own}'s` : lower
  const isAbbreviation = !/[aeiouy]/.test(lower)
  if (isAbbreviation) return own
  return isWhole || own === toPlural(lower) ? toPlural(lower) : lower
}

/** The groups whose words are no names and have no units. */
const isPlain: ReadonlySet<UnderstoodPart['group']> = new Set(['colors', 'materials', 'style'])
