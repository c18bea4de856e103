import { findCategory } from '#app/domain/category-tree.ts'
import type { Listing } from '#app/domain/listing.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { isAttribute, isKnownWord } from '#app/search-index/text/names/is-known-word.ts'
import { audienceWords } from '#app/vocabulary/audience-words.ts'
import { type CategoryKind, kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import { toPhrase } from '#app/vocabulary/to-phrase.ts'
import { toPlural } from '#app/vocabulary/to-plural.ts'
import { respell } from '../browser/corrected-search.ts'
import { isUnderstood } from './is-understood.ts'
import type { FoundList, SuggestedList } from './suggested-list.ts'
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
/** Fewer letters begin too many kinds. */
const leastLetters = 3
/** The maximum number of kinds whose products are counted. */
const maxCounted = 12

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

/**
 * Completes the words before a kind's noun by the kinds that have products: "wedd" → "wedding dress",
 * "running" → "running shoe". These words are no attributes, and rarely stand alone in a name.
 */
export async function suggestKinds(
  { countTexts }: Pick<SuggestingCatalogue, 'countTexts'>,
  text: string,
): Promise<SuggestedList[]> {
  if (text.length < leastLetters || isAttribute(text)) return []
  const begun = longer
    .filter(({ phrase }) => phrase.startsWith(text) && phrase !== text)
    .slice(0, maxCounted)
  if (begun.length === 0) return []
  const phrases = begun.map(({ phrase }) => phrase)
  const counts = await countTexts(emptyListQuery, phrases)
  const wholes = await Promise.all(begun.map(each => countOthers(countTexts, each)))
  const found = begun
    .map(({ phrase: label, kind }, at) => ({ label, kind, count: counts[at] ?? 0, at }))
    .filter(({ count, at }) => count > 0 && count < (wholes[at] ?? 0))
    .sort((a, b) => b.count - a.count || rank(b) - rank(a))
  return found
    .filter(({ kind, count }, at) => {
      // Another name of the same kind finds the same: wedding dress, wedding gown.
      return !found
        .slice(0, at)
        .some(other => other.kind.name === kind.name && other.count === count)
    })
    .map(({ label, count }) => ({ label: toPlural(label), to: listPath({ text: label }), count }))
}

/**
 * Counts what is in a kind's categories. A search that finds no less than that does not find the kind,
 * unless it is what the category is called: "lip mask" finds all lip makeup.
 */
async function countOthers(
  countTexts: SuggestingCatalogue['countTexts'],
  { phrase, kind }: Begun,
): Promise<number> {
  const nodes = [...new Set([kind.women, kind.men])]
  if (nodes.some(id => toPhrase(findCategory(id)?.name ?? '') === phrase))
    return Number.POSITIVE_INFINITY
  const counts = await Promise.all(
    nodes.map(category => countTexts({ ...emptyListQuery, category }, [''])),
  )
  return counts.flat().reduce((sum, count) => sum + count, 0)
}

interface Begun {
  phrase: string
  kind: CategoryKind
}

/** A kind's usual name comes before others. */
function rank({ label, kind }: { label: string; kind: CategoryKind }): number {
  return label === kind.name ? 1 : 0
}

/** The names of kinds of several words, shortest first. */
const longer: readonly Begun[] = [...kindsByPhrase]
  .flatMap(([phrase, kind]) => {
    const isNamed = !kind.isElsewhere && !kind.isOnlyInPaths
    return isNamed && /^\S+ /.test(phrase) && !/ and /.test(phrase) ? [{ phrase, kind }] : []
  })
  .sort((a, b) => a.phrase.length - b.phrase.length)
