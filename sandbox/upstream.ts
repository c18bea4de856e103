import type { Hono } from 'hono'

/** One network, running: what it answers, and what it knows to be true. */
export interface Upstream<Truth, Product> {
  createRoutes(baseUrl: string): Hono
  /** What its answers add up to today. */
  getTruth(): Truth
  /** Its products of use, as its answers show them. */
  listProducts(): Product[]
  /** Ends the access tokens given out, as if their time were over. */
  expireTokens(): void
}
