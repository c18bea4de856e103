import { type Bits, createBits, subtract, unite } from '../../bits.ts'
import type { Refusal } from '../query/read-refusals.ts'
import type { Alternative } from '../query/term-group.ts'
import type { Documents } from '../terms/documents.ts'
import type { Scored } from './scored.ts'

/** Creates a function that returns the documents that refusals leave out. */
export function createRefusedFinder(
  documents: Pick<Documents, 'total'>,
  getPostings: (term: number) => Uint32Array,
  findAll: (terms: readonly number[]) => Scored,
): (refusals: readonly Refusal[]) => Bits {
  function findRefused(refusals: readonly Refusal[]): Bits {
    const refused = createBits(documents.total)
    for (const { alternatives, excuses } of refusals) {
      if (excuses.length === 0) {
        addBits(refused, alternatives)
        continue
      }
      const own = createBits(documents.total)
      addBits(own, alternatives)
      const excused = createBits(documents.total)
      addBits(excused, excuses)
      subtract(own, excused)
      unite(refused, own)
    }
    return refused
  }

  /** Adds the documents with any of the alternatives. */
  function addBits(bits: Bits, alternatives: readonly Alternative[]): void {
    for (const { terms } of alternatives) {
      const [only = 0] = terms
      const isAlone = terms.length === 1
      const found = isAlone ? getPostings(only) : findAll(terms).documents
      const shift = isAlone ? 8 : 0
      for (let at = 0; at < found.length; at += 1) {
        const document = (found[at] ?? 0) >>> shift
        bits[document >>> 5] = (bits[document >>> 5] ?? 0) | (1 << (document & 31))
      }
    }
  }

  return findRefused
}
