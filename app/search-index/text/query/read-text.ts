import { ancestorsOf } from '#app/domain/category-tree.ts'
import { type Filters, isExcludable } from '#app/domain/facets/filters.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { withoutPart } from '#app/domain/without-part.ts'
import { stem } from '../language/stem.ts'
import { lowPriceWords } from '../language/stop-words.ts'
import { toColorForm } from '../names/color-names.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import { describeReading } from './describe-reading.ts'
import { type AudienceRule, findAudienceRule } from './find-audience-rule.ts'
import { findUnmetAudience } from './find-unmet-audience.ts'
import { findUnstockedBrands } from './find-unstocked-brands.ts'
import { type ParsedQuery, parseQuery } from './parse-query.ts'
import type { QueryWord } from './query-word.ts'
import { type NamedEntity, readNames } from './read-names.ts'
import { findRefusedTerms, type Refusal, readRefusals } from './read-refusals.ts'
import { readValues } from './read-values.ts'
import { hasFurtherWords, readWords, requireSubject } from './read-words.ts'
import { refuseReal } from './refuse-real.ts'
import { replaceBrand } from './replace-brand.ts'
import type { WrittenValue } from './written-value.ts'

/** The maximum length of a query; longer ones are truncated. */
const maxLength = 400

/** A search text, parsed with the words of the current products. */
export interface ReadText {
  /** The words outside the parts that became filters or refusals. */
  words: readonly QueryWord[]
  query: ParsedQuery
  reading: QueryReading
  /** Parts of the text that become filters (price, size, sale, condition, stock). */
  filters: Partial<Filters>
  /** The word "cheap" or a similar one, and the text without it; absent if there is none. */
  cheap?: Pick<UnderstoodPart, 'words' | 'rest'>
  /** Words whose products are left out. */
  refusals: readonly Refusal[]
  /** The products of another audience, which are left out; absent if the text names none. */
  audience?: AudienceRule
  /** True if the text has filters or refusals but no words, so that every product matches it. */
  isFiltersOnly: boolean
}

/** With `isGuessing`, words are corrected that may be right, such as a brand that we do not stock. */
export function readText(
  store: Vocabulary,
  text: string,
  isTyping = false,
  isGuessing = false,
): ReadText {
  const written = text.slice(0, maxLength)
  const values = readValues(written)
  const all = readWords(written, values, store, { isTyping, isGuessing })
  const { refusals, remaining, isCut } = readRefusals(written, all, store)
  const isRefusalOnly = refusals.length > 0 && remaining.every(({ role }) => role === 'stop')
  const typed = isRefusalOnly ? [] : requireSubject(remaining)
  const parse = (words: readonly QueryWord[]) => {
    const names = readNames(words, store.brands, store.dictionary.frequencyOf)
    return { words, names, query: parseQuery(store, written, words, names, isTyping) }
  }
  const parsed = parse(typed)
  const unstocked = findUnstockedBrands(written, typed, store.brands, parsed.query.unknown)
  const replaced = replaceBrand(written, typed, parsed.names, unstocked)
  const { words, names, query } = replaced ? parse(replaced.words) : parsed
  const narrowing = resolveSizes(values, names)
  const audience = findAudienceRule(store.dictionary, words, names)
  const cheap = words.find((word, at) =>
    isLowPrice(
      word,
      names.some(({ from, to }) => at >= from && at < to),
    ),
  )
  const unread = [...query.unknown, ...query.leftOut, ...findUnmetAudience(words, names)]
  return {
    words,
    query,
    reading: describeReading(written, {
      words,
      names: names.filter(({ from, to }) =>
        words
          .slice(from, to)
          .some(each => !unread.includes(each.word) && (!replaced || typed.includes(each))),
      ),
      wider: query.wider,
      values: narrowing,
      refusals,
      unknown: unread,
      unstocked,
      ...(replaced ? { instead: replaced.kind } : {}),
      isCut:
        isCut ||
        query.leftOut.length > 0 ||
        text.trim().length > maxLength ||
        hasFurtherWords(written, values),
    }),
    filters: toFilters(narrowing),
    ...(cheap
      ? {
          cheap: {
            words: written.slice(cheap.start, cheap.end),
            rest: withoutPart(written, cheap.start, cheap.end),
          },
        }
      : {}),
    refusals: [
      ...refusals,
      ...refuseMaterials(store, narrowing),
      ...refuseColors(store, narrowing),
      ...refuseReal(store, words),
    ],
    ...(audience ? { audience } : {}),
    isFiltersOnly: words.length === 0 && narrowing.length + refusals.length > 0,
  }
}

/** Returns true for "cheap" and the like, but not in the name of the brand Cheap Monday. */
function isLowPrice({ word, role }: QueryWord, isNamed: boolean): boolean {
  return role === 'soft' && !isNamed && lowPriceWords.has(word)
}

/**
 * Refuses the words of excluded materials, too: a product whose materials are
 * unknown or incomplete may still say in its name that it is a wool blend.
 */
function refuseMaterials(store: Vocabulary, written: readonly WrittenValue[]): Refusal[] {
  return written
    .filter(({ group, isExcluded }) => group === 'materials' && isExcluded)
    .flatMap(({ start, end, values }) =>
      values.map(words => ({ start, end, words, ...findRefusedTerms(store, [stem(words)]) })),
    )
}

/** Refuses excluded colors in the names of products whose colors are not stated. */
function refuseColors({ dictionary }: Vocabulary, written: readonly WrittenValue[]): Refusal[] {
  return written
    .filter(({ group, isExcluded }) => group === 'colors' && isExcluded)
    .flatMap(({ start, end, values }) =>
      values.flatMap(words => {
        const term = dictionary.findTerm(toColorForm(words))
        const alternatives = term === undefined ? [] : [{ terms: [term], weight: 1 }]
        return alternatives.length > 0 ? [{ start, end, words, alternatives, excuses: [] }] : []
      }),
    )
}

function toFilters(written: readonly WrittenValue[]): Partial<Filters> {
  const filters: Partial<Filters> = {}
  for (const { group, values, isExcluded } of written) {
    if (values.length === 0) continue
    if (isExcluded && isExcludable(group)) {
      const excluded = { ...filters.excluded }
      filters.excluded = { ...excluded, [group]: [...(excluded[group] ?? []), ...values] }
    } else filters[group] = [...new Set([...(filters[group] ?? []), ...values])]
  }
  return filters
}

/**
 * Decides which scale a size is on: size 8 is a shoe size next to "boots" and a clothing
 * size next to "dress". If the text names no category, the size can be on either scale.
 */
function resolveSizes(
  values: readonly WrittenValue[],
  names: readonly NamedEntity[],
): WrittenValue[] {
  const nodes = names
    .filter(({ group }) => group === 'category')
    .flatMap(({ value }) => ancestorsOf(value))
  const isShoe = nodes.some(({ id }) => id.endsWith('-shoes'))
  const isOther = !isShoe && nodes.some(({ parent }) => parent !== undefined)
  return values.map(value => {
    const { size } = value
    if (size === undefined) return value
    const both = isShoe ? size.shoes : isOther ? size.clothes : [...size.clothes, ...size.shoes]
    return { ...value, values: [...new Set(both.length > 0 ? both : size.shoes)] }
  })
}
