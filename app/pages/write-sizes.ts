import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { respell } from './browser/corrected-search.ts'

/** Writes the sizes of a search as labels do: "xl dress" → "XL dress"; "size 8" and "xlarge" stay. */
export function writeSizes(text: string, { understood }: Pick<QueryReading, 'understood'>): string {
  return understood.reduce(
    (written, part) => respell(written, [{ from: part.words, to: writeSize(part) }]),
    text,
  )
}

/** Returns the words of a part, with a size's own capitals: 34b → 34B. A number alone says that it is a size. */
export function writeSize({
  group,
  words,
  label,
}: Pick<UnderstoodPart, 'group' | 'words' | 'label'>): string {
  if (group !== 'sizes') return words
  const isLast = /\S+$/
  const [last = ''] = isLast.exec(words) ?? []
  const [own = ''] = isLast.exec(label) ?? []
  if (words === own && /^\d+(?:\.5)?$/.test(words)) return `size ${words}`
  return last.toLowerCase() === own.toLowerCase()
    ? words.slice(0, words.length - last.length) + own
    : words
}
