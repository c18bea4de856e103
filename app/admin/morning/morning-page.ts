import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { formatDay } from '#app/domain/day.ts'
import type { SourceTrouble } from '#app/ingest/control/sources.ts'
import { type SaleState, unpaidAfterDays } from '#app/outbound/commissions/sale-state.ts'
import type { StoredCrawl } from '#app/page-rules/crawl-store.server.ts'
import { adminCategoriesPath } from '../categories/admin-categories-path.ts'
import { adminClicksPath } from '../clicks/admin-clicks-path.ts'
import { storefrontNames } from '../frame/storefront-names.ts'
import { adminLinksPath } from '../links/admin-links-path.ts'
import { adminRetailerPath } from '../retailers/admin-retailers-path.ts'
import { adminRulesPath } from '../rules/admin-rules-path.ts'
import { adminSourcePath, adminSourcesPath } from '../sources/admin-sources-path.ts'
import { troubleAdvice } from '../sources/sources-page.ts'
import { type Morning, mismatchDays, unpaidDays } from './create-morning.server.ts'
import { comparedDays, type DayFigure, distances } from './fetch-figures.server.ts'

export interface MorningPage {
  day: string
  figures: FigureCard[]
  /** The clicks of the day so far, as a sentence. */
  today: string
  /** The operators' tasks, most urgent first; empty when all is well. */
  tasks: Task[]
  /** An explanation of the usual ranges. */
  method: string
}

export interface FigureCard {
  label: string
  value: string
  /** The range as text: "Usually 410 to 620", or the reason why there is no range yet. */
  usual: string
  verdict: 'below' | 'usual' | 'above' | undefined
  chart: FigureChart
  path: string
}

/**
 * A line through the figures of the compared days and, last, of yesterday, above the band of
 * the usual range. All numbers are shares of the highest one, from 0 to 1.
 */
export interface FigureChart {
  line: (number | null)[]
  usual?: { low: number; median: number; high: number }
}

export interface Task {
  text: string
  /** The page where the problem can be fixed; absent if we have no such page. */
  fix?: { path: string; action: string }
}

const labels: Readonly<Record<DayFigure['name'], string>> = {
  clicks: 'Clicks',
  earnings: 'Earnings',
  perClick: 'Earnings per click',
}
const mismatchTexts: Partial<Record<SaleState, string>> = {
  'sale without click': 'without a matching click',
  'wrong storefront': 'credited to another website',
  'amount differs': 'at a price other than the one shown',
}

const method = `Days are in UTC. The usual range is the median of the ${comparedDays} days before,
plus or minus ${distances} times their median distance from it. Earnings are the commissions on a
day’s clicks that networks had reported by this time on the following day. Later reports are left
out, so that days can be compared.`

/**
 * Returns the view model of the morning page. `crawls`
 * holds the last check of each storefront's pages.
 */
export function getMorningPage(morning: Morning, crawls: readonly StoredCrawl[]): MorningPage {
  const figures = morning.figures.map(toCard)
  return {
    day: formatDay(morning.day),
    figures,
    today: `Today so far: ${formatQuantity(morning.clicksToday, 'click')}.`,
    tasks: [
      ...toFigureTasks(figures),
      ...toTasks(morning),
      ...toDataTasks(morning),
      ...toRuleTasks(crawls),
    ],
    method,
  }
}

function toCard({ name, value, usual, line }: DayFigure): FigureCard {
  const format = (figure: number | null) => formatFigure(name, figure)
  const path = adminClicksPath({ days: 7, by: name === 'perClick' ? 'retailer' : 'day' })
  const card = { label: labels[name], value: format(value), path, chart: toChart(line, usual) }
  if (!usual)
    return { ...card, usual: 'Too few days with clicks for a usual range yet.', verdict: undefined }
  const { low, median, high } = usual
  const isAlwaysOne = format(low) === format(high)
  return {
    ...card,
    usual: isAlwaysOne
      ? `Usually ${format(median)}.`
      : `Usually ${format(low)} to ${format(high)}, median ${format(median)}.`,
    verdict: value === null ? undefined : compare(value, usual),
  }
}

function compare(value: number, { low, high }: NonNullable<DayFigure['usual']>) {
  if (value < low) return 'below'
  return value > high ? 'above' : 'usual'
}

function toChart(line: DayFigure['line'], usual: DayFigure['usual']): FigureChart {
  const top = Math.max(usual?.high ?? 0, ...line.map(each => each ?? 0)) || 1
  return {
    line: line.map(each => (each === null ? null : each / top)),
    ...(usual
      ? { usual: { low: usual.low / top, median: usual.median / top, high: usual.high / top } }
      : {}),
  }
}

