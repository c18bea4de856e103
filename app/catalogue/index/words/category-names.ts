import { categories, getMainCategory } from '#app/domain/category-tree.ts'
import { type CategoryKind, kindsByPhrase } from '#app/sources/vocabulary/category-kinds.ts'
import { type Branch, findNode } from '#app/sources/vocabulary/kind-node.ts'
import { stem } from './stem.ts'
import { toTokens } from './to-tokens.ts'

/** The longest name of a category, in words. */
export const longestCategoryName = 5

/**
 * The node that words of a search name: by a title ("Men's Jeans"), by a name, or by what shops call the things that are in it
 * ("trainers"). Where women's and men's are called the same, by whom the search is for.
 */
export function findCategoryByName(stems: readonly string[], branch: Branch): string | undefined {
  const key = toKey(stems)
  const titled = titles.get(key)
  if (titled !== undefined) return titled
  const kind = kinds.get(key)
  return kind && (findNode(kind, branch) ?? kind.women)
}

const titles: ReadonlyMap<string, string> = new Map(
  categories.filter(({ parent }) => parent !== undefined).map(({ id, title }) => [toKey(toStems(title)), id]),
)
const kinds = createKinds()

function createKinds(): Map<string, CategoryKind> {
  const found = new Map<string, CategoryKind>()
  for (const [phrase, kind] of kindsByPhrase) found.set(toKey(phrase.split(' ').map(stem)), kind)
  for (const { id, name, parent } of categories) {
    const key = toKey(toStems(name))
    const main = getMainCategory(id).id
    if (parent === undefined || main === 'kids' || found.has(key)) continue
    const counterpart = categories.find(
      other => other.name === name && getMainCategory(other.id).id === (main === 'men' ? 'women' : 'men'),
    )
    const other = counterpart?.id ?? id
    const isMens = main === 'men'
    found.set(key, {
      women: isMens ? other : id,
      men: isMens ? id : other,
      isForAll: main === 'living',
      isShelf: false,
    })
  }
  return found
}

function toStems(text: string): string[] {
  return toTokens(text).map(({ word }) => stem(word))
}

function toKey(stems: readonly string[]): string {
  return stems.filter(word => word !== 'and').join(' ')
}
