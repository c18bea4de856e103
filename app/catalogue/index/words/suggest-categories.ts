import { ancestorsOf, categories } from '#app/domain/category-tree.ts'
import { kindsByPhrase } from '#app/sources/vocabulary/category-kinds.ts'
import { type NamedChoice, rankBeginnings } from './rank-beginnings.ts'
import { toTokens } from './to-tokens.ts'

/** Ids of nodes: by their titles and names, wide ones first, and by what shops call what is in them. */
export function suggestCategories(words: readonly string[], limit: number): string[] {
  return rankBeginnings(choices, words, limit)
}

const choices: readonly NamedChoice<string>[] = [
  ...categories.flatMap(({ id, title, name }) => [toChoice(id, name, 20), toChoice(id, title, 20)]),
  ...[...kindsByPhrase].flatMap(([phrase, kind]) => {
    const nodes = kind.likely === undefined ? [kind.women, kind.men] : [kind[kind.likely]]
    return kind.isShelf ? [] : nodes.map(id => toChoice(id, phrase, 10))
  }),
]

function toChoice(id: string, name: string, weight: number): NamedChoice<string> {
  const words = toTokens(name).map(({ word }) => word)
  return { value: id, words: words.join(' '), weight: weight - ancestorsOf(id).length }
}
