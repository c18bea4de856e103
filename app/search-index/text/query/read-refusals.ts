import {
  isNegatedFeature,
  listNegatedForms,
  negations,
  toNegatedForm,
} from '../language/negations.ts'
import { stem } from '../language/stem.ts'
import { stopWords } from '../language/stop-words.ts'
import { longestPhrase } from '../language/synonyms.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import type { QueryWord } from './query-word.ts'
import { type NamedEntity, readNames } from './read-names.ts'
import type { Alternative } from './term-group.ts'

/** A word or phrase of a query whose products are left out: the "not striped" of "shirt not striped". */
export interface Refusal {
  /** The position in the query, with the negation. */
  start: number
  end: number
  /** The refused words as typed. */
  words: string
  /** A product with any of these is left out … */
  alternatives: Alternative[]
  /** … unless it has one of these, which say the same as the query: "without stripes". */
  excuses: Alternative[]
}

/** Negations of a single description: "not striped linen shirt" wants a linen shirt. */
const adjectival: ReadonlySet<string> = new Set(['not', 'non', 'isnt', 'arent', 'neither'])
/** "Anything but", "other than" and the like, with the number of words. */
const phrases: readonly (readonly string[])[] = [
  ['anything', 'but'],
  ['everything', 'but'],
  ['all', 'but'],
  ['other', 'than'],
  ['apart', 'from'],
  ['instead', 'of'],
  ['rather', 'than'],
  ['w', 'o'],
  ['w', 'out'],
]
const conjunctions: ReadonlySet<string> = new Set(['or', 'nor', 'and'])
/** The maximum number of refusals; each takes as long as a search. */
const maxRefusals = 8
/** If at least this share of the titles with a word have it after the negation, both are a name. */
const nameShare = 0.1

interface Negation {
  word: string
  /** The index of the first refused word. */
  from: number
  /** The position of the negation in the query. */
  start: number
  isAdjectival: boolean
  /** The number of words after the refused ones that belong to the negation: the "free" of "lace-free". */
  tail: number
}

/**
 * Finds the words that a query rules out, and returns the other words. A negation that is part of
 * a brand or of product names, such as "no show socks", rules out nothing.
 */
export function readRefusals(
  text: string,
  words: readonly QueryWord[],
  store: Vocabulary,
): { refusals: Refusal[]; remaining: readonly QueryWord[]; isCut: boolean } {
  let isCut = false
  const refusals: Refusal[] = []
  const refused = new Set<QueryWord>()
  const getNames = once(() => readNames(words, store.brands, store.dictionary.frequencyOf))
  for (let at = 0; at < words.length; ) {
    const negation = findNegation(text, words, at)
    if (negation === undefined || isName(store, words, at, negation)) {
      at += 1
      continue
    }
    let { from, start } = negation
    let to = findEnd(text, words, negation, getNames(), store)
    add(start, from, to, words[to - 1 + negation.tail]?.end)
    while (conjunctions.has(words[to]?.word ?? '') && isRefusable(words, to + 1)) {
      start = words[to]?.start ?? 0
      from = to + 1
      to = findEnd(text, words, { ...negation, from, isAdjectival: true }, getNames(), store)
      add(start, from, to)
    }
    for (const word of words.slice(at, to + negation.tail)) refused.add(word)
    at = to + negation.tail
  }
  return { refusals, remaining: words.filter(word => !refused.has(word)), isCut }

  function add(start: number, from: number, to: number, end?: number): void {
    const run = words.slice(from, to)
    const last = run.at(-1)?.end ?? start
    // Each refusal takes time, and a text that repeats one says nothing new.
    const written = text.slice(run[0]?.start, last)
    if (refusals.some(refusal => refusal.words === written)) return
    isCut ||= refusals.length === maxRefusals
    if (isCut) return
    refusals.push({
      start,
      end: end ?? last,
      words: written,
      ...findRefusedTerms(
        store,
        run.map(({ stem }) => stem),
      ),
    })
  }
}

