import { toOwnPath, unique } from '../crawled-site.ts'
import { pageKinds } from '../page-kind.ts'
import { pagesOnly, type Rule } from './rule.ts'

/** Rules for what pages and the addresses they lead to return. */
export const statusRules = [
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
] as const satisfies readonly Rule[]
