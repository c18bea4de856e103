import type { Filters } from '#app/domain/filters.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { createSlots, type Wish } from './create-slots.ts'
import { describeReading } from './describe-reading.ts'
import { gone } from './documents.ts'
import type { QueryWord } from './query-word.ts'
import { readNames } from './read-names.ts'
import { readValues } from './read-values.ts'
import { readWords } from './read-words.ts'
import { relax } from './relax.ts'
import { resolveSizes } from './resolve-sizes.ts'
import { nothing, type Scored, uniteScored } from './scored.ts'
import type { Slot } from './slot.ts'
import { createSlotFinder, type SlotFinder } from './slot-finder.ts'
import { oppositeGenders } from './stop-words.ts'
import { toFullScores } from './to-full-scores.ts'
import { toMatch } from './to-match.ts'
import { toTokens } from './to-tokens.ts'
import type { MatchOptions, WordMatch } from './word-door.ts'
import type { WordStore } from './word-store.ts'

/** Far above any honest search. */
const maxLength = 400
/** With fewer that have everything, those that have nearly everything follow, up to a page of them. */
const fewEnough = 10
const preferredShare = 0.05
const pageLength = 50

export function matchWords(
  store: WordStore,
  text: string,
  { isTyping = false }: MatchOptions = {},
): WordMatch {
  const written = text.slice(0, maxLength)
  const values = readValues(written)
  const words = readWords(written, values, store.vocabulary)
  const names = readNames(words, store.brands, store.vocabulary.frequencyOf)
  const narrowing = resolveSizes(values, names)
  const wish = createSlots(store, words, names, isTyping)
  const reading = describeReading(written, words, names, narrowing, wish.unknown)
  const filters = toFilters(narrowing)
  if (words.length === 0 && narrowing.length > 0)
    return { ...toMatch(store.documents, findEverything(store)), reading, filters }

  const finder = createSlotFinder(store)
  const strict = findStrictly(finder, wish)
  const full = wish.preferred.reduce(finder.prefer, withoutOthers(store, finder, strict, words))
  const things = toFullScores(full.scores, wish.needed)
  // Who is still writing is shown a few products, and those that have it all will do.
  const enough = isTyping ? 1 : fewEnough
  const isEnough = things >= enough || wish.needed.length < 2
  const { found, dropped } = isEnough
    ? { found: full, dropped: [] }
    : addNearly(store, finder, wish, full, words)
  const match = toMatch(store.documents, found)
  // What has everything but a word nobody has, lacks that word.
  if (wish.unknown.length > 0) for (let at = 0; at < match.scores.length; at += 1) halve(match.scores, at)
  // Where nothing is found at all, leaving words out was of no use.
  const isEmpty = match.numbers.length === 0
  return { ...match, reading: isEmpty ? { ...reading, dropped: [] } : leaveOut(reading, dropped), filters }
}

function halve(scores: Float32Array, at: number): void {
  scores[at] = (scores[at] ?? 0) / 2.01
}

/** What was left out was not understood either. */
function leaveOut(reading: QueryReading, dropped: readonly string[]): QueryReading {
  const isOut = (words: string) => toTokens(words).every(({ word }) => dropped.includes(word))
  return {
    understood: reading.understood.filter(({ words }) => dropped.length === 0 || !isOut(words)),
    corrected: reading.corrected.filter(({ from }) => dropped.length === 0 || !isOut(from)),
    dropped: [...reading.dropped, ...dropped],
  }
}

function findStrictly(finder: SlotFinder, { needed }: Wish): Scored {
  const [first, ...others] = needed.toSorted((a, b) => finder.estimate(a) - finder.estimate(b))
  return first === undefined ? nothing : others.reduce(finder.narrow, finder.find(first))
}

function findEverything({ documents: { numbers, total, live } }: WordStore): Scored {
  const all = new Uint32Array(live)
  let end = 0
  for (let document = 0; document < total; document += 1) {
    if (numbers[document] === gone) continue
    all[end] = document
    end += 1
  }
  return { documents: all, scores: new Float32Array(live).fill(1) }
}

/** Who asks for women's things is shown none that are said to be men's alone; most products say nothing of that. */
function withoutOthers(
  { vocabulary }: WordStore,
  finder: SlotFinder,
  found: Scored,
  words: readonly QueryWord[],
): Scored {
  const genders = words.filter(({ role }) => role === 'gender').map(({ stem }) => stem)
  const [gender, ...others] = [...new Set(genders)]
  if (gender === undefined || others.length > 0) return found
  const own = vocabulary.findTermOfStem(gender)
  const other = vocabulary.findTermOfStem(oppositeGenders.get(gender) ?? '')
  if (other === undefined) return found
  const kept = finder.without(found, other, own)
  return kept.documents.length > 0 ? kept : found
}

function addNearly(
  store: WordStore,
  finder: SlotFinder,
  wish: Wish,
  full: Scored,
  words: readonly QueryWord[],
): { found: Scored; dropped: string[] } {
  const none = full.documents.length === 0
  const { found, lacking } = relax(finder, wish.needed.map(withNear), {
    numbers: store.documents.numbers,
    total: store.documents.total,
    known: full,
    limit: pageLength - full.documents.length,
    all: none,
  })
  found.sort((a, b) => a.document - b.document)
  const nearly = withoutOthers(
    store,
    finder,
    {
      documents: Uint32Array.from(found, ({ document }) => document),
      scores: Float32Array.from(found, ({ score }) => score),
    },
    words,
  )
  const dropped = none ? lacking : []
  return {
    found: uniteScored(full, lift(finder, nearly, wish.preferred)),
    dropped: nearly.documents.length > 0 ? dropped.flatMap(slot => slot.words.split(' ')) : [],
  }
}

/** What is nice to have decides between those that lack about as much. */
function lift(finder: SlotFinder, nearly: Scored, preferred: readonly Slot[]): Scored {
  if (preferred.length === 0) return nearly
  const none = { documents: nearly.documents, scores: new Float32Array(nearly.documents.length) }
  const { scores } = preferred.reduce(finder.prefer, none)
  return {
    documents: nearly.documents,
    scores: nearly.scores.map((score, at) =>
      Math.min(score + preferredShare * Math.min(scores[at] ?? 0, 1), 0.999),
    ),
  }
}

/** A shopper who finds no navy blazer would sooner have another blue one than a red. */
function withNear(slot: Slot): Slot {
  return slot.near ? { ...slot, alternatives: [...slot.alternatives, ...slot.near] } : slot
}

function toFilters(values: readonly { group: keyof Filters; values: readonly string[] }[]): Partial<Filters> {
  const filters: Partial<Filters> = {}
  for (const { group, values: each } of values)
    if (each.length > 0) filters[group] = [...new Set([...(filters[group] ?? []), ...each])]
  return filters
}
