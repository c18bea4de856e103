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
  const [seen, setSeen] = useState<Seen>({ scope, widths: new Map() })
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
  const widths = new Map(seen.scope === scope ? seen.widths : [])
  for (const { id, count } of links) {
    const width = formatWholeCount(count).length
    if (count > 0 && width > (widths.get(id) ?? 0)) widths.set(id, width)
  }
  const isSame =
    seen.scope === scope &&
    widths.size === seen.widths.size &&
    [...widths].every(([id, width]) => seen.widths.get(id) === width)
  return isSame ? seen : { scope, widths }
}
