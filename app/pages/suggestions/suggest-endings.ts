import type { Listing } from '#app/domain/listing.ts'
import { isAttribute, isKnownWord } from '#app/search-index/text/names/is-known-word.ts'
import { audienceWords } from '#app/vocabulary/audience-words.ts'
import { respell } from '../browser/corrected-search.ts'
import { isUnderstood } from './is-understood.ts'
import type { FoundList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'
import { isExact, type SuggestingCatalogue, toFoundText, trySearch } from './try-search.ts'

/** Words that shoppers often add after a kind of product, most common first. */
const endings = [
  ...['women', 'men', 'kids', 'on sale', 'for women', 'for men', 'for kids'],
  ...[50, 100, 200, 25, 75, 150, 300, 500, 1000].map(price => `under $${price}`),
]
/** Those that follow a department's name, too. */
const others = endings.filter(ending => !namesAudience(ending))
const maxEndings = 3
/** An ending with fewer products than this share of those without it is not meant. */
const leastShare = 0.05
/** Fewer letters may begin anything else. */
const leastLetters = 3

/** Endings of a search. */
interface Endings {
  lists: FoundList[]
  /** True if so much of them was typed that nothing else is meant. */
  isMeant: boolean
}

/**
 * Completes what is no word of a product, but is understood: "jeans und" → "jeans under $50", "dresses
 * on s" → "dresses on sale", "sneakers w" → "sneakers women".
 */
export async function suggestEndings(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<Endings> {
  const { before, typed, begun } = findEndings(text.toLowerCase())
  if (begun.length === 0) return { lists: [], isMeant: false }
  const plain = await trySearch(catalogue, before)
  if (!isUnderstood(before, plain)) return { lists: [], isMeant: false }
  const spelled = respell(before, plain.reading?.corrected ?? [])
  const found = await Promise.all(
    begun.slice(0, maxEndings).map(async ending => {
      const whole = `${spelled} ${ending}`
      return { whole, listing: await trySearch(catalogue, whole) }
    }),
  )
  const { total } = plain.paging
  const lists = found
    .filter(({ listing }) => isExact(listing) && isNarrower(listing, total))
    .map(({ whole, listing }) => toFoundText(whole, listing))
  return { lists, isMeant: lists.length > 0 && typed.length >= leastLetters }
}

/** Returns true if an ending was understood, and leaves out some of what it is added to. */
function isNarrower({ paging, reading }: Listing, total: number): boolean {
  const isUnderstood = (reading?.understood.length ?? 0) > 0
  return isUnderstood && paging.total >= total * leastShare && paging.total < total
}

/** Finds what may be begun; fewer letters, or none, decide only after a word that names a kind. */
function findEndings(text: string): { before: string; typed: string; begun: string[] } {
  const words = text.split(' ')
  for (let from = 1; from <= words.length; from += 1) {
    const before = words.slice(0, from).join(' ')
    const typed = words.slice(from).join(' ')
    const isEnough = typed.length >= leastLetters || endsWithNoun(before)
    const fitting = namesAudience(before) ? others : endings
    const begun = isEnough ? fitting.filter(ending => begins(ending, typed)) : []
    if (begun.length > 0) return { before, typed, begun }
  }
  return { before: text, typed: '', begun: [] }
}

function endsWithNoun(text: string): boolean {
  const [last = '', previous] = toNameWords(text).split(' ').toReversed()
  return isKnownWord(last, previous) && !isAttribute(last)
}

/** Returns true if a text says whom it is for: "men kids" is no search. */
function namesAudience(text: string): boolean {
  return toNameWords(text)
    .split(' ')
    .some(word => audienceWords.has(word))
}

/** Returns true if more letters make the ending; the dollar sign may be left out. */
function begins(ending: string, typed: string): boolean {
  return [ending, ending.replace('$', '')].some(
    each => each.startsWith(typed) && each.length > typed.length,
  )
}
