import { isDescendant } from '#app/domain/category-tree.ts'
import { findCategoryByName } from '../names/category-names.ts'
import type { QueryWord } from './query-word.ts'
import type { NamedEntity } from './read-names.ts'

/** Kinds that stores sell as women's only. */
const womensKinds = ['dresses', 'skirts', 'bridal', 'pumps']

/**
 * Returns the words for men beside a thing that only women's departments have: "men's skirts" lists
 * skirts, and says that none of them is men's.
 */
export function findUnmetAudience(
  words: readonly QueryWord[],
  names: readonly NamedEntity[],
): string[] {
  const take = ({ from, to }: NamedEntity) => words.slice(from, to)
  const hasWomensKind = names.some(part => {
    const named = findCategoryByName(
      take(part).map(({ stem }) => stem),
      undefined,
    )
    return part.group === 'category' && named !== undefined && isWomensKind(named)
  })
  if (!hasWomensKind) return []
  return names
    .filter(({ group, value }) => group === 'category' && value === 'men')
    .flatMap(part => take(part).map(({ word }) => word))
}

function isWomensKind(id: string): boolean {
  return womensKinds.some(kind => id === kind || isDescendant(id, kind))
}
