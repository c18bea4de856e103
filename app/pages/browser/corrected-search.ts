import { findCategory } from '#app/domain/category-tree.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'

type Correction = QueryReading['corrected'][number]

/** Replaces misspelled words in the order in which they occur. */
export function respell(text: string, corrections: readonly Correction[]): string {
  let [spelled, rest] = ['', text]
  for (const { from, to } of corrections) {
    const at = rest.indexOf(from)
    if (at < 0) continue
    spelled += rest.slice(0, at) + to
    rest = rest.slice(at + from.length)
  }
  return spelled + rest
}

/** Replaces the misspelled words of a part of a text. */
export function respellPart(words: string, corrections: readonly Correction[]): string {
  return respell(
    words,
    corrections.filter(({ from }) => words.includes(from)),
  )
}

/** Returns the text that a corrected search lists, without the words that it ignored. */
export function toCorrectedText(
  text: string,
  { corrected, dropped }: Pick<QueryReading, 'corrected' | 'dropped'>,
): string {
  const isDropped = (word: string) =>
    dropped.some(other => other.toLowerCase() === word.toLowerCase())
  return respell(text, corrected)
    .split(' ')
    .filter(word => !isDropped(word))
    .join(' ')
}

/**
 * Returns a search as a title, with categories, brands and stores by their own names; undefined for
 * a text that was neither corrected nor understood in full.
 *
 *     blak dres        → Black dresses        coats at brightwater     → Coats at Brightwater
 *     navy suits men   → Men's navy suits     leather boots 50% off    → Leather boots, store sales of 50% or more
 */
export function toReadTitle(text: string, reading: QueryReading): string | undefined {
  const { corrected, understood } = reading
  if (corrected.length === 0 && !isUnderstood(text, reading)) return undefined
  let [title, end] = [toCorrectedText(text, reading), '']
  for (const part of understood) {
    const words = respellPart(part.words, corrected)
    const { lead = '', tail = '' } = findPlaceInTitle(part, words, title) ?? {}
    if (lead === '' && tail === '') title = title.replace(words, () => nameInTitle(part, words))
    else title = `${lead}${withoutWords(title, words)}`
    end += tail
  }
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}${end}`
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

/** Returns what a title calls a part of a search: its own name if that is what the words say. */
function nameInTitle({ group, value, label }: UnderstoodPart, words: string): string {
  const lower = words.toLowerCase()
  if (group === 'brands') return label
  if (group === 'retailers') return `${/^(?:at|from)\s+/i.exec(words)?.[0] ?? ''}${label}`
  if (group !== 'category') return isPlain.has(group) ? lower : words
  const node = findCategory(value)
  if (node === undefined) return lower
  const own = node.name.toLowerCase()
  // The words of a department are an attribute: mens, women's, ladies.
  if (node.parent === undefined) return /s$/.test(lower) && !own.endsWith('s') ? `${own}'s` : lower
  return own === `${lower}s` || own === `${lower}es` ? own : lower
}

/** The groups whose words are no names and have no units. */
const isPlain: ReadonlySet<UnderstoodPart['group']> = new Set(['colors', 'materials', 'style'])

/**
 * Calls each category by the shopper's words, in their corrected spelling: a list of all products with
 * the words "black dress" has dress shirts, too, and is no list of the category Black Dresses.
 */
export function nameByWords({ understood, corrected }: QueryReading): UnderstoodPart[] {
  return understood.map(part => {
    if (part.group !== 'category' || part.isExcluded) return part
    const label = respellPart(part.words, corrected)
    return { ...part, label: label.charAt(0).toUpperCase() + label.slice(1) }
  })
}
