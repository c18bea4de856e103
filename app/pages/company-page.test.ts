import { expect, it } from 'vitest'
import { companyPages } from '#app/domain/links.ts'
import { toRunText } from '#app/domain/rich-text.ts'
import { getCompanyPage } from './company-page.ts'

const site = { id: 'a', siteName: 'Any Shop', siteUrl: 'https://www.any.example' }

it.each(companyPages)('RT7 has built-in text for %s', page => {
  const { title, description, text } = getCompanyPage({ companyPage: () => undefined }, site, page)
  expect([title, description, toRunText(text)]).not.toContain('')
})

it('RT7 inserts the storefront’s name into shared text', () => {
  const companyPage = () => ({
    title: 'About {{site_name}}',
    summary: '',
    text: [
      {
        kind: 'paragraph' as const,
        text: [{ text: 'hello@{{site_domain}} {{unknown}} {{toString}}' }],
      },
    ],
  })
  const view = getCompanyPage({ companyPage }, site, 'about')
  expect([view.title, view.description]).toEqual(['About Any Shop', 'About Any Shop'])
  expect(toRunText(view.text)).toBe('hello@any.example {{unknown}} {{toString}}')
})
