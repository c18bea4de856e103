import { getEditDistance } from '#app/domain/edit-distance.ts'
import { toBrandKey } from '#app/vocabulary/brand.ts'

/** Two names that may be one brand. */
export interface AliasProposal {
  /** The name with fewer products. */
  spelling: string
  name: string
  products: number
  reason: 'same name' | 'one letter differs'
}

interface NamedCount {
  value: string
  count: number
}

/** Shorter names that differ by one letter are often distinct brands, such as COS and CDS. */
const minLength = 5

/**
 * Pairs brands whose names the vocabulary treats as the same or that
 * differ by one letter. Pairs that affect the most products come first.
 */
export function proposeAliases(brands: readonly NamedCount[]): AliasProposal[] {
  const keyed = brands
    .map(({ value, count }) => ({ name: value, count, key: toBrandKey(value) }))
    .filter(({ key }) => key.length > 1)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  const byForm = Map.groupBy(
    keyed.flatMap(brand => listForms(brand.key).map(form => ({ form, brand }))),
    ({ form }) => form,
  )
  const found = new Map<string, AliasProposal>()
  for (const similar of byForm.values()) {
    const [first, ...others] = similar.map(({ brand }) => brand)
    for (const other of others) {
      if (!first || !isSimilar(first.key, other.key)) continue
      found.set(`${first.name}\n${other.name}`, {
        ...{ spelling: other.name, name: first.name, products: other.count },
        reason: first.key === other.key ? 'same name' : 'one letter differs',
      })
    }
  }
  return [...found.values()].sort((a, b) => b.products - a.products)
}

/**
 * Returns the key and every version of it with one letter removed,
 * since names that differ by one letter share one of these.
 */
function listForms(key: string): string[] {
  if (key.length < minLength) return [key]
  const shorter = Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))
  return [...new Set([key, ...shorter])]
}

/**
 * Returns true for keys that differ by at most one letter. Names with different digits are distinct
 * brands.
 */
function isSimilar(a: string, b: string): boolean {
  if (a === b) return true
  const isLong = Math.min(a.length, b.length) >= minLength
  return isLong && a.replace(/\D/g, '') === b.replace(/\D/g, '') && getEditDistance(a, b, 1) === 1
}
