import type { RichBlock, TextRun } from '#app/domain/rich-text.ts'
import { markdownPath } from '#app/domain/urls/format-links.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import type { ArticlePage, ArticleSlice } from '../articles/article-page.ts'
import type { ArticlesPage } from '../articles/articles-page.ts'
import { escapeMarkdown, toMarkdownLink } from './escape-markdown.ts'
import { formatPriceText } from './format-price-text.ts'

/** Formats an article as Markdown, with its products and their prices. */
export function toArticleMarkdown(article: ArticlePage, siteUrl: string): string {
  const { title, summary, author, publishedOn, slices } = article
  return join([
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(summary),
    [author ? `By ${escapeMarkdown(author)}` : '', publishedOn].filter(Boolean).join(', '),
    ...slices.flatMap(slice => formatSlice(slice, siteUrl)),
    'Links to stores may earn us a commission. It never affects prices or the order of products.',
  ])
}

/** Formats a list of articles as Markdown. */
export function toArticlesMarkdown(page: ArticlesPage, siteUrl: string): string {
  return join([
    `# ${escapeMarkdown(page.title)}`,
    escapeMarkdown(page.description),
    page.articles
      .map(({ title, path, summary }) => {
        const link = toMarkdownLink(title, absoluteUrl(siteUrl, markdownPath(path)))
        return `- ${link}: ${escapeMarkdown(summary)}`
      })
      .join('\n'),
  ])
}

function formatSlice(slice: ArticleSlice, siteUrl: string): string[] {
  switch (slice.kind) {
    case 'text':
      return slice.text.map(block => formatBlock(block, siteUrl))
    case 'quote':
      return [`> ${escapeMarkdown(slice.text)}`]
    case 'picture':
      return [escapeMarkdown(slice.caption ?? '')]
    case 'products': {
      const url = (path: string) => absoluteUrl(siteUrl, markdownPath(path))
      const products = slice.cards.map(
        ({ brand, name, path, price, retailer }) =>
          `- ${toMarkdownLink(`${brand} ${name}`, url(path))}: ${formatPriceText(price)} at ${escapeMarkdown(retailer)}`,
      )
      return [`### ${escapeMarkdown(slice.title)}`, products.join('\n')]
    }
  }
}

function formatBlock(block: RichBlock, siteUrl: string): string {
  const formatLines = (runs: readonly TextRun[]) =>
    runs.map(run => formatRun(run, siteUrl)).join('')
  // A heading or an item ends with its line.
  const format = (runs: readonly TextRun[]) => formatLines(runs).replace(/\s*\n\s*/g, ' ')
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${format(block.text)}`
    case 'paragraph':
      return formatLines(block.text).replaceAll('\n', '\\\n')
    case 'list':
      return block.items
        .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${format(item)}`)
        .join('\n')
    case 'picture':
      return escapeMarkdown(block.picture.alt)
  }
}

/** Puts emphasis marks directly around the words, since Markdown ignores marks next to a space. */
function formatRun({ text, isStrong, isEmphasized, to }: TextRun, siteUrl: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  const shown = to ? toMarkdownLink(words, absoluteUrl(siteUrl, to)) : escapeMarkdown(words)
  const marks = `${isStrong ? '**' : ''}${isEmphasized ? '_' : ''}`
  return `${before}${marks}${shown}${[...marks].reverse().join('')}${after}`
}

function join(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
