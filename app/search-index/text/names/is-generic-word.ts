import { builtInSynonyms } from '../language/synonyms.ts'
import { findCategoryByName } from './category-names.ts'
import { findColorByName } from './color-names.ts'
import { findValueByName } from './value-names.ts'

/**
 * Returns true for the stem of a word that means something else than a brand in searches: a kind of
 * product, a color, a material, a word with synonyms, or a word for girls, men and so on.
 */
export function isGenericWord(root: string): boolean {
  return (
    builtInSynonyms.has(root) ||
    audiences.has(root) ||
    findColorByName([root]) !== undefined ||
    findValueByName([root]) !== undefined ||
    findCategoryByName([root], undefined) !== undefined
  )
}

const audiences: ReadonlySet<string> = new Set('women men kid girl boy baby toddler'.split(' '))
