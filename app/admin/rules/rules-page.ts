import { formatQuantity } from '#app/domain/count.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import type { StoredCrawl } from '#app/page-rules/crawl-store.server.ts'
import { pageKinds } from '#app/page-rules/page-kind.ts'
import { rules } from '#app/page-rules/rules.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { formatTime } from '../frame/format-time.ts'

/** Every rule for our pages, with the results from each storefront's last check. */
export interface RulesPage {
  isPending: boolean
  storefronts: CheckedStorefront[]
  rules: RuleRow[]
}

export interface CheckedStorefront {
  id: string
  name: string
  /** The check as text: "118 pages, 2026-03-01 12:29 UTC", or the reason why there is no result. */
  result: string
}

export interface RuleRow {
  id: string
  title: string
  reason: string
  kinds: string
  /** One result per storefront; undefined if it has not been checked. */
  results: (RuleResult | undefined)[]
}

export interface RuleResult {
  count: number
  /** The first few faults. */
  examples: { path: string; url: string; fault: string }[]
}

const maxExamples = 8

export function getRulesPage(
  crawls: readonly StoredCrawl[],
  isPending: boolean,
  sites: readonly Pick<Storefront, 'id' | 'siteName' | 'siteUrl'>[],
): RulesPage {
  const checked = sites.map(site => ({
    site,
    crawl: crawls.find(({ storefront }) => storefront === site.id),
  }))
  return {
    isPending,
    storefronts: checked.map(({ site: { id, siteName }, crawl }) => ({
      id,
      name: siteName,
      result: formatResult(crawl),
    })),
    rules: rules.map(({ id, title, reason, kinds }) => ({
      id,
      title,
      reason,
      kinds: kinds.length > pageKinds.length / 2 ? formatMost(kinds) : kinds.join(', '),
      results: checked.map(({ site: { siteUrl }, crawl }) => {
        if (!crawl || crawl.error) return undefined
        const faults = crawl.violations.filter(({ rule }) => rule === id)
        const examples = faults.slice(0, maxExamples).map(({ path, fault }) => {
          return { path, fault, url: absoluteUrl(siteUrl, path) }
        })
        return { count: faults.length, examples }
      }),
    })),
  }
}

function formatResult(crawl: StoredCrawl | undefined): string {
  if (!crawl) return 'Not checked yet'
  const { pages, endedAt, error } = crawl
  return error
    ? `The check on ${formatTime(endedAt)} UTC failed: ${error}`
    : `${formatQuantity(pages, 'page')}, ${formatTime(endedAt)} UTC`
}

/** Formats the kinds of pages that a rule applies to: "all", "all except sitemap". */
function formatMost(kinds: readonly string[]): string {
  const others = pageKinds.filter(kind => !kinds.includes(kind))
  return others.length === 0 ? 'all' : `all except ${others.join(', ')}`
}
