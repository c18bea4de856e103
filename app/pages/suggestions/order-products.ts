import type { Suggestions } from '#app/catalogue/catalogue.ts'
import { ancestorsOf, getMainCategory } from '#app/domain/category-tree.ts'
import { getShownBrand } from '#app/domain/retailer-name.ts'
import type { FoundList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'

type Products = Suggestions['products']

/** Takes the first product of each list, then others. */
export function takeTurns(lists: readonly FoundList[], others: Products): Products {
  const firsts = lists.flatMap(({ products }) => products.slice(0, 1))
  const ids = new Set(firsts.map(({ source, id }) => `${source} ${id}`))
  return [...firsts, ...others.filter(({ source, id }) => !ids.has(`${source} ${id}`))]
}

/** Puts the first product of each category before all others: black jeans, a black jacket, shoes. */
export function spread(products: Products): Products {
  const seen = new Set<string | undefined>()
  const { firsts = [], others = [] } = Object.groupBy(products, ({ categoryId }) => {
    if (seen.has(categoryId)) return 'others'
    seen.add(categoryId)
    return 'firsts'
  })
  return [...firsts, ...others]
}

/** Puts products of a brand and a kind of which there is one already behind the others. */
export function putTwinsLast(products: Products): Products {
  const { firsts = [], twins = [] } = Object.groupBy(products, (product, at) =>
    products.slice(0, at).some(other => areTwins(other, product)) ? 'twins' : 'firsts',
  )
  return [...firsts, ...twins]
}

/** Across departments, names say what is of one kind: a bow tie for girls is another bow tie. */
function areTwins(a: Products[number], b: Products[number]): boolean {
  if (getShownBrand(a) !== getShownBrand(b)) return false
  const [main, other] = [a, b].map(({ categoryId }) => getMainCategory(categoryId).id)
  return main === other ? a.categoryId === b.categoryId : getNoun(a.name) === getNoun(b.name)
}

function getNoun(name: string): string | undefined {
  return toNameWords(name).split(' ').at(-1)
}

/** Puts what is worn before what is used at home, unless the text begins the name of the latter. */
export function putWornFirst(products: Products, [meant]: Suggestions['categories']): Products {
  if (meant && !isWorn(meant.value)) return products
  const { worn = [], others = [] } = Object.groupBy(products, ({ categoryId }) =>
    isWorn(categoryId) ? 'worn' : 'others',
  )
  return [...worn, ...others]
}

/** Neither used at home nor put on the skin. */
export function isWorn(category: string | undefined): boolean {
  return !ancestorsOf(category).some(({ id }) => id === 'living' || id.endsWith('beauty'))
}
