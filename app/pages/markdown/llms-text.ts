import { categories } from '#app/domain/category-tree.ts'
import { markdownPath } from '#app/domain/urls/format-links.ts'
import {
  absoluteUrl,
  articlesFeedPath,
  articlesPath,
  brandsPath,
  companyPath,
  howWeRankPath,
  listPath,
  retailersPath,
  sitemapIndexPath,
} from '#app/domain/urls/links.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toMarkdownLink } from './escape-markdown.ts'

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
Further parameters, each of which may repeat: \`brand\`, \`store\` (retailer), \`color\`, \`size\`
(such as \`letter:m\`, \`us:8\`, \`shoe-us:8.5\`), \`price\` (US dollars, \`25-50\`), \`material\`, \`deal\`, \`condition\`,
\`stock=in\`; \`sort\` (\`newest\`, \`popular\`, \`price-up\`, \`price-down\`, \`discount\`); \`page\`.
Prefix a parameter with \`not.\` to exclude a brand, store, color, size or material.

## Departments

${mains.map(({ id, title }) => link(title, markdownPath(listPath({ category: id })))).join('\n')}

## Articles

${[link('All articles', markdownPath(articlesPath())), link('RSS', articlesFeedPath)].join('\n')}

## About

${[
  link('Brands', brandsPath),
  link('Retailers', retailersPath),
  link('How we rank products', howWeRankPath),
  link('Advertising disclosure', companyPath('advertising_disclosure')),
  link('Sitemap', sitemapIndexPath),
].join('\n')}
`
}
