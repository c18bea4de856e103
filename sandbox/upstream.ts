import type { Hono } from 'hono'

/** A running network with its routes and its ground truth. */
export interface Upstream<Truth, Product> {
  createRoutes(baseUrl: string): Hono
  /** Today's totals of its responses. */
  getTruth(): Truth
  /** Its usable products, as in its responses. */
  listProducts(): Product[]
  /** Expires every access token issued so far. */
  expireTokens(): void
}