function findNegation(text: string, words: readonly QueryWord[], at: number): Negation | undefined {
  const { word, start, end } = words[at] as QueryWord
  // "Shirt -striped", but neither "t -shirt" nor "shirt - striped".
  if (/(?:^\s*|\S{2}\s+)[-−–!]$/u.test(text.slice(0, start)) && /\p{L}/u.test(word))
    return { word: '-', from: at, start: start - 1, isAdjectival: true, tail: 0 }
  const next = words[at + 1]
  if (next?.word === 'free' && text.slice(end, next.start) === '-')
    return { word: 'free', from: at, start, isAdjectival: true, tail: 1 }
  const phrase = phrases.find(each => each.every((part, index) => words[at + index]?.word === part))
  if (phrase === undefined && !negations.has(word)) return undefined
  let from = at + (phrase?.length ?? 1)
  while (stopWords.has(words[from]?.word ?? '')) from += 1
  if (!isRefusable(words, from)) return undefined
  const isApart = /[^\s,-]/.test(text.slice(words[from - 1]?.end, words[from]?.start))
  if (isApart) return undefined
  const isAdjectival = adjectival.has(word) || phrase?.at(-1) === 'but'
  return { word, from, start, isAdjectival, tail: 0 }
}

/** Returns true if the word can be ruled out. Numbers cannot: "no. 21" is a name. */
function isRefusable(words: readonly QueryWord[], at: number): boolean {
  const word = words[at]
  if (word === undefined || /^\d/.test(word.word)) return false
  return !negations.has(word.word) && word.word !== 'with'
}

/** Returns true if the negation and the next word are part of a brand or of products' names. */
function isName(
  { brands, dictionary }: Vocabulary,
  words: readonly QueryWord[],
  at: number,
  { word, from, tail }: Negation,
): boolean {
  if (tail > 0) return dictionary.findTerm(`${words[from]?.word}${word}`) !== undefined
  const root = stem(words[from]?.word ?? '')
  if (isNegatedFeature(word, root)) return true
  if (brands.hasPair(stem(word), stem(words[at + 1]?.word ?? ''))) return true
  const inTitles = (term: number | undefined) =>
    term === undefined ? 0 : (dictionary.titleFrequency[term] ?? 0)
  const named = inTitles(dictionary.findTerm(toNegatedForm(word, root)))
  return named > 0 && named >= nameShare * inTitles(dictionary.findTermOfStem(root))
}

/** Returns the index after the last word that a negation rules out. */
function findEnd(
  text: string,
  words: readonly QueryWord[],
  { from, isAdjectival }: Negation,
  names: readonly NamedEntity[],
  { synonyms }: Vocabulary,
): number {
  const named = names.find(part => part.from === from)?.to ?? from + 1
  let to = named
  for (let length = longestPhrase; length > 1; length -= 1) {
    const stems = words.slice(from, from + length).map(({ stem }) => stem)
    if (stems.length === length && synonyms.has(stems.join(' '))) to = Math.max(to, from + length)
  }
  const isSubject = (part: NamedEntity | undefined) =>
    part?.group === 'category' &&
    !names.some(other => other.group === 'category' && other.from < from)
  for (; to < words.length; to += 1) {
    const [previous, word] = [words[to - 1] as QueryWord, words[to] as QueryWord]
    const between = text.slice(previous.end, word.start)
    if (between === '-' && word.word !== 'free') continue
    const part = names.find(each => to >= each.from && to < each.to)
    const isNamed = part !== undefined && (part.group !== 'category' || isSubject(part))
    if (isAdjectival || !/^\s+$/.test(between) || word.role !== 'needed' || isNamed) break
    if (negations.has(word.word)) break
  }
  return to
}

/** Finds the words as the index knows them: their own stems, joined words and synonyms. */
export function findRefusedTerms(
  { dictionary, synonyms }: Vocabulary,
  stems: readonly string[],
): Pick<Refusal, 'alternatives' | 'excuses'> {
  const key = stems.join(' ')
  const others = (synonyms.get(key) ?? []).map(({ words }) => words)
  const toAlternatives = (all: readonly (readonly string[])[]): Alternative[] =>
    all.flatMap(words => {
      const terms = words.map(word => dictionary.findTermOfStem(word))
      const known = terms.filter(term => term !== undefined)
      return known.length === words.length ? [{ terms: known, weight: 1 }] : []
    })
  return {
    alternatives: toAlternatives([
      stems,
      ...(stems.length > 1 ? [[stems.join('')]] : []),
      ...others,
    ]),
    excuses: toAlternatives(listNegatedForms(stems[0] ?? '').map(form => [stem(form)])),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
