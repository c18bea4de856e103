import type { CheckedPage } from '../checked-page.ts'
import type { CrawledSite } from '../crawled-site.ts'
import { type PageKind, pageKinds } from '../page-kind.ts'

export interface Rule {
  id: string
  title: string
  /** The law that requires the rule, or our own reason for it. */
  reason: string
  kinds: readonly PageKind[]
  /** Returns a message for each violation on the page. The check has no side effects. */
  check(page: CheckedPage, site: CrawledSite): string[]
}

/** Every page, but no sitemap. */
export const pagesOnly = pageKinds.filter(kind => kind !== 'sitemap')
/** The pages that exist. */
export const found = pagesOnly.filter(kind => kind !== 'missing')
/** The pages that search engines may index. */
export const indexed = found.filter(kind => kind !== 'state')
