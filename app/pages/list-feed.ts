import { generateRssFeed } from 'feedsmith'
import { countMatching } from '#app/domain/paging.ts'
import type { PriceStep } from '#app/domain/price-step.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { listFeedPath } from '#app/domain/urls/format-links.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import { describeList } from './browser/page-description.ts'
import type { ListPage } from './list-page.ts'
import { formatPriceText } from './markdown/format-price-text.ts'

/**
 * Formats the products of a list, without similar ones, as an RSS 2.0 feed. `path` is the path of the list's page. A
 * product is published when we first read it from its source.
 */
export function formatListFeed(
  list: ListPage,
  priceSteps: ReadonlyMap<string, readonly PriceStep[]>,
  path: string,
  { siteName, siteUrl }: { siteName: string; siteUrl: string },
): string {
  const url = (own: string) => absoluteUrl(siteUrl, own)
  const cards = list.cards.slice(0, countMatching(list.paging, list.paging.offset))
  const dates = cards.map(card => findFirstRead(priceSteps.get(formatProductKey(card))))
  const [newest] = dates.flatMap(date => date ?? []).sort((a, b) => b.getTime() - a.getTime())
  return generateRssFeed({
    title: `${list.title} | ${siteName}`,
    link: url(path),
    description: describeList(list),
    language: 'en-us',
    ...(newest ? { pubDate: newest } : {}),
    atom: { links: [{ href: url(listFeedPath(path)), rel: 'self', type: 'application/rss+xml' }] },
    items: cards.map((card, index) => ({
      title: `${card.brand} ${card.name}`,
      link: url(card.path),
      description: `${formatPriceText(card.price)} at ${card.retailer}`,
      guid: { value: url(card.path), isPermaLink: true },
      ...(dates[index] ? { pubDate: dates[index] } : {}),
    })),
  })
}

/**
 * Finds the time at which we first read the product,
 * skipping imported past prices, which are older.
 */
function findFirstRead(steps: readonly PriceStep[] = []): Date | undefined {
  return steps.find(({ isDemonstration }) => !isDemonstration)?.since
}
