import { facets } from '#app/domain/facets/facets.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import type { QueryWord } from './query-word.ts'
import type { NamedPart } from './read-names.ts'
import type { WrittenValue } from './read-values.ts'

/** Describes how a query was read, in the order of its words. */
export function describeReading(
  text: string,
  words: readonly QueryWord[],
  names: readonly NamedPart[],
  values: readonly WrittenValue[],
  unknown: readonly string[],
): QueryReading {
  const named = names.map(({ from, to, group, value, label }) => {
    const [start = 0, end = 0] = [words[from]?.start, words[to - 1]?.end]
    return { start, end, group, value, label }
  })
  const written = values.flatMap(({ start, end, group, values: each, isExcluded }) =>
    each.map(value => {
      const label = facets[group].format(value)
      return isExcluded
        ? { start, end, group, value, label: `No ${label.toLowerCase()}`, isExcluded }
        : { start, end, group, value, label }
    }),
  )
  const understood = [...named, ...written]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, ...part }): UnderstoodPart => {
      return { ...part, words: text.slice(start, end).trim(), rest: withoutPart(text, start, end) }
    })
  const corrected = words.flatMap(({ word, corrected: to, start, end }) =>
    to === undefined || unknown.includes(word) ? [] : [{ from: text.slice(start, end), to }],
  )
  return { understood, corrected, dropped: [...unknown] }
}

function withoutPart(text: string, start: number, end: number): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim()
}
