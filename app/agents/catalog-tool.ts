import type { z } from 'zod'
import type { Catalogue } from '#app/catalogue/catalogue.ts'

/** The storefront that a tool answers for: its catalogue and its address. */
export interface Shop {
  catalogue: Pick<
    Catalogue,
    'list' | 'find' | 'findMany' | 'findOffers' | 'findPriceHistory' | 'findColorSiblings'
  >
  siteUrl: string
}

/** A tool that assistants call. Throws `UnusableArgumentsError`. */
export interface CatalogTool<Schema extends z.ZodType = z.ZodType> {
  name: string
  title: string
  description: string
  /** The capability of the protocol that the tool belongs to. */
  capability: string
  schema: Schema
  answer(shop: Shop, given: z.output<Schema>): Promise<CatalogAnswer>
}

/** An answer without its protocol data; `isFailed` if there is nothing to show. */
export interface CatalogAnswer {
  isFailed?: true
  messages?: CatalogMessage[]
  [field: string]: unknown
}

export type CatalogMessage =
  | { type: 'info' | 'warning'; code: string; content: string; path?: string }
  | { type: 'error'; code: string; content: string; severity: 'unrecoverable' }

/** Says that a lookup did not apply the filters it was given; empty without filters. */
export function describeUnusedFilters(filters: object | undefined): CatalogMessage[] {
  if (filters === undefined || Object.keys(filters).length === 0) return []
  const content =
    'Filters were not applied: a lookup returns the products its ids name. Filter with search_catalog'
  return [{ type: 'warning', code: 'filters_ignored', content }]
}

/** Thrown for arguments of the right shape that cannot be used; the message says what to send. */
export class UnusableArgumentsError extends Error {
  override name = 'UnusableArgumentsError'
}
