import { formatIdName } from '#app/overrides/retailers/retailer-settings.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import type { RetailerRow } from '../retailers/fetch-retailer-rows.ts'

/** Two rows that may be the same retailer. */
export interface MergeProposal {
  /** The rows' keys in ascending order, joined with a space. */
  pair: string
  /** The two rows, the one with more products first. */
  retailers: [RetailerRow, RetailerRow]
  /** The reasons, for example "same domain: corsomoda.example". */
  reasons: string[]
}

/** The host of the shop where clicks on a retailer's offers ended up. */
export interface RetailerHost {
  retailer: string
  host: string
}

/** A host shared by more retailers than this belongs to a network or a marketplace. */
const maxSharing = 3
const additions = /^the|(?:the)?(?:online|official)?(?:shop|store|stores|boutique|online)$/

/**
 * Pairs rows that share a network id, a domain, or a name, ignoring
 * plurals and words like "shop". Each row is paired with the matching row
 * that has the most products. Pairs with the most reasons come first.
 */
export function proposeMerges(
  rows: readonly RetailerRow[],
  hosts: readonly RetailerHost[],
): MergeProposal[] {
  const hostsByKey = Map.groupBy(hosts, ({ retailer }) => toRetailerKey(retailer))
  const sharing = Map.groupBy(
    rows.flatMap(row => listEvidence(row, hostsByKey).map(evidence => ({ row, evidence }))),
    ({ evidence }) => evidence,
  )
  const found = new Map<string, MergeProposal>()
  for (const [evidence, all] of sharing) {
    const [first, ...others] = all.map(({ row }) => row).sort((a, b) => b.products - a.products)
    if (!first || others.length >= maxSharing) continue
    for (const other of others) {
      const pair = toPair(first.key, other.key)
      const known = found.get(pair)
      if (known) known.reasons.push(evidence)
      else found.set(pair, { pair, retailers: [first, other], reasons: [evidence] })
    }
  }
  return [...found.values()].sort((a, b) => b.reasons.length - a.reasons.length)
}

export function toPair(a: string, b: string): string {
  return [a, b].sort().join(' ')
}

function listEvidence(
  row: RetailerRow,
  hostsByKey: ReadonlyMap<string, readonly RetailerHost[]>,
): string[] {
  const names = [row.name, ...row.names.map(({ name }) => name)]
  const keys = [row.key, ...row.alsoKeys]
  const clicked = keys.flatMap(key => hostsByKey.get(key) ?? []).map(({ host }) => host)
  const linked = row.link === undefined ? [] : [URL.parse(row.link)?.host ?? '']
  const ids = Object.entries(row.ids).map(([letter, id]) => `${formatIdName(letter)} ${id}`)
  return [
    ...new Set([
      ...names.map(name => `same name: ${toPlainName(name)}`),
      ...[...clicked, ...linked].filter(Boolean).map(host => `same domain: ${toDomain(host)}`),
      ...ids.map(id => `same network id: ${id}`),
    ]),
  ]
}

/** Reduces a name for comparison: The Corso Moda Shop → corsomoda; Eleanors, Eleanor → eleanor. */
function toPlainName(name: string): string {
  const key = toRetailerKey(name)
  const plain = key.replace(additions, '').replace(additions, '').replace(/s$/, '')
  return plain.length < 3 ? key : plain
}

function toDomain(host: string): string {
  return host.toLowerCase().replace(/^(?:www\d?|m|shop|store|us)\.(?=[^.]+\.)/, '')
}
