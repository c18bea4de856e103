import type { ProductChange } from '../changes.server.ts'
import { type Bits, createBits, growBits, hasBit, writeBit } from './bits.ts'
import { toNodeCode } from './category-codes.ts'
import { type Columns, createColumns, getCapacity, growColumns } from './columns.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { findFixedValue, isInStock, toSignature } from './fixed-values.ts'
import { toLevel } from './sort-keys.ts'
import { createValueSets, type ValueSets } from './value-sets.ts'

/** Every product on offer, field by field. Its arrays are replaced as it grows: ask for them anew after a change. */
export interface ProductTable {
  readonly columns: Columns
  /** Products on offer. */
  readonly listed: Bits
  /** Those of them with other offers of the same group on offer. */
  readonly grouped: Bits
  readonly brands: Dictionary
  readonly stores: Dictionary
  readonly sizes: Dictionary
  readonly sizeSets: ValueSets
  /** Of places in the row of fixed values. */
  readonly colorSets: ValueSets
  readonly size: number
  /** Writes what is told, and off the list what is gone. */
  put(change: ProductChange): void
  /** Every offer on offer of the product's group, itself first: of one that is not on offer none. */
  listOffers(number: number): number[]
  /** The same of a group by its number. */
  listGroup(groupNumber: number | undefined): number[]
  /** Bytes. */
  memory(): number
}

/** What a table is made of, to be kept and made again from. */
export interface TableParts {
  columns: Columns
  listed: Bits
  brands: readonly string[]
  stores: readonly string[]
  sizes: readonly string[]
  sizeSets: readonly (readonly number[])[]
  colorSets: readonly (readonly number[])[]
}

const maxShort = 2 ** 16 - 1
const maxRemembered = 50_000

export function createProductTable(parts?: TableParts): ProductTable {
  const brands = createDictionary(2 ** 32, parts?.brands)
  const stores = createDictionary(2 ** 16, parts?.stores)
  const sizes = createDictionary(2 ** 32, parts?.sizes)
  const sizeSets = createValueSets(parts?.sizeSets)
  const colorSets = createValueSets(parts?.colorSets)
  /** The same texts come again and again, and are looked up as they come. */
  const encodeSizes = remember(values => sizeSets.encode(values.map(sizes.encode)))
  const encodeColors = remember(values =>
    colorSets.encode(values.flatMap(color => findFixedValue('colors', color) ?? [])),
  )
  let columns = parts?.columns ?? createColumns()
  let listed = parts?.listed ?? createBits(getCapacity(columns))
  let grouped = createBits(getCapacity(columns))
  /** Of each group one offer on offer. */
  const heads = new Map<number, number>()
  let size = 0

  for (let number = 0; number < getCapacity(columns); number += 1) if (hasBit(listed, number)) enter(number)

  function put(change: ProductChange): void {
    const { number } = change
    if (number >= getCapacity(columns)) grow(number)
    if (hasBit(listed, number)) leave(number)
    writeBit(listed, number, !change.isGone)
    if (change.isGone) return
    columns.brand[number] = brands.encode(change.brand)
    columns.store[number] = stores.encode(change.retailer)
    columns.category[number] = toNodeCode(change.categoryId)
    columns.signature[number] = toSignature({ ...change, isTrending: change.trendRank !== undefined })
    columns.colorSet[number] = encodeColors(change.colors)
    columns.sizeSet[number] = encodeSizes(change.sizes)
    columns.usdCents[number] = change.usdCents
    columns.discount[number] = change.discount
    columns.newnessDay[number] = Math.min(Math.max(change.newnessDay, 0), maxShort)
    columns.popularity[number] = change.popularity
    columns.level[number] = toLevel(change.popularity, change.trendRank)
    columns.group[number] = change.groupNumber === undefined ? 0 : change.groupNumber + 1
    enter(number)
  }

  function grow(number: number): void {
    columns = growColumns(columns, number)
    listed = growBits(listed, getCapacity(columns))
    grouped = growBits(grouped, getCapacity(columns))
  }

  /** Into the ring of its group. */
  function enter(number: number): void {
    size += 1
    const group = columns.group[number] ?? 0
    if (group === 0) {
      columns.next[number] = number
      columns.better[number] = number
    } else {
      const head = heads.get(group)
      writeRing(group, head === undefined ? [number] : [...listOffers(head), number])
    }
  }

  function leave(number: number): void {
    size -= 1
    const group = columns.group[number] ?? 0
    if (group === 0) return
    writeBit(grouped, number, false)
    writeRing(group, listOffers(number).slice(1))
  }

  function writeRing(group: number, offers: readonly number[]): void {
    const sorted = offers.toSorted((a, b) => (isPreferred(columns, a, b) ? -1 : 1))
    const best = sorted[0]
    if (best === undefined) {
      heads.delete(group)
      return
    }
    heads.set(group, best)
    for (const [place, offer] of sorted.entries()) {
      columns.next[offer] = sorted[place + 1] ?? best
      columns.better[offer] = sorted[place - 1] ?? best
      writeBit(grouped, offer, sorted.length > 1)
    }
  }

  function listOffers(number: number): number[] {
    if (!hasBit(listed, number)) return []
    const offers = [number]
    for (let at = columns.next[number] ?? number; at !== number; at = columns.next[at] ?? number)
      offers.push(at)
    return offers
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
    brands,
    stores,
    sizes,
    sizeSets,
    colorSets,
    put,
    listOffers,
    memory: () =>
      Object.values(columns).reduce((sum: number, { byteLength }) => sum + byteLength, 0) +
      listed.byteLength +
      grouped.byteLength +
      sizeSets.memory() +
      colorSets.memory(),
    listGroup(groupNumber) {
      const head = groupNumber === undefined ? undefined : heads.get(groupNumber + 1)
      return head === undefined ? [] : listOffers(head)
    },
  }
}

function remember(encode: (values: readonly string[]) => number): (values: readonly string[]) => number {
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

/** Whether the one offer stands for the product rather than the other: in stock, then cheaper, then longer known. */
export function isPreferred({ signature, usdCents }: Columns, number: number, other: number): boolean {
  const [stock, otherStock] = [isInStock(signature[number] ?? 0), isInStock(signature[other] ?? 0)]
  if (stock !== otherStock) return stock
  const [price, otherPrice] = [usdCents[number] ?? 0, usdCents[other] ?? 0]
  return price === otherPrice ? number < other : price < otherPrice
}

/** Whether an offer of a list stands for its group in it: nothing preferred is there. */
export function isLead({ columns }: ProductTable, list: Bits, number: number): boolean {
  const { better } = columns
  let at = number
  for (let above = better[at] ?? at; above !== at; above = better[at] ?? at) {
    if (hasBit(list, above)) return false
    at = above
  }
  return true
}
