import { countBrand, findTwins, isCombination, toOwnPath } from '../crawled-site.ts'
import { findDataBrand, readData, requiredTypes } from '../structured-data.ts'
import { found, indexed, pagesOnly, type Rule } from './rule.ts'

const seo = 'Search engines use it in results'

/** Rules for what search engines, assistants and link previews read. */
export const searchEngineRules = [
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
] as const satisfies readonly Rule[]
