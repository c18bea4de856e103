import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { accountPath, unsubscribePath } from '#app/domain/urls/account-links.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { formatMail, type MailContent } from '../mail/format-mail.ts'
import type { AlertEvent } from './alert.ts'
import type { UnsubscribeTokens, Unsubscription } from './unsubscribe-token.ts'

/** An event, and the alert or the saved search that found it. */
export interface MailedEvent extends AlertEvent {
  alertId: string | undefined
  search: MailedSearch | undefined
  /** The 30-day low, named as on pages; absent if we had not tracked the product for those 30 days. */
  low?: { name: string; cents: number }
}

export interface MailedSearch {
  id: string
  title: string
  /** The list, newest first. */
  path: string
  /** How many further matches were counted but not stored as events. */
  more: number
}

export interface FormattedMail {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

interface MailedEvents {
  events: readonly MailedEvent[]
  userId: string
  isDigest: boolean
  /** The part of the Message-ID before the @. */
  messageId: string
}

/**
 * The maximum number of lines; longer lists are easier
 * to read on the account page than in an email.
 */
const maxLines = 40

export interface MailSite {
  site: Storefront
  /** The base URL of links. */
  origin: string
}

/** Formats the email about one or more events, or the daily digest, with one-click unsubscribe. */
export function formatAlertMail(
  { site, origin }: MailSite,
  tokens: UnsubscribeTokens,
  { events, userId, isDigest, messageId }: MailedEvents,
): FormattedMail {
  const [first] = events
  const single = isDigest || events.length > 1 ? undefined : first
  const ends: Unsubscription =
    single?.alertId === undefined
      ? { kind: 'user', id: userId }
      : { kind: 'alert', id: single.alertId }
  const url = (path: string) => absoluteUrl(origin, path)
  const unsubscribeUrl = url(unsubscribePath(tokens.create(ends)))
  const content = single ? toSingle(single, site, url) : toList(events, url)
  const subject = single ? getSubject(single) : getListSubject(events, site)
  return {
    subject,
    ...formatMail(site, {
      ...content,
      notes: [
        isDigest
          ? `You’re getting this digest because you set alerts or saved searches at ${site.siteName}.`
          : `You’re getting this email because you set an alert at ${site.siteName}.`,
        { text: 'Stop these emails', url: unsubscribeUrl },
      ],
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Every attempt uses the same Message-ID, so mail clients
      // show an email only once even if it was accepted twice.
      'Message-ID': `<${messageId}@${new URL(origin).hostname}>`,
    },
  }
}

function toSingle(
  event: MailedEvent,
  { siteName }: Storefront,
  url: (path: string) => string,
): MailContent {
  return {
    title: titles[event.kind],
    paragraphs: [{ heading: event.title }, formatPrice(event)],
    // The link leads to our page of the product, which has today's price.
    action: { label: `See it at ${siteName}`, url: url(event.path) },
  }
}

const titles: Record<AlertEvent['kind'], string> = {
  drop: 'The price dropped',
  stock: 'It’s back in stock',
  new: 'A new match',
  cheaper: 'The price of a match dropped',
}

function getSubject(event: AlertEvent): string {
  return event.kind === 'stock'
    ? `Back in stock: ${event.title}`
    : `Price drop: ${event.title}, now ${formatUsd(event.cents)}`
}

function getListSubject(events: readonly MailedEvent[], { siteName }: Storefront): string {
  const count = events.length + countMore(events)
  return `${formatQuantity(count, 'update')} from ${siteName}`
}

/** Counts the matches of the reported searches that were not stored as events. */
function countMore(events: readonly MailedEvent[]): number {
  const searches = new Map(events.map(({ search }) => [search?.id, search?.more ?? 0]))
  return [...searches.values()].reduce((sum, more) => sum + more, 0)
}

/** Lists the events per search. Long searches share the email's lines equally. */
function toList(events: readonly MailedEvent[], url: (path: string) => string): MailContent {
  const all = [...Map.groupBy(events, ({ search }) => search?.id).values()]
  const groups = all.slice(0, maxLines)
  const others = all.slice(maxLines).flat()
  const moreOthers = others.length + countMore(others)
  const linesEach = Math.max(1, Math.floor(maxLines / groups.length))
  return {
    title: 'Today’s updates',
    paragraphs: [
      ...groups.flatMap(group => {
        const search = group[0]?.search
        const more = Math.max(0, group.length - linesEach) + (search?.more ?? 0)
        return [
          { heading: search ? `New matches and price drops in ${search.title}` : 'Your alerts' },
          ...group.slice(0, linesEach).map(event => ({
            label: labels[event.kind],
            text: event.title,
            detail: formatPrice(event),
            url: url(event.path),
          })),
          ...toMoreLine(more, url(search?.path ?? accountPath('alerts'))),
        ]
      }),
      ...(moreOthers === 0 ? [] : [{ heading: 'Your other saved searches' }]),
      ...toMoreLine(moreOthers, url(accountPath('alerts'))),
    ],
    action: { label: 'See your alerts', url: url(accountPath('alerts')) },
  }
}

function toMoreLine(more: number, url: string): { text: string; url: string }[] {
  return more === 0 ? [] : [{ text: `And ${formatWholeCount(more)} more`, url }]
}

const labels: Record<AlertEvent['kind'], string> = {
  drop: 'Price drop',
  stock: 'Back in stock',
  new: 'New',
  cheaper: 'Price drop',
}

/** Formats an event's price: "$90.00, was $100.00, 30-day low: $95.00, in M, at Alder & Finch" */
function formatPrice({ cents, beforeCents, low, size, retailer }: MailedEvent): string {
  const parts = [
    formatUsd(cents),
    ...(beforeCents === undefined ? [] : [`was ${formatUsd(beforeCents)}`]),
    ...(low ? [`${low.name}: ${formatUsd(low.cents)}`] : []),
    ...(size === undefined ? [] : [`in ${size}`]),
    `at ${retailer}`,
  ]
  return parts.join(', ')
}
