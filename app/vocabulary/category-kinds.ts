import { ancestorsOf, getMainCategory } from '#app/domain/category-tree.ts'
import { accessoriesAndBeauty } from './category-words/accessories-and-beauty.ts'
import { clothes } from './category-words/clothes.ts'
import { elsewhere, nowhere } from './category-words/elsewhere.ts'
import { homeAndKids } from './category-words/home-and-kids.ts'
import { shoesAndBags } from './category-words/shoes-and-bags.ts'
import { southAsian } from './category-words/south-asian.ts'
import { toTableLines } from './table-lines.ts'
import { ownPlurals, toPhrase } from './to-phrase.ts'

/** A kind of product and its category nodes. */
export interface CategoryKind {
  /** The first phrase of the kind's line in the table: "Footwear" for shoes. */
  name: string
  women: string
  men: string
  /** The node that determines the children's node; defaults to the women's node. */
  kids?: string
  /** The side of the tree, if only one side has such products. */
  only?: 'women' | 'men'
  /** The side to assume if the record does not say; absent if it can be either. */
  likely?: 'women' | 'men'
  /** True if all audiences share one node. */
  isForAll: boolean
  /** True for the name of a department, which counts in a path but not in a title. */
  isOnlyInPaths: boolean
  /**
   * True for products that we do not list, except perhaps for children: a dog bed is not furniture.
   */
  isElsewhere: boolean
}

/** Pairs of counterparts, which also apply to descendants without a counterpart of their own. */
const departments = [
  ['women', 'men'],
  ['womens-clothes', 'mens-clothes'],
  ['womens-shoes', 'mens-shoes'],
  ['handbags', 'mens-bags'],
  ['womens-accessories', 'mens-accessories'],
  ['womens-beauty', 'mens-grooming'],
] as const

/**
 * Maps phrases to kinds. A line of the table consists of the nodes, a colon, and the names that
 * shops use for products that belong there. It may continue on further lines, which are indented.
 *
 *     womens-tops mens-shirts: top, shirt    women's and men's
 *     *tote-bags mens-totes: tote            women's unless the record says otherwise
 *     blouses: blouse                        women's only; men get the nearest shared ancestor
 *     sofas: sofa                            for everyone, like all home and children's products
 *     kitchen kitchen handbags: lunch bag    for children, next to their handbags
 *     ~bath: bath                            counts in a path but not in a title
 *     -: gift card                           nowhere
 */
export const kindsByPhrase: ReadonlyMap<string, CategoryKind> = createKinds()

function createKinds(): Map<string, CategoryKind> {
  const lines = [elsewhere, clothes, southAsian, shoesAndBags, accessoriesAndBeauty, homeAndKids]
    .flatMap(toTableLines)
    .flatMap(line => {
      const [, marks = '', nodes = '', phrases = ''] = /^([~*]*)([^:]+): (.+)$/.exec(line) ?? []
      const [first = '', second, kids] = nodes.split(' ')
      return phrases === '' ? [] : [{ marks, first, second, kids, phrases }]
    })
  const pairs = lines.flatMap(({ first, second }) =>
    second === undefined || first === nowhere ? [] : [[first, second] as const],
  )
  // The first line that contains a node determines its
  // counterpart. Departments take precedence over all lines.
  const ordered = [...pairs.toReversed(), ...departments]
  const counterparts = new Map(
    ordered.flatMap(([women, men]) => [[women, men] as const, [men, women] as const]),
  )
  return new Map(
    lines.flatMap(line => {
      const phrases = line.phrases.split(', ').map(toPhrase)
      const kind = { name: phrases[0] ?? '', ...toKind(line, counterparts) }
      return phrases.flatMap(toForms).map(phrase => [phrase, kind] as const)
    }),
  )
}

interface Line {
  marks: string
  first: string
  second: string | undefined
  kids: string | undefined
}

function toKind(
  { marks, first, second, kids }: Line,
  counterparts: ReadonlyMap<string, string>,
): Omit<CategoryKind, 'name'> {
  const isElsewhere = first === nowhere
  const main = isElsewhere ? nowhere : getMainCategory(first).id
  const isForAll = isElsewhere || main === 'living' || main === 'kids'
  const other = second ?? (isForAll ? first : findCounterpart(first, counterparts))
  const isMens = main === 'men'
  const isLikely = marks.includes('*')
  const isOneSided = second === undefined && !isForAll && !isLikely
  return {
    women: isMens ? other : first,
    men: isMens ? first : other,
    ...(kids === undefined ? {} : { kids }),
    ...(isOneSided ? { only: isMens ? 'men' : 'women' } : {}),
    ...(isLikely ? { likely: isMens ? 'men' : 'women' } : {}),
    isForAll,
    isOnlyInPaths: marks.includes('~'),
    isElsewhere,
  }
}

/**
 * Returns the singular and plural forms of a phrase: a "cargo short"
 * is a pair of cargo shorts, but "short" alone means nothing.
 */
function toForms(phrase: string): string[] {
  const words = phrase.split(' ')
  const last = words.pop() ?? ''
  const forms = ownPlurals.find(pair => pair.includes(last))
  if (forms === undefined || words.length === 0) return [phrase]
  return forms.map(form => [...words, form].join(' '))
}

function findCounterpart(id: string, counterparts: ReadonlyMap<string, string>): string {
  const at = ancestorsOf(id).findLast(node => counterparts.has(node.id))
  return counterparts.get(at?.id ?? '') ?? id
}
