import { toSingular } from '#app/vocabulary/to-phrase.ts'
import type { SuggestedList } from './suggested-list.ts'
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
