import { toSingular } from '#app/vocabulary/to-phrase.ts'
import type { FoundList, SuggestedList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'

/** A list with the words of its label. */
interface NamedList {
  list: SuggestedList
  words: ReadonlySet<string>
}

/**
 * Leaves out the lists that another one, or one of those that are shown anyway, already offers: by its
 * address, in the same words, or in more words that leave nothing out.
 *
 *     luggage 69, Luggage 68            silk dress 126, Silk in Women's Dresses 126
 */
export function showOnce(
  lists: readonly SuggestedList[],
  others: readonly SuggestedList[],
): SuggestedList[] {
  const shown = others.map(toNamed)
  return lists.filter(list => {
    const named = toNamed(list)
    const isNew = !shown.some(other => isSame(other, named))
    if (isNew) shown.push(named)
    return isNew
  })
}

function toNamed(list: SuggestedList): NamedList {
  const words = toNameWords(list.label).split(' ').map(toSingular)
  return { list, words: new Set(words.filter(word => word !== 'in')) }
}

function isSame(a: NamedList, b: NamedList): boolean {
  if (a.list.to === b.list.to) return true
  const [isWithin, isAround] = [areAmong(a.words, b.words), areAmong(b.words, a.words)]
  return (isWithin && isAround) || (a.list.count === b.list.count && (isWithin || isAround))
}

function areAmong(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].every(word => others.has(word))
}

/** A longer name with more than this share of a shorter one's products says what is meant. */
const sameShare = 0.8

/**
 * Leaves out searches that find the same as one before, or as a longer name of it:
 *
 *     camisoles 121, camis 121 → camisoles       maxis 530, maxi dresses 469 → maxi dresses
 *     cashmere sweaters 177, cashmere jumpers 167 → cashmere sweaters
 */
export function dropTwins(lists: readonly FoundList[]): FoundList[] {
  const named = lists.filter(list => !lists.some(other => isLongerName(other.query, list.query)))
  return named.filter((list, at) => !named.slice(0, at).some(other => findsSame(other, list)))
}

/** Two names of one thing may differ in a few products whose makers use only one of them. */
const twinShare = 0.9

/** Lists of about the same length with mostly the same first products, which their words may order otherwise. */
function findsSame(a: FoundList, b: FoundList): boolean {
  const [fewer = 0, more = 0] = [a.query.count, b.query.count].toSorted((x, y) => x - y)
  const keys = new Set(a.products.map(({ source, id }) => source + id))
  const shared = b.products.filter(({ source, id }) => keys.has(source + id))
  return fewer >= more * twinShare && shared.length * 2 > b.products.length
}

function isLongerName(longer: SuggestedList, shorter: SuggestedList): boolean {
  const [long, short] = [longer, shorter].map(({ label }) => label.toLowerCase())
  const isLonger = long?.startsWith(`${short && toSingular(short)} `) ?? false
  return isLonger && longer.count >= shorter.count * sameShare && longer.count <= shorter.count
}
