import { LRUCache } from 'lru-cache'
import { type Bits, countBits, countDifferences, growBits, hasBit, writeBit } from '../bits.ts'
import type { Part } from '../parts.ts'
import type { ProductTable } from '../product-table.ts'
import { countCard, listCardNodes } from './count-card.ts'
import { copyCounts } from './counts.ts'
import type { CountedPart, FacetCounter, FacetCounts } from './facet-counter.ts'

/**
 * The counts of long lists that were asked for recently, with the products that were counted. The
 * next time, only the cards by which the list differs are counted, so that a list of a hundred
 * thousand cards is counted in full only once, although products change all the time.
 */
export interface KeptCounts {
  /**
   * Counts a list, which need not be the same as the last time with this key. Short lists need no
   * key. The counts are valid until the next change, count of this key or query.
   */
  count(toKey: () => string, list: Bits, parts: readonly CountedPart[]): FacetCounts
  /** Takes a card out of all counts. Call it before any of its offers is rewritten. */
  forget(offers: readonly number[]): void
  memory(): number
}

interface Kept {
  /** The products that are counted. */
  counted: Bits
  counts: FacetCounts
  columns: readonly Part[]
  hasNodes: boolean
}

/** Memory for about a hundred lists of a million products. */
const keptBytes = 24_000_000
/** A list of which more than this share has changed is recounted from scratch. */
const mostChanged = 0.1

/** Lists shorter than `leastKept` are always recounted, which takes less than a millisecond. */
export function createKeptCounts(
  table: ProductTable,
  count: FacetCounter,
  leastKept = 2_000,
): KeptCounts {
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes, sizeCalculation: getBytes })

  function update(each: Kept, list: Bits): void {
    if (each.counted.length < list.length) each.counted = growBits(each.counted, list.length * 32)
    const { counted } = each
    for (let at = 0; at < list.length; at += 1) {
      // A card's offers are updated together, so the next one is looked up again.
      for (;;) {
        const changed = (counted[at] ?? 0) ^ (list[at] ?? 0)
        if (changed === 0) break
        updateCard(each, list, at * 32 + 31 - Math.clz32(changed))
      }
    }
  }

  function updateCard(each: Kept, list: Bits, number: number): void {
    const { counted } = each
    const offers = hasBit(table.grouped, number) ? table.listOffers(number) : [number]
    addCard(
      each,
      offers.filter(offer => hasBit(counted, offer)),
      -1,
    )
    addCard(
      each,
      offers.filter(offer => hasBit(list, offer)),
      1,
    )
    for (const offer of offers) writeBit(counted, offer, hasBit(list, offer))
  }

  function addCard(
    { counts, columns, hasNodes }: Kept,
    offers: readonly number[],
    by: 1 | -1,
  ): void {
    if (offers.length === 0) return
    countCard(table, counts, offers, by, columns)
    if (!hasNodes) return
    for (const node of listCardNodes(table, offers))
      counts.nodes[node] = (counts.nodes[node] ?? 0) + by
  }

  return {
    count(toKey, list, parts) {
      const length = countBits(list)
      if (length < leastKept) return count(list, parts)
      const key = toKey()
      const known = kept.get(key)
      if (known && countDifferences(known.counted, list) <= length * mostChanged) {
        update(known, list)
        return known.counts
      }
      const counts = copyCounts(count(list, parts))
      const columns = parts.filter(part => part !== 'nodes')
      const hasNodes = columns.length < parts.length
      kept.set(key, { counted: list.slice(), counts, columns, hasNodes })
      return counts
    },
    forget(offers) {
      for (const each of kept.values()) {
        const members = offers.filter(offer => hasBit(each.counted, offer))
        addCard(each, members, -1)
        for (const offer of members) writeBit(each.counted, offer, false)
      }
    },
    memory: () => kept.calculatedSize,
  }
}

function getBytes({ counted, counts, columns }: Kept): number {
  return columns.reduce((sum, part) => sum + counts[part].byteLength, counted.byteLength)
}
