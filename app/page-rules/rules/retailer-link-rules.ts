import { networks } from '#app/networks/all-networks.server.ts'
import { hasAll, isBuyPath, isForeign } from '../crawled-site.ts'
import { found, pagesOnly, type Rule } from './rule.ts'

/** Hosts of affiliate networks' links, but not of their websites, which articles may mention. */
const networkHosts = new RegExp(
  `(?<![\\w.-])(?:[\\w-]+\\.)*(?:${networks
    .flatMap(({ links }) => links.flatMap(({ hosts }) => hosts))
    .map(host => host.replaceAll('.', '\\.'))
    .join('|')})(?![\\w-]|\\.\\w)`,
  'i',
)

/** Rules for links to retailers, which earn a commission. */
export const retailerLinkRules = [
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
] as const satisfies readonly Rule[]
