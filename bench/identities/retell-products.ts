import type { Product } from '#app/domain/product.ts'
import { toOfferFacts } from '#app/ingest/offers/offer-facts.ts'
import type { Chance } from '#app/search-index/random-catalogue.ts'
import { type KnownProduct, toShop } from './deal-products.ts'

/** What other shops write differently about the same product. */
const abbreviations: readonly [RegExp, string][] = [
  [/\bLong[ -]Sleeves?\b/i, 'L/S'],
  [/\bShort[ -]Sleeves?\b/i, 'S/S'],
  [/\bWomen's\b/i, 'Wmns'],
  [/\bJacket\b/i, 'Jkt'],
  [/\bV-Neck\b/i, 'Vneck'],
  [/\bCrewneck\b/i, 'Crew Neck'],
  [/\bwith\b/i, 'w/'],
  [/\band\b/i, '&'],
  [/\bMedium\b/i, 'Med'],
  [/\bT-Shirt\b/i, 'Tee'],
  [/\bSweatshirt\b/i, 'Sweatshirts'],
]
const fillers = ['New', 'NEW!', 'Authentic', 'Genuine', 'New Season', 'Online Exclusive']
const audiences: Readonly<Record<string, string>> = { women: "Women's", men: "Men's" }

/** Features that make a near-identical product of a different one. */
const others: readonly [RegExp, string][] = [
  [/\bV-?Neck\b/i, 'High Neck'],
  [/\bCrew ?neck\b/i, 'V-Neck'],
  [/\bHooded\b/i, 'Mock Collar'],
  [/\bLong[ -]Sleeve\b/i, 'Short Sleeve'],
  [/\bSlim Fit\b/i, 'Relaxed Fit'],
  [/\bHigh-Rise\b/i, 'Low-Rise'],
  [/\bDark Wash\b/i, 'Light Wash'],
  [/\bSingle\b/i, 'Set of 2'],
]
const marks = [' II', ' 2.0', ', Set of 2', ' 3-Pack', ' - High Neck', ' - Hooded', ' V3']

/**
 * Copies products to another shop as that shop would list them: words in another order, fillers
 * added or left out, abbreviations, another price, and often no color. One copy in eight is not
 * the product but its neighbor, of another neckline, generation or pack size.
 */
export function retellProducts(
  known: readonly KnownProduct[],
  { shop, chance, isBare }: { shop: number; chance: Chance; isBare?: boolean },
): KnownProduct[] {
  const taken = Map.groupBy(known, ({ product }) => toNameKey(product))
  return known.map(({ product, thing }) => {
    const name = product.unbrandedName || product.name
    const isShared = (taken.get(toNameKey(product))?.length ?? 0) > 1
    const other = chance.is(0.125) && !isShared ? toNeighbor(name, chance) : name
    // A neighbor that the catalogue has as well would be that product.
    const isNeighbor = other !== name && !taken.has(toNameKey(product, other))
    const neighbor = isNeighbor ? other : name
    const told = retellName(neighbor, product, chance)
    const hasColor = chance.is(0.6)
    const copy = {
      ...toShop(product, shop),
      id: `${product.id}~${shop}`,
      name: told,
      brandedName: `${product.brand?.name ?? ''} ${told}`.trim(),
      unbrandedName: told,
      description: chance.is(0.5) || isNeighbor ? '' : product.description,
      price: Math.round((product.price * (85 + chance.below(35))) / 100),
      ...(hasColor ? {} : { colors: [], colorIds: [] }),
      ...(isBare || isNeighbor ? { custom: {} } : {}),
    }
    if (isBare || isNeighbor) delete copy.gtin
    return { product: copy, thing: isNeighbor ? `${thing}, ${neighbor}` : thing }
  })
}

/** Equal for a brand's names that say the same: a 3-Pack and a Set of 3. */
function toNameKey(product: Product, name = product.unbrandedName || product.name): string {
  const facts = toOfferFacts({ ...product, unbrandedName: name })
  return [facts?.brand, facts?.nameKey, ...(facts?.distinctions ?? [])].join(' ')
}

function toNeighbor(name: string, chance: Chance): string {
  const other = others.find(([words]) => words.test(name))
  if (other && chance.is(0.7)) return name.replace(...other)
  return `${name}${chance.pick(marks)}`
}

function retellName(name: string, product: Product, chance: Chance): string {
  let told = name
  for (const [words, short] of abbreviations) if (chance.is(0.5)) told = told.replace(words, short)
  // The words before a comma or a dash may change places; what follows it stays at the end.
  const [, head = told, tail = ''] = /^([^,|(]+?)((?:,| [-|–(]).*)?$/.exec(told) ?? []
  const words = head.split(' ')
  if (words.length > 2 && chance.is(0.3)) {
    const [first = '', second = '', ...rest] = words
    told = `${[second, first, ...rest].join(' ')}${tail}`
  }
  const audience = audiences[product.gender ?? '']
  if (audience && chance.is(0.3))
    told = chance.is(0.5) ? `${audience} ${told}` : `${told} ${audience}`
  if (chance.is(0.2)) told = `${chance.pick(fillers)} ${told}`
  return chance.is(0.15) ? told.toUpperCase() : told
}
