import type { Hono } from 'hono'

/** A running network with its routes and its ground truth. */
export interface Upstream<Truth, Product> {
  createRoutes(baseUrl: string): Hono
  /** Returns today's totals of the network's responses. */
  getTruth(): Truth
  /** The network's usable products, as they appear in its responses. */
  listProducts(): Product[]
  expireTokens(): void
}
