import { leastFall } from '#app/domain/price-fall.ts'
import type { AlertEvent } from './alert.ts'
import type { Sighting } from './evaluate-alert.ts'

/**
 * Brings an event up to date before it is emailed, which may be hours after it was found. Returns
 * the event with today's price, or undefined if it is no longer true: the product sold out, or
 * its price went back up.
 */
export function updateEvent<Event extends Pick<AlertEvent, 'kind' | 'beforeCents' | 'cents'>>(
  event: Event,
  { cents, isAvailable }: Omit<Sighting, 'currency'>,
  belowCents = Number.POSITIVE_INFINITY,
): Event | undefined {
  if (!isAvailable) return undefined
  const { kind, beforeCents } = event
  const isPrice = kind === 'drop' || kind === 'cheaper'
  if (isPrice && cents > belowCents) return undefined
  if (isPrice && beforeCents !== undefined && beforeCents - cents < beforeCents * leastFall)
    return undefined
  return { ...event, cents }
}
