import { categories, getMainCategory } from '#app/domain/category-tree.ts'
import { type CategoryKind, kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import { type Branch, findNode } from '#app/vocabulary/kind-node.ts'
import { stem } from '../language/stem.ts'
import { toTokens } from '../language/to-tokens.ts'

/** The number of words in the longest name. */
export const longestCategoryName = 5

/**
 * Finds a category by its title ("Men's Jeans"), its name, or
 * a term that retailers use for its products ("trainers").
 * If several categories have the same name, `gender` selects one of them.
 */
export function findCategoryByName(
  stems: readonly string[],
  branch: Branch | undefined,
): string | undefined {
  const key = toKey(stems)
  const titled = titles.get(key)
  if (titled !== undefined) return titled
  const kind = kinds.get(key)
  return kind && (findNode(kind, { named: branch }) ?? kind.women)
}

const titles: ReadonlyMap<string, string> = new Map(
  categories
    .filter(({ parent }) => parent !== undefined)
    .map(({ id, title }) => [toKey(toStems(title)), id]),
)
const kinds = createKinds()

function createKinds(): Map<string, CategoryKind> {
  const found = new Map<string, CategoryKind>()
  for (const [phrase, kind] of kindsByPhrase)
    if (!kind.isElsewhere && !isForExpecting(phrase, kind))
      found.set(toKey(phrase.split(' ').map(stem)), kind)
  for (const { id, name, parent } of categories) {
    const key = toKey(toStems(name))
    const main = getMainCategory(id).id
    if (parent === undefined || main === 'kids' || found.has(key)) continue
    const counterpart = categories.find(
      other =>
        other.name === name && getMainCategory(other.id).id === (main === 'men' ? 'women' : 'men'),
    )
    const other = counterpart?.id ?? id
    const isMens = main === 'men'
    found.set(key, {
      name,
      women: isMens ? other : id,
      men: isMens ? id : other,
      isForAll: main === 'living',
      isOnlyInPaths: false,
      isElsewhere: false,
    })
  }
  return found
}

/**
 * Returns true for a thing of expecting mothers. Stores that sell it have one category for all of them,
 * but a shopper who wants maternity jeans wants both words: no maternity dress.
 */
function isForExpecting(phrase: string, { women }: CategoryKind): boolean {
  const [, thing = ''] = /^maternity (.+)$/.exec(phrase) ?? []
  return women === 'maternity-clothes' && kindsByPhrase.has(thing)
}

function toStems(text: string): string[] {
  return toTokens(text).map(({ word }) => stem(word))
}

function toKey(stems: readonly string[]): string {
  return stems.filter(word => word !== 'and').join(' ')
}