function formatFigure(name: DayFigure['name'], value: number | null): string {
  if (value === null) return '–'
  if (name === 'clicks') return formatWholeCount(Math.round(value))
  return formatUsd(name === 'earnings' ? Math.round(value) : value)
}

function toFigureTasks(figures: readonly FigureCard[]): Task[] {
  return figures
    .filter(({ verdict }) => verdict === 'below')
    .map(({ label, value, path }) => ({
      text: `${label}: ${value}, below the usual range.`,
      fix: { path, action: 'See what changed' },
    }))
}

function toTasks(morning: Morning): Task[] {
  const { sources, dead, mismatches, unpaid, silent, reports, mails } = morning
  return [
    ...sources.map(({ name, title, trouble }) => ({
      text: `${title}: ${formatTrouble(trouble)}.`,
      fix: { path: adminSourcePath(name), action: 'Open the source' },
    })),
    ...reports.map(({ network, error }) => ({
      text: error
        ? `The commission report of ${network} failed: ${error}`
        : `The commission report of ${network} no longer covers some days. Import them from a file.`,
      fix: { path: adminClicksPath(), action: 'See the reports' },
    })),
    ...(dead.offers === 0
      ? []
      : [
          {
            text: `${formatQuantity(dead.offers, 'offer')} with dead links, ${formatQuantity(dead.clicks, 'click')} in 7 days.`,
            fix: { path: adminLinksPath, action: 'Replace or dismiss' },
          },
        ]),
    ...silent.map(({ retailer, key, clicks, expectedSales }) => ({
      text: `${retailer} is at risk: no sale from ${formatQuantity(clicks, 'click')}, about ${Math.round(expectedSales)} expected.`,
      fix: { path: adminRetailerPath(key), action: 'Open the retailer' },
    })),
    ...mismatches.map(({ state, count: sales, commissionUsdCents }) => ({
      text: `${formatQuantity(sales, 'sale')} in ${mismatchDays} days ${mismatchTexts[state] ?? state}, ${formatUsd(commissionUsdCents)}.`,
      fix: { path: adminClicksPath({ days: 7, state }), action: 'See the sales' },
    })),
    ...(unpaid.count === 0
      ? []
      : [
          {
            text: `${formatQuantity(unpaid.count, 'sale')} not paid after ${unpaidAfterDays} days, ${formatUsd(unpaid.commissionUsdCents)}. Claim the commissions from the network.`,
            fix: {
              path: adminClicksPath({ days: unpaidDays, state: 'unpaid' }),
              action: 'See the sales',
            },
          },
        ]),
    ...(mails.count === 0
      ? []
      : [
          {
            text: `${formatQuantity(mails.count, 'email')} not accepted by the mail server for an hour${mails.error ? `: ${mails.error}` : '.'} Check SMTP_URL and the provider’s quota.`,
          },
        ]),
  ]
}

/** Stale or missing data, which makes prices or categories wrong without an error. */
function toDataTasks({ unmapped, rates: { text, advice } }: Morning): Task[] {
  return [
    ...(advice === undefined
      ? []
      : [
          { text: `${text} ${advice}`, fix: { path: adminSourcesPath, action: 'See the sources' } },
        ]),
    ...(unmapped.paths === 0
      ? []
      : [
          {
            text: `${formatQuantity(unmapped.paths, 'category', 'categories')} of the sources with ${formatQuantity(unmapped.products, 'product')} not mapped to ours.`,
            fix: { path: adminCategoriesPath(), action: 'Map them' },
          },
        ]),
  ]
}

function toRuleTasks(crawls: readonly StoredCrawl[]): Task[] {
  const unchecked = storefrontNames.filter(
    ({ id }) => !crawls.some(({ storefront }) => storefront === id),
  )
  const never = {
    text: `Never checked against the rules for pages: ${unchecked.map(({ name }) => name).join(', ')}.`,
    fix: { path: adminRulesPath, action: 'Check them' },
  }
  return [...(unchecked.length === 0 ? [] : [never]), ...crawls.flatMap(toCrawlTasks)]
}

function toCrawlTasks({ storefront, violations, error }: StoredCrawl): Task[] {
  if (!error && violations.length === 0) return []
  const name = storefrontNames.find(({ id }) => id === storefront)?.name ?? storefront
  const text = error
    ? `The pages of ${name} could not be checked: ${error}`
    : `${formatQuantity(violations.length, 'violation')} of the rules for pages on ${name}.`
  return [{ text, fix: { path: adminRulesPath, action: 'See the pages' } }]
}

function formatTrouble(trouble: SourceTrouble | undefined): string {
  if (!trouble) return ''
  return trouble === 'late'
    ? 'late: no successful sync for two intervals'
    : `${trouble}. ${troubleAdvice[trouble]}`
}
