import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { retentionDays } from '#app/domain/retention.ts'
import { toRunText } from '#app/domain/rich-text.ts'
import { companyPages } from '#app/domain/urls/links.ts'
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

it.each([
  ['built-in', undefined],
  ['published', 'Write to hello@{{site_domain}}.'],
])('RT7 links the addresses in %s text', (_, text) => {
  const page = text && {
    title: 'Contact',
    summary: '',
    text: [{ kind: 'paragraph' as const, text: [{ text }] }],
  }
  const view = getCompanyPage({ companyPage: () => page || undefined }, site, 'contact')
  expect(view.text[0]).toMatchObject({
    text: [
      { text: 'Write to ' },
      { text: 'hello@any.example', to: 'mailto:hello@any.example' },
      { text: expect.stringMatching(/^\./) },
    ],
  })
})

/** The policy that the sandbox's content service publishes. */
const policy = readFileSync('sandbox/content/company/privacy-policy.md', 'utf8')

it.each([
  ['built-in', undefined],
  ['published', policy],
])(
  'AC4 states in the %s privacy policy what is kept where and how long, and where an account works',
  (_, text) => {
    const page = text && {
      title: 'Privacy policy',
      summary: '',
      text: [{ kind: 'paragraph' as const, text: [{ text }] }],
    }
    const view = getCompanyPage({ companyPage: () => page || undefined }, site, 'privacy_policy')
    const shown = toRunText(view.text)
    expect(shown).toContain(`deleted after ${retentionDays.unconfirmedAccount} days`)
    expect(shown).toContain(`expired session after ${retentionDays.expiredSession} day`)
    expect(shown).toContain(`${retentionDays.email} days`)
    expect(shown).toContain('ne account works on Fashion8, Fashion9, and Mongollist')
    expect(shown).not.toMatch(/\{\{\w+\}\}/)
    expect(shown).toContain('except for the ids of those products')
    expect(shown).toMatch(/[“"]Clear what this browser remembers[”"] on the home page deletes it/)
  },
)
