import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createSubId, formatSubId } from '#app/networks/sub-id.ts'
import type { Click } from './click.ts'
import type { OutboundClick } from './outbound.ts'

/** The sub-id of a click. A repeat has the sub-id of the click that it repeats. */
export interface NumberedClick extends Pick<Click, 'clickedAt' | 'subId'> {
  isRepeat: boolean
}

/**
 * Recognizes a visit that opens the same product again within seconds, by its
 * address and agent, so that it counts once. Only hashes are held, in memory, with
 * a salt that is replaced every day. Each server remembers its own clicks.
 */
export interface RecentClicks {
  /** Returns a new sub-id, or that of the click that this one repeats. */
  number(click: RecognizedClick): NumberedClick | Promise<NumberedClick>
}

/** The part of a click by which a repeat is recognized. */
export interface RecognizedClick
  extends Pick<OutboundClick, 'source' | 'id' | 'visitor' | 'visit'> {
  site: Pick<OutboundClick['site'], 'id'>
}

/** A visit's further clicks on a product count again after this long. */
export const repeatMs = 30_000
const maxClicks = 50_000
const dayMs = 24 * 3_600_000

export function createRecentClicks(now: () => number = Date.now) {
  const recent = new LRUCache<string, Pick<Click, 'clickedAt' | 'subId'>>({ max: maxClicks })
  let salt = { day: Number.NaN, key: randomBytes(32) }

  function toHash({ site, source, id, visit }: RecognizedClick, at: number): string {
    const day = Math.floor(at / dayMs)
    if (salt.day !== day) salt = { day, key: randomBytes(32) }
    const facts = JSON.stringify([site.id, source, id, visit?.address, visit?.agent])
    return createHmac('sha256', salt.key).update(facts).digest('base64')
  }

  return {
    number(click: RecognizedClick): NumberedClick {
      const at = now()
      const clickedAt = new Date(at)
      const fresh = { clickedAt, subId: formatSubId(createSubId(clickedAt)) }
      if (click.visitor !== 'person' || !click.visit) return { ...fresh, isRepeat: false }
      const hash = toHash(click, at)
      const earlier = recent.get(hash)
      if (earlier && at - earlier.clickedAt.getTime() < repeatMs)
        return { ...earlier, isRepeat: true }
      recent.set(hash, fresh)
      return { ...fresh, isRepeat: false }
    },
  } satisfies RecentClicks
}
