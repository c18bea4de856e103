import type { CategoryClues } from './map-category.ts'

/** What of a source could not be placed, for the record of a run. */
export interface CategoryReport {
  add(clues: CategoryClues): void
  /** How many products were added. */
  total(): number
  /** The clues met most, with how many products had them. */
  list(limit?: number): { clues: string; count: number }[]
}

/** Different clues kept apart; of what comes after, only the total tells. */
const maxClues = 1000
const maxLength = 200

/**
 * Collects clues that led nowhere. A title counts only where there is nothing else, since no two are the same.
 *
 *     { googleId: 632, paths: [['Hardware', 'Tools']], title: … }   632 · Hardware > Tools
 *     { title: 'Gift Card', gender: 'women' }                       women · "Gift Card"
 */
export function createCategoryReport(): CategoryReport {
  const counts = new Map<string, number>()
  let total = 0
  return {
    add(clues) {
      total += 1
      const text = formatClues(clues)
      const count = counts.get(text) ?? 0
      if (count > 0 || counts.size < maxClues) counts.set(text, count + 1)
    },
    total: () => total,
    list(limit = 50) {
      const all = [...counts].map(([clues, count]) => ({ clues, count }))
      return all.sort((a, b) => b.count - a.count || (a.clues < b.clues ? -1 : 1)).slice(0, limit)
    },
  }
}

function formatClues({ googleId, googlePath, paths = [], gender, title }: CategoryClues): string {
  const shelves = [googleId, googlePath, ...paths.map(path => path.join(' > '))].filter(Boolean)
  const parts = shelves.length > 0 ? [gender, ...shelves] : [gender, `"${title ?? ''}"`]
  return parts.filter(Boolean).join(' · ').slice(0, maxLength)
}
