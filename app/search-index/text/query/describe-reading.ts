import { capitalize } from '#app/domain/capitalize.ts'
import { facets } from '#app/domain/facets/facets.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { withoutPart } from '#app/domain/without-part.ts'
import type { QueryWord } from './query-word.ts'
import type { NamedEntity } from './read-names.ts'
import type { Refusal } from './read-refusals.ts'
import type { WrittenValue } from './written-value.ts'

/** The parts that a query's text was divided into. */
interface ReadParts {
  words: readonly QueryWord[]
  names: readonly NamedEntity[]
  /** The names of shades of which any product in the color matches. */
  wider: readonly NamedEntity[]
  values: readonly WrittenValue[]
  refusals: readonly Refusal[]
  /** Words that no product has, or that are not looked up. */
  unknown: readonly string[]
  /** Well-known brands of which there are no products, as ranges in the text. */
  unstocked: readonly { start: number; end: number }[]
  /** The kind of product searched for instead of those brands. */
  instead?: string
  /** True if the text goes on after what was read. */
  isCut: boolean
}

/** Describes how a query was read, in the order of its words. */
export function describeReading(
  text: string,
  { words, names, wider, values, refusals, unknown, unstocked, instead, isCut }: ReadParts,
): QueryReading {
  const named = names.map(name => {
    const { from, to, group, value, label } = name
    const [start = 0, end = 0] = [words[from]?.start, words[to - 1]?.end]
    // A style is called what the shopper calls it: a midi dress may be one of knee length.
    const own = group === 'style' ? capitalize(text.slice(start, end).toLowerCase()) : label
    const part = { start, end, group, value, label: own }
    return wider.includes(name) ? { ...part, isWider: true as const } : part
  })
  const written = values.flatMap(({ start, end, group, values: each, isExcluded }) =>
    each.map(value => {
      const label = facets[group].format(value)
      return isExcluded
        ? { start, end, group, value, label: `No ${label.toLowerCase()}`, isExcluded }
        : { start, end, group, value, label }
    }),
  )
  const refused = refusals.map(({ start, end, words: value }) => {
    const label = `Without “${value}”`
    return { start, end, group: 'word' as const, value, label, isExcluded: true as const }
  })
  const understood = [...named, ...written, ...refused]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, ...part }): UnderstoodPart => {
      return { ...part, words: text.slice(start, end).trim(), rest: withoutPart(text, start, end) }
    })
  const corrected = words.flatMap(({ word, corrected: to, start, end }) =>
    to === undefined || unknown.includes(word) ? [] : [{ from: text.slice(start, end), to }],
  )
  const ignored = values.filter(({ isIgnored }) => isIgnored)
  const dropped = [...unknown, ...ignored.map(({ start, end }) => text.slice(start, end).trim())]
  return {
    understood,
    corrected,
    dropped: [...new Set(dropped)],
    ...(unstocked.length > 0
      ? { unstocked: unstocked.map(({ start, end }) => text.slice(start, end)) }
      : {}),
    ...(instead === undefined ? {} : { instead }),
    ...(isCut ? { isCut: true as const } : {}),
  }
}
