import { categories } from '#app/domain/category-tree.ts'
import { type FacetName, facetNames, facets } from '#app/domain/facets/facets.ts'
import { excludableFacets } from '#app/domain/facets/filters.ts'
import { markdownPath } from '#app/domain/urls/format-links.ts'
import {
  absoluteUrl,
  agentsPath,
  articlesFeedPath,
  articlesPath,
  brandsPath,
  companyPath,
  howWeRankPath,
  listPath,
  refusedSalesPath,
  retailersPath,
  sitemapIndexPath,
  ucpProfilePath,
} from '#app/domain/urls/links.ts'
import { exclusionPrefix, sorts } from '#app/domain/urls/list-query.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toMarkdownLink } from './escape-markdown.ts'

/** A filter with more values than this is described by examples. */
const maxListed = 12
const exampleCount = 4

/**
 * Formats `/llms.txt`, which tells assistants how to
 * read and search the site (https://llmstxt.org).
 */
export function toLlmsText({
  siteName,
  siteDesc,
  siteUrl,
}: Pick<Storefront, 'siteName' | 'siteDesc' | 'siteUrl'>): string {
  const url = (path: string) => absoluteUrl(siteUrl, path)
  const link = (text: string, path: string) => `- ${toMarkdownLink(text, url(path))}`
  const mains = categories.filter(({ parent }) => parent === undefined)
  return `# ${siteName}

> ${siteDesc}

Lists, products and articles have a Markdown version: add \`.md\` to the path, or send \`Accept: text/markdown\`.
Each list is also an RSS feed of its newest products: add \`.rss\`.
Prices are in US dollars. We don't sell anything ourselves; buy links lead to the retailer.

## Search

Search with words, including colors, sizes, prices, materials and brands:
\`${url(markdownPath(listPath()))}?q={words}\`, for example "red midi dress under 100" or "wool coat no polyester".
Further parameters, of which filters may repeat:
${facetNames.map(toParameterLine).join('\n')}
- \`sort\`: ${toCode(sorts.slice(1))}
- \`page\`
Prefix a filter with \`${exclusionPrefix}\` to exclude its values: ${toCode(excludableFacets.map(name => facets[name].key))}.

## Tools

Assistants can also search with the catalog tools of the Universal Commerce Protocol, by MCP at \`${url(agentsPath)}\`: \`search_catalog\`, \`lookup_catalog\` and \`get_product\`, which has the offers of all stores and the evidence for a price.

${link('Profile', ucpProfilePath)}

## Departments

${mains.map(({ id, title }) => link(title, markdownPath(listPath({ category: id })))).join('\n')}

## Articles

${[link('All articles', markdownPath(articlesPath())), link('RSS', articlesFeedPath)].join('\n')}

## About

${[
  link('Brands', brandsPath),
  link('Stores', retailersPath),
  link('How we rank products', howWeRankPath),
  link('Sales we didn’t believe', refusedSalesPath()),
  link('Advertising disclosure', companyPath('advertising_disclosure')),
  link('Sitemap', sitemapIndexPath),
].join('\n')}
`
}

/** Describes a filter: its key, its title, and its values if there are few or some examples. */
function toParameterLine(name: FacetName): string {
  const { key, title, values = [] } = facets[name]
  const isLong = values.length > maxListed
  const shown = toCode(isLong ? values.slice(0, exampleCount) : values)
  const listed = values.length === 0 ? '' : `: ${isLong ? `such as ${shown}` : shown}`
  return `- \`${key}\` (${title.toLowerCase()})${listed}`
}

function toCode(words: readonly string[]): string {
  return words.map(word => `\`${word}\``).join(', ')
}
