import { findCategory, getMainCategory } from '#app/domain/category-tree.ts'
import type { UnderstoodPart } from '#app/domain/query-reading.ts'
import { toPlural } from '#app/vocabulary/to-plural.ts'
import { writeSize } from './write-sizes.ts'

/**
 * Where a part stands in a title: before another part or last, if each word of the search was understood;
 * else among words that were not.
 */
export type TitlePlace = 'among words' | 'before a part' | 'last'

/**
 * Returns what a title calls a part of a search: its own name if that is what the words say. Products
 * are in the plural, but not among words that were not understood: a hat pin is no hat. Those whom
 * products are for are in the possessive before a thing.
 */
export function nameInTitle(
  { group, value, label, isWider }: UnderstoodPart,
  words: string,
  place: TitlePlace,
): string {
  const lower = words.toLowerCase()
  if (group === 'brands') return label
  // "Multicolored" is another form of the color's own name, "Multi".
  if (isWider && !lower.startsWith(value)) return label.toLowerCase()
  if (group === 'retailers') return `${/^(?:at|from)\s+/i.exec(words)?.[0] ?? ''}${label}`
  if (group === 'sizes') return writeSize({ group, words, label })
  if (group === 'conditions') return hyphenateCondition(lower)
  if (group === 'style' && place === 'before a part') return hyphenateStyle(lower)
  if (group !== 'category') return isPlain.has(group) ? lower : words
  const node = findCategory(value)
  if (node === undefined) return lower
  if (isAudienceId(value))
    return place === 'before a part'
      ? toPossessive(`${lower} `, value).trim()
      : lower.replace(/^((?:wo)?men)[’']?s$/, '$1')
  const isAbbreviation = !/[aeiouy]/.test(lower) && !/shirt/.test(lower)
  if (isAbbreviation) return node.name.toLowerCase()
  const written = toPossessive(lower, value)
    .replace(/\bt[ -]?shirt/, 'T-shirt')
    .replace(/\bv[ -]neck/, 'V-neck')
  return place !== 'among words' || node.name.toLowerCase() === toPlural(lower)
    ? toPlural(written)
    : written
}

/** Writes preowned → pre-owned, 2nd hand → second-hand. */
function hyphenateCondition(lower: string): string {
  return lower
    .replace(/^pre ?(?=owned|loved)/, 'pre-')
    .replace(/^(?:second|2nd)[ -]?hand/, 'second-hand')
    .replace(/^brand new/, 'brand-new')
}

/** Writes the words of one adjective as one: long sleeve → long-sleeve, v neck → V-neck. */
function hyphenateStyle(lower: string): string {
  const isOne = /\b(?:length|neck|rise|shoulder|size|sleeve)s?$/.test(lower)
  return (isOne ? lower.replaceAll(' ', '-') : lower).replace(/^v-/, 'V-')
}

/** Returns true for a part that says whom products are for, but not what they are. */
export function isAudiencePart({ group, value, words }: UnderstoodPart): boolean {
  return group === 'category' && isAudienceId(value) && possessors.test(words)
}

/** Returns the audience that a word names: “mens” → men. */
export function findAudienceId(word: string): string | undefined {
  const [lead] = possessors.exec(word) ?? []
  return lead === undefined || !/^\w+[’']?s?[’']?$/.test(word)
    ? undefined
    : audienceIds.get(lead.toLowerCase())
}

function isAudienceId(id: string): boolean {
  return ['women', 'men', 'kids', 'girls', 'boys'].includes(id)
}

const audienceIds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ women: 'women', woman: 'women', ladies: 'women', lady: 'women', men: 'men', man: 'men' },
    ...{ kid: 'kids', girl: 'girls', boy: 'boys' },
  }),
)

const possessors = /^(?:women|woman|ladies|lady|men|man|kid|girl|boy)/i

/** Writes whom a product is for as a title does: mens shirt → men's shirt, girls dress → girls' dress. */
function toPossessive(lower: string, category: string): string {
  if (getMainCategory(category).id === 'kids')
    return lower.replace(/^(kid|girl|boy)[’']?s?[’']?(?= )/, "$1s'")
  return lower
    .replace(/^(wo)?m[ae]n(?:[’']?s[’']?)?(?= )/, (_, prefix = '') => `${prefix}men's`)
    .replace(/^(?:ladies|lady)(?:[’']s|[’'])?(?= )/, "women's")
}

/** The groups whose words are no names and have no units. */
const isPlain: ReadonlySet<UnderstoodPart['group']> = new Set([
  'colors',
  'materials',
  'style',
  'word',
])
