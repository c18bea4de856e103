// This file exceeds 300 lines because the rules are easier to compare in one file.
import { companyPages, companyPath, howWeRankPath } from '#app/domain/urls/links.ts'
import { networks } from '#app/networks/all-networks.server.ts'
import type { CheckedPage } from './checked-page.ts'
import {
  type CrawledSite,
  countBrand,
  findTwins,
  hasAll,
  isBuyPath,
  isCombination,
  isForeign,
  toOwnPath,
  unique,
} from './crawled-site.ts'
import { type PageKind, pageKinds } from './page-kind.ts'
import { findDataBrand, listDataPrices, readData, requiredTypes } from './structured-data.ts'

export interface Rule {
  id: string
  title: string
  /** The law that requires the rule, or our own reason for it. */
  reason: string
  kinds: readonly PageKind[]
  /** Returns a message for each violation on the page. The check has no side effects. */
  check(page: CheckedPage, site: CrawledSite): string[]
}

const pagesOnly = pageKinds.filter(kind => kind !== 'sitemap')
const found = pagesOnly.filter(kind => kind !== 'missing')
const indexed = found.filter(kind => kind !== 'state')
const lists: readonly PageKind[] = ['list', 'brand', 'retailer', 'state']
const seo = 'Search engines use it in results'

const scarcity = new RegExp(
  [
    'only \\d+ left',
    '\\d+ (?:people|shoppers) (?:are )?(?:looking|viewing|watching)',
    'selling fast|almost gone|last chance|hurry',
    '(?:offer|deal|sale) ends (?:in|soon|today)',
  ]
    .map(words => `\\b(?:${words})\\b`)
    .join('|'),
  'i',
)

/** Hosts of affiliate networks' links, but not of their websites, which articles may mention. */
const networkHosts = new RegExp(
  `(?<![\\w.-])(?:[\\w-]+\\.)*(?:${networks
    .flatMap(({ links }) => links.flatMap(({ hosts }) => hosts))
    .map(host => host.replaceAll('.', '\\.'))
    .join('|')})(?![\\w-]|\\.\\w)`,
  'i',
)

