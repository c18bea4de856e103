import { capitalize } from '#app/domain/capitalize.ts'
import { formatPriceLimit, parsePriceRange } from '#app/domain/price-range.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { softWords, stopWords, vagueThings } from '#app/search-index/text/language/stop-words.ts'
import { arrangeTitle, joining, type TitlePart } from './arrange-title.ts'
import { respell, respellPart, toCorrectedText } from './browser/corrected-search.ts'
import { isAudiencePart, nameInTitle } from './name-in-title.ts'
import { dealEnds } from './title-ends.ts'

/**
 * Returns a search as a title, with categories, brands and stores by their own names; undefined for
 * a text that was neither corrected nor understood in full. Words that products have are adjectives
 * before a thing, also if nothing is known of them: sequin dress → Sequin dresses.
 *
 *     blak dres        → Black dresses        coats at brightwater     → Coats at Brightwater
 *     silk scarf       → Silk scarves         dress under 100          → Dresses under $100
 *     suits men navy   → Men's navy suits     leather boots 50% off    → Leather boots, store sales of 50% or more
 *     dress sale mini  → Mini dresses on sale maxi dress not black     → Maxi dresses, not black
 *     emerald dress    → Green dresses, if no product is in emerald
 */
export function toReadTitle(text: string, reading: QueryReading): string | undefined {
  const parts = splitUnderstood(text, reading)
  if (parts !== undefined) return titleOf(parts, reading)
  const { corrected, understood } = reading
  if (corrected.length === 0) return undefined
  let [title, end] = [toCorrectedText(text, reading), '']
  for (const part of understood) {
    const words = respellPart(part.words, corrected)
    const tail = part.isExcluded ? undefined : findTail(part)
    title = title.replace(words, () =>
      tail === undefined ? nameInTitle(part, words, 'among words') : '',
    )
    end += tail ?? ''
  }
  return capitalize(title.replace(/ {2,}/g, ' ').trim()) + end
}

/** Titles a text whose every word has a meaning. */
function titleOf(parts: readonly TitlePart[], { corrected }: QueryReading): string {
  const tails = parts.map(({ part }) => part && findTail(part))
  const body = arrangeTitle(parts.filter((_, at) => tails[at] === undefined))
  const names = body.map(({ part, words }, at) => {
    const own = respell(words, corrected)
    if (part === undefined) return own
    return nameInTitle(part, own, body[at + 1]?.part ? 'before a part' : 'last')
  })
  const [only] = body
  const isAudience = body.length === 1 && only?.part !== undefined && isAudiencePart(only.part)
  // Women are not on sale.
  const deal = isAudience ? [...dealNames.keys()].find(tail => tails.includes(tail)) : undefined
  if (only?.part && deal !== undefined)
    names[0] = `${nameInTitle(only.part, only.words, 'before a part')} ${dealNames.get(deal)}`
  const ends = tails.filter(tail => tail !== undefined && tail !== deal)
  // The store comes before the price: coats at Brightwater under $100.
  const isStore = (tail: string | undefined) => /^ (?:at|from) /.test(tail ?? '')
  const end = [...ends.filter(isStore), ...ends.filter(tail => !isStore(tail))].join('')
  if (names.length > 0) return capitalize(names.join(' ')) + end
  const [first] = parts
  // "Sale", "under 100" and the name of a store have no other words.
  if (parts.length === 1 && first && dealNames.has(end))
    return capitalize(first.words.toLowerCase().replace(/friday|monday/, capitalize))
  return capitalize(end.replace(/^,? (?:at (?=[A-Z0-9]))?/, ''))
}

/** The ends of titles that name a deal, with its name after those whom products are for. */
const dealNames: ReadonlyMap<string, string> = new Map(
  [...dealEnds.values()].flatMap(({ end, noun }) =>
    noun === undefined ? [] : [[end, noun] as const],
  ),
)

/** Returns how a title ends with a part, wherever shoppers type it. */
function findTail({ group, value, words, label, isExcluded }: UnderstoodPart): string | undefined {
  if (isExcluded) return `, ${/^[a-z]/i.test(words) ? words.toLowerCase() : label.toLowerCase()}`
  if (group === 'synthetics') return `, ${label.toLowerCase()}`
  if (group === 'deals' && dealEnds.has(value)) return dealEnds.get(value)?.end
  if (group === 'retailers') return ` ${/^from\s/i.test(words) ? 'from' : 'at'} ${label}`
  // "80% wool" stays before the thing.
  if (group === 'fibers' && !/^\d/.test(words)) return `, ${label.toLowerCase()}`
  // "Cheap" is a word, although it stands for a price.
  const range = group === 'prices' && /\d/.test(words) ? parsePriceRange(value) : undefined
  return range && ` ${formatPriceLimit(range)}`
}

/**
 * Splits a text into its understood parts and the words that join or describe them; undefined if
 * another word is left.
 */
function splitUnderstood(
  text: string,
  { understood, corrected, dropped, unstocked = [], isCut }: QueryReading,
): TitlePart[] | undefined {
  if (understood.length === 0 || dropped.length + unstocked.length > 0 || isCut) return undefined
  // Stores and "cheap" are read after the other parts, wherever they stand.
  const inOrder = understood.toSorted((a, b) => text.indexOf(a.words) - text.indexOf(b.words))
  const isKnown = (word: string) => corrected.some(({ from }) => from === word)
  return splitInOrder(text, understood, isKnown) ?? splitInOrder(text, inOrder, isKnown)
}

function splitInOrder(
  text: string,
  understood: readonly UnderstoodPart[],
  isCorrected: (word: string) => boolean,
): TitlePart[] | undefined {
  const parts: TitlePart[] = []
  let rest = text
  const add = (between: string, next: UnderstoodPart | undefined) =>
    between.split(/\s+/).every(words => {
      if (words === '') return true
      const isJoining = joining.test(words)
      if (isJoining) parts.push({ words })
      else if (next && !isCorrected(words) && isAdjective(words, next))
        parts.push(toWordPart(words))
      else return false
      return true
    })
  for (const [at, part] of understood.entries()) {
    // A size on two scales is two parts with the same words.
    if (part.words === understood[at - 1]?.words && !rest.includes(part.words)) continue
    const start = rest.indexOf(part.words)
    if (start === -1 || !add(rest.slice(0, start), part)) return undefined
    parts.push({ words: part.words, part })
    rest = rest.slice(start + part.words.length)
  }
  const [, things, features = ''] = /^(.*?)(?: with ((?:[a-z]+ ?){1,3}))?$/i.exec(rest) ?? []
  if (features !== '' && things === '' && parts.at(-1)?.part?.group === 'category') {
    // "Dress with pockets": every product of the list has the words.
    return [...parts, { words: 'with' }, toWordPart(features)]
  }
  const { words: last = '' } = parts.at(-1) ?? {}
  if (last !== '' && vagueThings.has(rest.trim().toLowerCase()))
    return [...parts, toWordPart(rest.trim())]
  return add(rest, undefined) ? parts : undefined
}

function toWordPart(words: string): TitlePart {
  return { words, part: { group: 'word', value: words, label: words, words, rest: '' } }
}

/** Returns true for a word that describes the thing after it, and without which no product is listed. */
function isAdjective(word: string, { group, isExcluded }: UnderstoodPart): boolean {
  const isWord = /^[a-z]+(?:-[a-z]+)*$/i.test(word)
  const lower = word.toLowerCase()
  return (
    isWord && group === 'category' && !isExcluded && !stopWords.has(lower) && !softWords.has(lower)
  )
}
