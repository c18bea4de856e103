import { ancestorsOf, getMainCategory } from '#app/domain/category-tree.ts'
import { accessoriesAndBeauty } from './category-words/accessories-and-beauty.ts'
import { clothes } from './category-words/clothes.ts'
import { homeAndKids } from './category-words/home-and-kids.ts'
import { shoesAndBags } from './category-words/shoes-and-bags.ts'
import { toPhrase } from './to-phrase.ts'

/** A kind of thing, and where it is listed. */
export interface CategoryKind {
  women: string
  men: string
  /** Who a thing of this kind is for when nobody says. Absent where it may be either. */
  likely?: 'women' | 'men'
  /** Neither women's nor men's: both nodes are the same. */
  isForAll: boolean
  /** Names a shelf but no thing: it counts in a path, and not in a title. */
  isShelf: boolean
}

/** What stands for each other where nothing below does. */
const departments = [
  ['women', 'men'],
  ['womens-clothes', 'mens-clothes'],
  ['womens-shoes', 'mens-shoes'],
  ['handbags', 'mens-bags'],
  ['womens-accessories', 'mens-accessories'],
  ['womens-beauty', 'mens-grooming'],
] as const

/**
 * By phrase. A line of the tables names the nodes, and after the colon what shops call the things that belong there:
 *
 *     womens-tops mens-shirts: top, shirt    women's and men's
 *     *tote-bags mens-totes: tote            women's unless somebody says otherwise
 *     blouses: blouse                        women's; for men the nearest node above it that they have too
 *     sofas: sofa                            for all, as everything at home and what is for children alone
 *     ~bath: bath                            a shelf
 */
export const kindsByPhrase: ReadonlyMap<string, CategoryKind> = createKinds()

function createKinds(): Map<string, CategoryKind> {
  const lines = [clothes, shoesAndBags, accessoriesAndBeauty, homeAndKids]
    .flatMap(table => table.split('\n'))
    .flatMap(line => {
      const [, marks = '', nodes, phrases] = /^([~*]*)([^:]+): (.+)$/.exec(line) ?? []
      const [first, second] = nodes?.split(' ') ?? []
      return first === undefined || phrases === undefined ? [] : [{ marks, first, second, phrases }]
    })
  const pairs = lines.flatMap(({ first, second }) => (second === undefined ? [] : [[first, second] as const]))
  // The first line of a node says what it is to the others; departments before all lines.
  const ordered = [...pairs.toReversed(), ...departments]
  const counterparts = new Map(
    ordered.flatMap(([women, men]) => [[women, men] as const, [men, women] as const]),
  )
  return new Map(
    lines.flatMap(line => {
      const kind = toKind(line, counterparts)
      return line.phrases.split(', ').map(phrase => [toPhrase(phrase), kind] as const)
    }),
  )
}

interface Line {
  marks: string
  first: string
  second: string | undefined
}

function toKind({ marks, first, second }: Line, counterparts: ReadonlyMap<string, string>): CategoryKind {
  const main = getMainCategory(first).id
  const isForAll = main === 'living' || main === 'kids'
  const other = second ?? (isForAll ? first : findCounterpart(first, counterparts))
  const isMens = main === 'men'
  const likely = isMens ? 'men' : second === undefined || marks.includes('*') ? 'women' : undefined
  return {
    women: isMens ? other : first,
    men: isMens ? first : other,
    ...(likely === undefined || isForAll ? {} : { likely }),
    isForAll,
    isShelf: marks.includes('~'),
  }
}

function findCounterpart(id: string, counterparts: ReadonlyMap<string, string>): string {
  const at = ancestorsOf(id).findLast(node => counterparts.has(node.id))
  return counterparts.get(at?.id ?? '') ?? id
}
