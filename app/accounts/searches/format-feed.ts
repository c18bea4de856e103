import { generateAtomFeed } from 'feedsmith'
import { formatUsd } from '#app/domain/currency.ts'
import { feedPath } from '#app/domain/urls/account-links.ts'
import { absoluteUrl, listPath } from '#app/domain/urls/links.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { AlertEvent } from '../alerts/alert.ts'
import type { SearchFeed } from './search-store.server.ts'

/** The storefront that serves the feed. */
export interface FeedSite {
  siteName: string
  siteUrl: string
}

/** Formats a feed as JSON Feed (https://www.jsonfeed.org/version/1.1/). */
export function formatJsonFeed({ search, events }: SearchFeed, site: FeedSite): string {
  const url = (path: string) => absoluteUrl(site.siteUrl, path)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: getFeedTitle(search.title, site),
    home_page_url: url(getListPath(search)),
    feed_url: url(feedPath(search.feedToken, 'json')),
    items: events.map(event => ({
      id: event.id,
      url: url(event.path),
      title: getEntryTitle(event),
      content_text: getEntryText(event),
      date_published: event.happenedAt.toISOString(),
    })),
  })
}

/** Formats a feed as Atom (RFC 4287). */
export function formatAtomFeed({ search, events }: SearchFeed, site: FeedSite): string {
  const url = (path: string) => absoluteUrl(site.siteUrl, path)
  const { hostname } = new URL(site.siteUrl)
  const xml = generateAtomFeed({
    id: `tag:${hostname},2026:search/${search.id}`,
    title: { value: getFeedTitle(search.title, site) },
    authors: [{ name: site.siteName }],
    links: [
      { href: url(feedPath(search.feedToken, 'atom')), rel: 'self' },
      { href: url(getListPath(search)) },
    ],
    updated: events[0]?.happenedAt ?? new Date(0),
    entries: events.map(event => ({
      id: `tag:${hostname},2026:match/${event.id}`,
      title: { value: getEntryTitle(event) },
      links: [{ href: url(event.path) }],
      updated: event.happenedAt,
      summary: { value: getEntryText(event) },
    })),
  })
  return dropUnwritable(xml)
}

function getListPath({ category, query }: SearchFeed['search']): string {
  return listPath(parseListQuery(new URLSearchParams(query), category))
}

function getFeedTitle(title: string, { siteName }: FeedSite): string {
  return `${title} | ${siteName}`
}

function getEntryTitle({ kind, title, cents }: AlertEvent): string {
  return `${kind === 'new' ? 'New' : 'Price drop'}: ${title}, ${formatUsd(cents)}`
}

function getEntryText({ retailer, cents, beforeCents }: AlertEvent): string {
  const before = beforeCents === undefined ? '' : `, was ${formatUsd(beforeCents)}`
  return `${formatUsd(cents)}${before}, at ${retailer}.`
}

/** Removes characters that XML 1.0 cannot represent, even escaped. */
function dropUnwritable(xml: string): string {
  return xml.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}
