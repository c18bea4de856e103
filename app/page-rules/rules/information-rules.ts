import { companyPages, companyPath, howWeRankPath } from '#app/domain/urls/links.ts'
import type { PageKind } from '../page-kind.ts'
import { pagesOnly, type Rule } from './rule.ts'

const lists: readonly PageKind[] = ['list', 'brand', 'retailer', 'state']

/** Rules for the information that must be one click away. */
export const informationRules = [
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
] as const satisfies readonly Rule[]
