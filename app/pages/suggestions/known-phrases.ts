import { categories } from '#app/domain/category-tree.ts'
import { colors } from '#app/domain/color.ts'
import { colorNames } from '#app/search-index/text/names/color-names.ts'
import { styleNames } from '#app/search-index/text/names/style-names.ts'
import { valueNames } from '#app/search-index/text/names/value-names.ts'
import { audienceWords } from '#app/vocabulary/audience-words.ts'
import { type CategoryKind, kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import { toPlural } from '#app/vocabulary/to-plural.ts'

/** Words that a list understands: a kind of product, a color, a material, a style or an occasion. */
export interface KnownPhrase {
  text: string
  /** True for the name that shops use most: floral, but not ditsy. */
  isUsual: boolean
  /** True for a kind of product, which may follow what describes it. */
  isKind: boolean
  /** True for a length, pattern, occasion or season by its usual name. */
  isStyle?: true
  /** All names of the kind in the singular: wedding dress, wedding gown. */
  names?: readonly string[]
}

/** Finds the phrases that begin with a text and go on, usual and short ones first. */
export function findKnownPhrases(beginning: string): readonly KnownPhrase[] {
  return phrases.filter(({ text }) => text.length > beginning.length && text.startsWith(beginning))
}

/** Returns true for the usual name of something: "floral", "dresses". */
export function isUsualName(text: string): boolean {
  return usual.has(text.toLowerCase())
}

const names = new Map<CategoryKind, string[]>()
for (const [phrase, kind] of kindsByPhrase) names.set(kind, [...(names.get(kind) ?? []), phrase])

const kinds = [...kindsByPhrase].flatMap(([phrase, kind]) => {
  const isNamed = !kind.isElsewhere && !kind.isOnlyInPaths && !/ and /.test(phrase)
  if (!isNamed) return []
  const isUsual = phrase === kind.name
  return [{ text: toPlural(phrase), isUsual, isKind: true, names: names.get(kind) ?? [] }]
})

const phrases: readonly KnownPhrase[] = [
  ...new Map<string, KnownPhrase>(
    [
      ...kinds,
      ...valueNames.map(text => ({ text, isUsual: true, isKind: false })),
      ...colorNames.map(text => ({ text, isUsual: false, isKind: false })),
      ...styleNames.flat().map(text => ({ text, isUsual: false, isKind: false })),
      // The same names again, which replace the ones above.
      ...styleNames.map(([text = '']) => ({
        text,
        isUsual: true,
        isKind: false,
        isStyle: true as const,
      })),
      ...colors.map(({ name }) => ({ text: name.toLowerCase(), isUsual: true, isKind: false })),
      ...kinds.filter(({ isUsual }) => isUsual),
      ...categories
        .filter(({ name, parent }) => parent !== undefined && !name.includes('&'))
        .map(({ name }) => {
          const text = name.toLowerCase()
          return { text, isUsual: true, isKind: !audienceWords.has(text) }
        }),
    ].map(phrase => [phrase.text, phrase]),
  ).values(),
].sort((a, b) => Number(b.isUsual) - Number(a.isUsual) || a.text.length - b.text.length)

const usual: ReadonlySet<string> = new Set(
  phrases.flatMap(({ text, isUsual }) => (isUsual ? text : [])),
)
