import type { StoredCrawl } from './crawl-store.server.ts'

/** Checks of our pages against the rules, for operators. */
export interface PageChecks {
  /** Fetches the latest check of every storefront that has been checked. */
  fetchLatest(): Promise<StoredCrawl[]>
  /** Requests a check, unless one is already pending. */
  request(): Promise<void>
  isPending(): Promise<boolean>
}
