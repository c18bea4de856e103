import { pagesOnly, type Rule } from './rule.ts'

/** Rules for pages that assistive technology reads. */
export const accessibilityRules = [
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
