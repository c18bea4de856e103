import { capitalize } from '#app/domain/capitalize.ts'
import { formatPriceLimit, parsePriceRange } from '#app/domain/price-range.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { arrangeTitle, joining, type TitlePart } from './arrange-title.ts'
import { respell, respellPart, toCorrectedText } from './browser/corrected-search.ts'
import { isAudiencePart, nameInTitle } from './name-in-title.ts'

/**
 * Returns a search as a title, with categories, brands and stores by their own names; undefined for
 * a text that was neither corrected nor understood in full.
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
  if (isAudience && only?.part && tails.includes(onSale))
    names[0] = `${nameInTitle(only.part, only.words, 'before a part')} sale`
  const end = tails.filter(tail => tail !== undefined && !(isAudience && tail === onSale)).join('')
  if (names.length > 0) return capitalize(names.join(' ')) + end
  // "Sale" and "under 100" have no other words.
  const [first] = parts
  if (parts.length === 1 && first && end === onSale)
    return capitalize(first.words.toLowerCase().replace(/friday|monday/, capitalize))
  return capitalize(end.replace(/^,? /, ''))
}

const onSale = ' on sale'

/** Returns how a title ends with a part, wherever shoppers type it. */
function findTail({ group, value, words, label, isExcluded }: UnderstoodPart): string | undefined {
  if (isExcluded) return `, ${/^[a-z]/i.test(words) ? words.toLowerCase() : label.toLowerCase()}`
  if (group === 'synthetics') return `, ${label.toLowerCase()}`
  // Whose percentage it is has to be said: it is not relative to the 30-day low.
  if (group === 'deals' && /^\d+$/.test(value)) return `, store sales of ${value}% or more`
  if (group === 'deals' && value === 'sale') return onSale
  // "Cheap" is a word, although it stands for a price.
  const range = group === 'prices' && /\d/.test(words) ? parsePriceRange(value) : undefined
  return range && ` ${formatPriceLimit(range)}`
}

/**
 * Splits a text into its understood parts and the words that join them; undefined if another word
 * is left.
 */
function splitUnderstood(
  text: string,
  { understood, dropped, unstocked = [], isCut }: QueryReading,
): TitlePart[] | undefined {
  if (understood.length === 0 || dropped.length + unstocked.length > 0 || isCut) return undefined
  const parts: TitlePart[] = []
  let rest = text
  const addJoining = (between: string) =>
    between.split(/\s+/).every(words => {
      if (words !== '' && joining.test(words)) parts.push({ words })
      return words === '' || joining.test(words)
    })
  for (const [at, part] of understood.entries()) {
    // A size on two scales is two parts with the same words.
    if (part.words === understood[at - 1]?.words && !rest.includes(part.words)) continue
    const start = rest.indexOf(part.words)
    if (start === -1 || !addJoining(rest.slice(0, start))) return undefined
    parts.push({ words: part.words, part })
    rest = rest.slice(start + part.words.length)
  }
  return addJoining(rest) ? parts : undefined
}
