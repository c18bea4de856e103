import { useState } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'

interface Counted {
  id: string
  count: number
}

/**
 * Keeps links with counts in place while filters change the counts. Returns the given
 * links that have had products since the list of this scope was opened, with their
 * counts formatted to a constant width. `scope` is the list without its filters.
 */
export function useSeenCounts<Link extends Counted>(
  scope: string,
  links: readonly Link[],
): { link: Link; count: string }[] {
  const current = useSeen(scope, links)
  return links.flatMap(link => {
    const width = current.widths.get(link.id)
    if (width === undefined) return []
    return [{ link, count: formatWholeCount(link.count).padEnd(width, figureSpace) }]
  })
}

/** Remembers which links have had products since the list of this scope was opened. */
export function useSeen(scope: string, links: readonly Counted[]): Seen {
  const [seen, setSeen] = useState(() => addSeen({ scope, widths: new Map() }, scope, links))
  const current = addSeen(seen, scope, links)
  // Setting state while rendering causes another render at once, before anything is painted.
  if (current !== seen) setSeen(current)
  return current
}

/** A space that is as wide as a digit. */
const figureSpace = '\u2007'

export interface Seen {
  scope: string
  /** The length of the longest count of each link. */
  widths: ReadonlyMap<string, number>
}

/**
 * Adds new links and updates the width of a link whose count
 * has become longer. Returns the same object if nothing is new.
 */
export function addSeen(seen: Seen, scope: string, links: readonly Counted[]): Seen {
  const known = seen.scope === scope ? seen.widths : new Map<string, number>()
  const longer = links.filter(
    ({ id, count }) => count > 0 && getWidth(count) > (known.get(id) ?? 0),
  )
  if (seen.scope === scope && longer.length === 0) return seen
  const widths = new Map(known)
  for (const { id, count } of longer) widths.set(id, Math.max(getWidth(count), widths.get(id) ?? 0))
  return { scope, widths }
}

/** The length of a formatted count, which has a comma before every three digits but the first. */
function getWidth(count: number): number {
  const digits = String(count).length
  return digits + Math.floor((digits - 1) / 3)
}
