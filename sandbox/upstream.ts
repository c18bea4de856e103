import type { Hono } from 'hono'

/** One running network: its routes and its ground truth. */
export interface Upstream<Truth, Product> {
  createRoutes(baseUrl: string): Hono
  /** Today's totals over its responses. */
  getTruth(): Truth
  /** Its usable products, as its responses show them. */
  listProducts(): Product[]
  /** Expires every access token issued so far. */
  expireTokens(): void
}
