import { ancestorsOf, categories } from '#app/domain/category-tree.ts'
import { kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import { toTokens } from '../language/to-tokens.ts'
import {
  compareChoices,
  createChoices,
  type NamedChoice,
  rankBeginnings,
} from './rank-beginnings.ts'

/**
 * Suggests category ids by title and by name, broad categories first, then by the terms that
 * retailers use for the products.
 */
export function suggestCategories(words: readonly string[], limit: number): string[] {
  return rankBeginnings(choices, words, limit)
}

// Sorted in advance, because a thousand names can start with the same
// letter, and sorting names that are already in order takes almost no time.
const sorted: readonly NamedChoice<string>[] = [
  ...categories.flatMap(({ id, title, name }) =>
    [name, title].map(named => toChoice(id, named, 20 - ancestorsOf(id).length)),
  ),
  ...[...kindsByPhrase].flatMap(([phrase, kind]) => {
    const side = kind.only ?? kind.likely
    const nodes = side === undefined ? [kind.women, kind.men] : [kind[side]]
    return kind.isOnlyInPaths || kind.isElsewhere ? [] : nodes.map(id => toKind(id, phrase))
  }),
].sort(compareChoices)

const choices = createChoices<string>()
for (const choice of sorted) choices.add(choice)

function toChoice(id: string, name: string, weight: number): NamedChoice<string> {
  const words = toTokens(name).map(({ word }) => word)
  return { value: id, words: words.join(' '), weight }
}

/**
 * A kind is known by its noun: "silk" alone is no silk scarf. It leads to no broader category before
 * others: "hand" may begin a handkerchief, but accessories are much more.
 */
function toKind(id: string, phrase: string): NamedChoice<string> {
  return { ...toChoice(id, phrase, 10), leadLength: phrase.lastIndexOf(' ') + 1 }
}
