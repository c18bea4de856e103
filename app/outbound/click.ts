import { z } from 'zod'
import { isSourceLetter, type SourceLetter } from '#app/domain/source.ts'
import { trackingNetworks } from '#app/networks/all-networks.server.ts'

/** One click to a retailer, as stored in the ledger: no IP address, no cookie, no user. */
export type Click = z.output<typeof clickSchema>

/** Parses a click from a spool file. */
export const clickSchema = z.object({
  clickedAt: z.coerce.date(),
  storefront: z.string(),
  source: z.custom<SourceLetter>(text => typeof text === 'string' && isSourceLetter(text)),
  productId: z.string(),
  /** The name that shoppers see. */
  retailer: z.string(),
  /** The price shown, in minor units. */
  priceMinor: z.int(),
  currency: z.string().length(3),
  /** The kind of page: a `LinkPage`, or 'api'. */
  page: z.string(),
  /** The product's position in its list, starting at 1. */
  position: z.int().positive().optional(),
  subId: z.string(),
  device: z.enum(['phone', 'tablet', 'desktop', 'other']),
  visitor: z.enum(['person', 'bot', 'prefetch']),
  network: z.enum(trackingNetworks),
  destinationHost: z.string(),
})

/** The kind of visitor and device, in only as much detail as reports need. */
export type Visitor = Pick<Click, 'visitor' | 'device'>
