import type { TermDictionary } from '../terms/term-dictionary.ts'
import type { TermGroup } from './term-group.ts'

/** The maximum number of alternatives in a text; each takes as long as a search. */
const most = 8
/** This many alternatives are always looked up, because shoppers type them: red, blue, pink or white. */
const usual = 4
/** The postings of further alternatives, which take about 30 ms; in smaller catalogues there are fewer. */
const mostPostings = 500_000

/** Returns true if a group of `words` alternatives may have another one, with which it has `postings`. */
export function hasRoom(words: number, postings: number): boolean {
  return words < usual || (words < most && postings <= mostPostings)
}

/** Creates a function that returns true if a group may get the alternatives of another one. */
export function createAlternativeLimit({ frequency }: Pick<TermDictionary, 'frequency'>) {
  const words = new Map<TermGroup, number>()
  return (either: TermGroup, other: TermGroup): boolean => {
    const terms = new Set(either.alternatives.flatMap(each => each.terms))
    const added = other.alternatives.flatMap(each => each.terms).filter(term => !terms.has(term))
    if (added.length === 0) return true
    const before = words.get(either) ?? 1
    let postings = 0
    for (const term of [...terms, ...new Set(added)]) postings += frequency[term] ?? 0
    if (!hasRoom(before, postings)) return false
    words.set(either, before + 1)
    return true
  }
}
