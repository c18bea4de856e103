import { isForeign, unique } from '../crawled-site.ts'
import { pagesOnly, type Rule } from './rule.ts'

/** Rules for a first visit, of which nobody else may learn. */
export const privacyRules = [
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
] as const satisfies readonly Rule[]
