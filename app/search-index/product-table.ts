import { facets, rangeFacets } from '#app/domain/facets/facets.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { createAttributeEncoder } from './attributes.ts'
import { type Bits, createBits, growBits, hasBit, writeBit } from './bits.ts'
import { type CardOffers, createCardOffers } from './card-offers.ts'
import { toPlaceCode } from './category-codes.ts'
import { toColorBits } from './color-bits.ts'
import { type Columns, createColumns, getCapacity, growColumns, writeCode } from './columns.ts'
import { createValueSets, type ValueSets } from './counts/value-sets.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { dictionaryRules } from './dictionary-rules.ts'
import { toModelKey } from './model-key.ts'
import { createByPart, type NamedPart, namedParts, type SetPart, setParts } from './parts.ts'
import { isInStock, toDiscountRank, toQuality } from './sort-keys.ts'

/**
 * Every listed product, stored in columns. The arrays are replaced
 * when the table grows, so read them again after every change.
 */
export interface ProductTable {
  readonly columns: Columns
  readonly listed: Bits
  /** Listed products whose card contains other listed products. */
  readonly grouped: Bits
  /** The offers of the cards of grouped products. */
  readonly cards: CardOffers
  /** The names of each facet's values, by code; code 0 is the empty name. */
  readonly names: Readonly<Record<NamedPart, Dictionary>>
  /** Sets of codes from `names`, or of attribute numbers. */
  readonly sets: Readonly<Record<SetPart, ValueSets>>
  readonly size: number
  /** Writes a product, or removes it if it is no longer available. */
  put(change: ProductChange): void
  /**
   * Returns all listed products on the product's card, starting with
   * the product itself; an empty list for an unlisted product.
   */
  listOffers(number: number): number[]
  /** Returns all listed products of a card. */
  listGroup(cardNumber: number | undefined): number[]
  /** Returns the size in bytes. */
  memory(): number
}

export interface TableParts {
  columns: Columns
  listed: Bits
  names: Readonly<Record<NamedPart, readonly string[]>>
  sets: Readonly<Record<SetPart, readonly (readonly number[])[]>>
}

const maxShort = 2 ** 16 - 1
const maxRemembered = 50_000

export function createProductTable(parts?: TableParts): ProductTable {
  const names = createByPart(namedParts, part =>
    createDictionary(
      parts?.names[part] ?? ['', ...(facets[part].values ?? [])],
      dictionaryRules[part],
    ),
  )
  const sets = createByPart(setParts, part => createValueSets(parts?.sets[part]))
  const encodeAttributes = createAttributeEncoder(sets.attributes.encode)
  const encoders = namedParts.map(part => ({ part, encode: createEncoder(part) }))
  let columns = parts?.columns ?? createColumns()
  let listed = parts?.listed ?? createBits(getCapacity(columns))
  let grouped = createBits(getCapacity(columns))
  const cards = createCardOffers()
  /** The best listed offer of each group. */
  const heads = new Map<number, number>()
  let size = 0

  for (let number = 0; number < getCapacity(columns); number += 1)
    if (hasBit(listed, number)) enter(number)

  function put(change: ProductChange): void {
    const { number } = change
    if (number >= getCapacity(columns)) grow(number)
    if (hasBit(listed, number)) leave(number)
    writeBit(listed, number, !change.isGone)
    if (change.isGone) return
    for (const { part, encode } of encoders) writeCode(columns, part, number, encode(change))
    writeCode(columns, 'attributes', number, encodeAttributes(change))
    for (const facet of rangeFacets) columns[facet][number] = facets[facet].read(change)
    columns.category[number] = toPlaceCode(change.categoryId, change.otherCategoryId)
    columns.unseenColors[number] = toColorBits(change.unseenColors)
    columns.discountRank[number] = toDiscountRank(change)
    columns.newnessDay[number] = Math.min(Math.max(change.newnessDay, 0), maxShort)
    columns.popularity[number] = change.popularity
    columns.quality[number] = toQuality(change)
    columns.model[number] = toModelKey(change.brand, change.words)
    columns.offerGroup[number] = change.groupNumber === undefined ? 0 : change.groupNumber + 1
    columns.group[number] = change.cardNumber === undefined ? 0 : change.cardNumber + 1
    enter(number)
  }

  function createEncoder(part: NamedPart): (change: ProductChange) => number {
    const facet = facets[part]
    const { encode, find } = names[part]
    if (facet.kind === 'dictionary') return change => encode(facet.read(change))
    // Facets with a fixed list of values ignore all other values.
    const toCode = facet.values ? (value: string) => find(value) || [] : encode
    const set = sets[part as SetPart]
    const encodeSet = remember(values => set.encode(values.flatMap(toCode)))
    return change => encodeSet(facet.read(change))
  }

  function grow(number: number): void {
    columns = growColumns(columns, number)
    listed = growBits(listed, getCapacity(columns))
    grouped = growBits(grouped, getCapacity(columns))
  }

  /** Adds a product to its group. */
  function enter(number: number): void {
    size += 1
    const group = columns.group[number] ?? 0
    if (group === 0) return
    const head = heads.get(group)
    const others = head === undefined ? [] : listOffers(head)
    if (others.length > 1) cards.remove(others[0] ?? 0)
    writeGroup(group, [...others, number])
  }

  function leave(number: number): void {
    size -= 1
    const group = columns.group[number] ?? 0
    if (group === 0) return
    const offers = listOffers(number)
    if (offers.length > 1) cards.remove(number)
    writeBit(grouped, number, false)
    writeGroup(group, offers.slice(1))
  }

  function writeGroup(group: number, offers: readonly number[]): void {
    const sorted = offers.toSorted((a, b) => (isPreferred(columns, a, b) ? -1 : 1))
    const best = sorted[0]
    if (best === undefined) {
      heads.delete(group)
      return
    }
    heads.set(group, best)
    cards.write(sorted, columns)
    for (const offer of sorted) writeBit(grouped, offer, sorted.length > 1)
  }

  function listOffers(number: number): number[] {
    if (!hasBit(listed, number)) return []
    if (!hasBit(grouped, number)) return [number]
    return [number, ...cards.list(number).filter(offer => offer !== number)]
  }

  return {
    get columns() {
      return columns
    },
    get listed() {
      return listed
    },
    get grouped() {
      return grouped
    },
    get size() {
      return size
    },
    cards,
    names,
    sets,
    put,
    listOffers,
    memory: () =>
      Object.values(columns).reduce((sum: number, { byteLength }) => sum + byteLength, 0) +
      listed.byteLength +
      grouped.byteLength +
      cards.memory() +
      setParts.reduce((sum, part) => sum + sets[part].memory(), 0),
    listGroup(cardNumber) {
      const head = cardNumber === undefined ? undefined : heads.get(cardNumber + 1)
      return head === undefined ? [] : listOffers(head)
    },
  }
}

function remember(
  encode: (values: readonly string[]) => number,
): (values: readonly string[]) => number {
  const codes = new Map<string, number>()
  return values => {
    const key = values.join('|')
    const known = codes.get(key)
    if (known !== undefined) return known
    const code = encode(values)
    if (codes.size < maxRemembered) codes.set(key, code)
    return code
  }
}

/**
 * Returns true if an offer ranks before another offer in
 * its group: in stock first, then cheaper, then older.
 */
function isPreferred(columns: Columns, number: number, other: number): boolean {
  const inStock = isInStock(columns, number)
  if (inStock !== isInStock(columns, other)) return inStock
  const [price, otherPrice] = [columns.prices[number] ?? 0, columns.prices[other] ?? 0]
  return price === otherPrice ? number < other : price < otherPrice
}
