import { formatQuantity } from '#app/domain/count.ts'
import { countMatching } from '#app/domain/paging.ts'
import { markdownPath } from '#app/domain/urls/format-links.ts'
import { absoluteUrl, listPath } from '#app/domain/urls/links.ts'
import { describeList } from '../browser/page-description.ts'
import type { ListPage } from '../list-page.ts'
import { escapeMarkdown, toMarkdownLink } from './escape-markdown.ts'
import { formatPriceText } from './format-price-text.ts'

/**
 * Formats a list as Markdown: its products with prices,
 * and links to subcategories and further pages.
 */
export function toListMarkdown(list: ListPage, siteUrl: string): string {
  const { title, cards, paging, categories, query } = list
  const link = (text: string, path: string) =>
    toMarkdownLink(text, absoluteUrl(siteUrl, markdownPath(path)))
  const formatCards = (part: ListPage['cards']) =>
    part
      .map(
        ({ brand, name, path, price, retailer }) =>
          `- ${link(`${brand} ${name}`, path)}: ${formatPriceText(price)} at ${escapeMarkdown(retailer)}`,
      )
      .join('\n')
  const border = countMatching(paging, paging.offset)
  const depth = categories.find(({ id }) => id === query.category)?.depth
  const below = categories.filter(row => row.depth - 1 === depth && row.count > 0)
  return [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(describeList(list)),
    formatCards(cards.slice(0, border)),
    border < cards.length ? '## Similar products' : '',
    formatCards(cards.slice(border)),
    `Page ${paging.page} of ${paging.maxPages}`,
    paging.page < paging.maxPages
      ? link('Next page', listPath({ ...query, page: paging.page + 1 }))
      : '',
    below.length > 0 ? '## Categories' : '',
    below
      .map(({ id, label, count }) => {
        const path = listPath({ ...query, page: 1, ...(id === undefined ? {} : { category: id }) })
        return `- ${link(label, path)}: ${formatQuantity(count, 'product')}`
      })
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
