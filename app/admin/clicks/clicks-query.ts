/** The choices on the operators' clicks page. */
export interface ClicksQuery {
  days: ClicksDays
  by: ClicksGrouping
  /** The state of the sales to list. */
  state?: string | undefined
}

export const clicksDays = [7, 30, 90, 365] as const
export type ClicksDays = (typeof clicksDays)[number]

export const clicksGroupings = [
  ...(['day', 'storefront', 'retailer', 'source', 'page', 'network'] as const),
] as const
export type ClicksGrouping = (typeof clicksGroupings)[number]

const maxTextLength = 200

/** Replaces unknown values with the defaults: 30 days, by day. */
export function parseClicksQuery(search: URLSearchParams): ClicksQuery {
  return {
    days: clicksDays.find(days => String(days) === search.get('days')) ?? 30,
    by: clicksGroupings.find(grouping => grouping === search.get('by')) ?? 'day',
    state: search.get('state')?.slice(0, maxTextLength) || undefined,
  }
}
