import { createHash } from 'node:crypto'
import { mappingFingerprint } from './index-mapping.ts'

/** The names of the two indices of one catalogue and one version of the mapping. */
export interface IndexNames {
  /** The alias of the version that is complete; for people, since we ask the indices directly. */
  shown: string
  cards: string
  /** What the writer notes: the card of each offer, names, and the last change applied. */
  notes: string
}

/**
 * Returns the names for a catalogue, which `identity` tells from other databases. Every version of
 * the mapping has its own indices, so servers of two versions can run side by side.
 */
export function toIndexNames(prefix: string, identity: string): IndexNames {
  const catalogue = createHash('sha256').update(identity).digest('hex').slice(0, 8)
  const version = `${prefix}-${mappingFingerprint}-${catalogue}`
  return { shown: prefix, cards: `${version}-cards`, notes: `${version}-notes` }
}