/** Every rule for our pages. The crawler's test breaks each of these rules once. */
export const rules = [
  {
    id: 'links-work',
    title: 'No links are broken',
    reason: 'A broken link loses shoppers and search engines',
    kinds: pageKinds,
    check: ({ links }, site) =>
      unique(links.map(({ href }) => href)).flatMap(href => {
        const status = site.statuses.get(toOwnPath(href, site) ?? '')
        return status !== undefined && status >= 400 ? [`${href} returned ${status}`] : []
      }),
  },
  {
    id: 'files-exist',
    title: 'Pictures, scripts and style sheets exist',
    reason: 'A page without them looks broken',
    kinds: pagesOnly,
    check: ({ loads, social }, site) =>
      unique([...loads, social.image ?? '']).flatMap(href => {
        const status = site.statuses.get(toOwnPath(href, site) ?? '')
        return status !== undefined && status >= 400 ? [`${href} returned ${status}`] : []
      }),
  },
  {
    id: 'no-failures',
    title: 'Every page responds without a server error',
    reason: 'A failed page helps nobody',
    kinds: pageKinds,
    check: ({ status }) => (status >= 500 ? [`It returned ${status}`] : []),
  },
  {
    id: 'missing-is-404',
    title: 'A page that does not exist returns 404 or 410, without a canonical URL',
    reason: 'Search engines would index it',
    kinds: ['missing'],
    check: ({ status, canonicals }) => [
      ...([404, 410].includes(status) ? [] : [`It returned ${status}`]),
      // The 410 page of a product that is long gone keeps its canonical URL.
      ...(status === 404 && canonicals.length > 0 ? ['It has a canonical URL'] : []),
    ],
  },
  {
    id: 'one-title',
    title: 'Every page has a unique title',
    reason: `${seo}; WCAG 2.2, 2.4.2`,
    kinds: pagesOnly,
    check: (page, site) => [
      ...(page.titles.length === 1 && page.titles[0] !== ''
        ? []
        : [`It has ${page.titles.length} titles`]),
      ...findTwins(page, site, ({ titles }) => titles[0]).map(twin => `${twin} has the same title`),
    ],
  },
  {
    id: 'one-description',
    title: 'Every page has a unique description that names the brand at most once',
    reason: seo,
    kinds: found,
    check: (page, site) => {
      const [text = '', ...others] = page.descriptions
      const brand = findDataBrand(page.data)
      return [
        ...(text.trim() === '' ? ['It has no description'] : []),
        ...(others.length > 0 ? ['It has several descriptions'] : []),
        ...(countBrand(text, brand) > 1 ? ['The description repeats the brand'] : []),
        ...findTwins(page, site, ({ descriptions }) => descriptions[0]).map(
          twin => `${twin} has the same description`,
        ),
      ]
    },
  },
  {
    id: 'canonical',
    title: 'Every page has one canonical URL, which exists on the storefront’s own host',
    reason: `${seo}; RFC 6596`,
    kinds: found,
    check: ({ canonicals: [canonical, ...others] }, site) => {
      if (canonical === undefined) return ['It has no canonical URL']
      const status = site.statuses.get(toOwnPath(canonical, site) ?? '')
      return [
        ...(others.length > 0 ? ['It has several canonical URLs'] : []),
        ...(canonical.startsWith(`${site.siteUrl}/`) ? [] : [`${canonical} is on another host`]),
        ...(status === 200 || status === undefined ? [] : [`${canonical} returned ${status}`]),
      ]
    },
  },
  {
    id: 'one-h1',
    title: 'Every page has exactly one main heading',
    reason: 'Screen reader users navigate by it; WCAG 2.2, 1.3.1',
    kinds: pagesOnly,
    check: ({ headings }) =>
      headings.length === 1 && headings[0] !== '' ? [] : [`It has ${headings.length}`],
  },
  {
    id: 'language',
    title: 'Every page states its language',
    reason: 'WCAG 2.2, 3.1.1; European Accessibility Act (EU) 2019/882',
    kinds: pagesOnly,
    check: ({ language }) =>
      /^[a-z]{2}(?:-|$)/.test(language ?? '') ? [] : ['It declares no language'],
  },
  {
    id: 'combinations-noindex',
    title: 'Combinations of filters, searches and sort orders stay out of search results',
    reason: 'Their number is unlimited and their content overlaps',
    kinds: ['state'],
    check: ({ path, isNoindex }) => (isNoindex || !isCombination(path) ? [] : ['It is indexed']),
  },
  {
    id: 'sitemap-indexed',
    title: 'Pages in the sitemap may be indexed',
    reason: 'sitemaps.org: a sitemap lists canonical pages',
    kinds: ['sitemap'],
    check: ({ links }, site) =>
      links.flatMap(({ href }) => {
        const page = site.pages.get(toOwnPath(href, site) ?? '')
        return page?.isNoindex ? [`${href} is noindex`] : []
      }),
  },
  {
    id: 'social-tags',
    title: 'Pages have Open Graph tags, including a picture with its size',
    reason: 'Shared links show a preview',
    kinds: indexed,
    check: ({ social }) =>
      ['title', 'description', 'url', 'image', 'image:width', 'image:height'].flatMap(property =>
        social[property] ? [] : [`og:${property} is missing`],
      ),
  },
  {
    id: 'structured-data',
    title: 'Pages describe themselves in JSON-LD with all required fields',
    reason: 'schema.org; search engines and assistants read it',
    kinds: indexed,
    check: ({ kind, data, isNoindex }) => {
      const { types, faults } = readData(data)
      const missing = (requiredTypes[kind] ?? []).filter(type => !types.includes(type))
      return [...faults, ...(isNoindex ? [] : missing.map(type => `${type} is missing`))]
    },
  },
  {
    id: 'data-price',
    title: 'The price in JSON-LD is a price on the page',
    reason: 'Directive 2005/29/EC, article 6; FTC Act, section 5',
    kinds: ['product'],
    check: ({ data, prices }) => {
      const shown = prices.map(({ text }) => text.replace(/[^\d.]/g, ''))
      const missing = listDataPrices(data).filter(price => !shown.includes(price))
      return missing.map(price => `${price} is not on the page`)
    },
  },
  {
    id: 'price-currency',
    title: 'Every price has its currency',
    reason: 'Price Indication Directive 98/6/EC, article 2',
    kinds: found,
    check: ({ prices }) =>
      prices
        .filter(({ text }) => !/^(?:\p{Sc}|[A-Z]{3} ?|[A-Z]{1,2}\$)\s?\d|^Sold Out$/u.test(text))
        .map(({ text }) => `“${text}” has no currency`),
  },
  {
    id: 'price-retailer',
    title: 'Every price names the retailer who charges it',
    reason: 'Directive 2005/29/EC, article 7(4)(b): the trader’s identity',
    kinds: found,
    check: ({ prices }) =>
      prices
        .filter(({ namesRetailer }) => !namesRetailer)
        .map(({ text }) => `No retailer is named beside ${text}`),
  },
  {
    id: 'price-off',
    title: 'A percentage off is relative to the lowest price of the last 30 days and says so',
    reason: 'Directive 98/6/EC, article 6a (Omnibus Directive (EU) 2019/2161)',
    kinds: found,
    check: ({ percentages }) =>
      percentages
        .filter(({ base, around }) => base !== '30-day-low' || !/30-day low/i.test(around))
        .map(({ text }) => `“${text}” does not say what it is calculated from`),
  },
  {
    id: 'sold-out',
    title: 'Sold-out products have no Buy button',
    reason: 'Directive 2005/29/EC, annex I, no. 5: bait advertising',
    kinds: found,
    check: ({ prices }) =>
      prices
        .filter(({ isSoldOut, hasBuyLink }) => isSoldOut && hasBuyLink)
        .map(({ text }) => `A sold-out product (${text}) can be bought`),
  },
  {
    id: 'no-scarcity',
    title: 'No text invents scarcity or urgency',
    reason: 'Directive 2005/29/EC, annex I, no. 7; FTC report on dark patterns (2022)',
    // Articles may discuss scarcity.
    kinds: found.filter(kind => kind !== 'article'),
    check: ({ text }) => {
      const pressure = scarcity.exec(text)?.[0]
      return pressure === undefined ? [] : [`It says “${pressure}”`]
    },
  },
  {
    id: 'disclosure',
    title: 'A disclosure of our commission comes before the first link to a retailer',
    reason: 'FTC 16 CFR 255.5; Directive 2005/29/EC, annex I, no. 11',
    kinds: found,
    check: ({ hasDisclosure }) =>
      hasDisclosure ? [] : ['No commission disclosure precedes the first retailer link'],
  },
  {
    id: 'paid-links',
    title: 'Links to retailers are marked as sponsored',
    reason: 'Google’s spam policies: rel="sponsored nofollow"',
    kinds: found,
    check: ({ links }) =>
      links
        .filter(({ href, rel }) => isBuyPath(href) && !hasAll(rel, ['sponsored', 'nofollow']))
        .map(({ href }) => `${href} is not marked`),
  },
  {
    id: 'own-outbound',
    title: 'Links to retailers go through our own address only',
    reason: 'Affiliate ids stay on the server, and every click is counted',
    kinds: pagesOnly,
    check: ({ html, links }, { ownOrigins }) => [
      ...(html.match(networkHosts) ?? []).slice(0, 1).map(host => `It contains ${host}`),
      ...links
        .filter(({ href, rel }) => isForeign(href, ownOrigins) && !hasAll(rel, ['nofollow']))
        .map(({ href }) => `${href} leads to another site without nofollow`),
    ],
  },
  {
    id: 'own-files',
    title: 'Pages load nothing from other sites',
    reason: 'GDPR, articles 5 and 6: no other site learns of the visit',
    kinds: pagesOnly,
    check: ({ loads }, { ownOrigins }) =>
      unique(loads)
        .filter(address => isForeign(address, ownOrigins))
        .map(address => `It loads ${address}`),
  },
  {
    id: 'no-storage',
    title: 'A first visit sets no cookie',
    reason: 'ePrivacy Directive 2002/58/EC, article 5(3)',
    kinds: pagesOnly,
    check: ({ setsCookie, html }) => [
      ...(setsCookie ? ['It sets a cookie'] : []),
      ...(/\b(?:document\.cookie\s*=|localStorage\.setItem)/.test(html)
        ? ['An inline script stores data']
        : []),
    ],
  },
  {
    id: 'ranking-explained',
    title: '“How we rank” is one click from every list',
    reason: 'Directive 2005/29/EC, article 7(4a); Digital Services Act, article 27',
    kinds: lists,
    check: ({ links }) =>
      links.some(({ href }) => href === howWeRankPath) ? [] : ['It has no such link'],
  },
  {
    id: 'company-pages',
    title: 'Every page links to the About page and the terms',
    reason: 'E-Commerce Directive 2000/31/EC, article 5; GDPR, article 13',
    kinds: pagesOnly,
    check: ({ links }) =>
      companyPages
        .filter(name => name !== 'accessibility')
        .map(companyPath)
        .filter(path => !links.some(({ href }) => href === path))
        .map(path => `It has no link to ${path}`),
  },
  {
    id: 'accessibility-statement',
    title: 'The accessibility statement is one click from every page',
    reason: 'European Accessibility Act (EU) 2019/882, annex V',
    kinds: pagesOnly,
    check: ({ links }) =>
      links.some(({ href }) => href === companyPath('accessibility'))
        ? []
        : ['It has no such link'],
  },
  {
    id: 'alt-texts',
    title: 'Every picture has an alternative text, and every link a name',
    reason: 'WCAG 2.2, 1.1.1 and 2.4.4; European Accessibility Act (EU) 2019/882',
    kinds: pagesOnly,
    check: ({ alts, links }) => [
      ...(alts.includes(undefined) ? ['A picture has no alt attribute'] : []),
      ...links.filter(({ name }) => name === '').map(({ href }) => `The link ${href} has no name`),
    ],
  },
  {
    id: 'field-labels',
    title: 'Every form field has a label',
    reason: 'WCAG 2.2, 3.3.2; European Accessibility Act (EU) 2019/882',
    kinds: pagesOnly,
    check: ({ unlabeledFields }) => unlabeledFields.map(name => `The field ${name} has no label`),
  },
] as const satisfies readonly Rule[]
export type RuleId = (typeof rules)[number]['id']
