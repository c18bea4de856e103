import { generateRssFeed } from 'feedsmith'
import { listFeedPath } from '#app/domain/format-links.ts'
import { absoluteUrl } from '#app/domain/links.ts'
import type { ListPage } from './list-page.ts'
import { formatPriceText } from './markdown/format-price-text.ts'
import { describeList } from './page-description.ts'

/** Formats the products of a list as an RSS 2.0 feed. `path` is the path of the list's page. */
export function formatListFeed(
  list: ListPage,
  path: string,
  { siteName, siteUrl }: { siteName: string; siteUrl: string },
): string {
  const url = (own: string) => absoluteUrl(siteUrl, own)
  return generateRssFeed({
    title: `${list.title} | ${siteName}`,
    link: url(path),
    description: describeList(list),
    language: 'en-us',
    atom: { links: [{ href: url(listFeedPath(path)), rel: 'self', type: 'application/rss+xml' }] },
    items: list.cards.map(card => ({
      title: `${card.brand} ${card.name}`,
      link: url(card.path),
      description: `${formatPriceText(card.price)} at ${card.retailer}`,
      guid: { value: url(card.path), isPermaLink: true },
    })),
  })
}
