import { describe, expect, it } from 'vitest'
import { createDoubts } from '../doubts.ts'
import type { FeedRow } from './feed-row.ts'
import { createRowSurvey, maxUnplacedShare } from './survey-rows.ts'

type Options = Partial<Parameters<typeof createRowSurvey>[0]>

function survey(rows: readonly Partial<FeedRow>[], options: Options = {}) {
  const made = createRowSurvey({ retailer: 'Alder & Finch', ...options })
  for (const row of rows) made.add({ images: [], paths: [], ...row })
  const doubts = createDoubts()
  const language = made.findLanguage(doubts)
  return { language, fault: made.findDepartmentFault(language), doubts: doubts.take() }
}
const many = (row: Partial<FeedRow>, count = 100) => Array.from({ length: count }, () => row)

const german = {
  title: 'Kleid Inka aus Leinen mit Gürtel',
  description: 'Für den Sommer und das Meer',
}
const shirt = { title: 'Linen Shirt with Pockets', description: 'For the summer and your garden' }

describe('createRowSurvey', () => {
  it.each<[string, Partial<FeedRow>, Options, string | undefined, boolean]>([
    ['German text', german, {}, 'de', false],
    ['German text that says it is English', { ...german, language: 'en-US' }, {}, 'de', true],
    ['an operator’s word', { ...german, language: 'de' }, { language: 'en' }, undefined, true],
    ['a stated language', { title: 'Inka 501', language: 'sv-SE' }, {}, 'sv', false],
    ['English text', shirt, {}, undefined, false],
    ['English text that says it is French', { ...shirt, language: 'fr' }, {}, undefined, true],
    ['nothing', { title: 'Inka 501' }, {}, undefined, false],
  ])('PR1 finds the language of %s', (_, row, options, language, isDoubted) => {
    const found = survey(many(row), options)
    expect(found.language).toBe(language)
    expect(found.doubts.map(({ kind }) => kind)).toEqual(isDoubted ? ['language'] : [])
  })

  it.each<[string, Partial<FeedRow>, Options, string]>([
    ['shirts for nobody', shirt, {}, '--gender women'],
    ['German names', german, {}, '--category'],
    ['unknown names', { title: 'Inka 501' }, {}, '--category'],
    ['German names that say so', german, {}, 'read as German'],
    [
      'English names read as German',
      { ...shirt, title: 'Women’s Linen Shirt with Pockets' },
      { language: 'de' },
      'Import it with --language en',
    ],
    ['names of 100,000 characters', { title: 'x'.repeat(100_000) }, {}, '--category'],
  ])('PR1 stops at %s and says which option helps', (_, row, options, advice) => {
    expect(survey(many(row), options).fault).toContain(advice)
  })

  it.each<[string, Partial<FeedRow>, Options]>([
    ['a stated gender', { ...shirt, gender: 'male' }, {}],
    ['--gender', shirt, { usualAudience: { sex: 'female', age: 'adult' } }],
    ['--category', german, { usualCategory: 'dresses' }],
    ['German paths', { ...german, paths: [['Damen', 'Kleider']] }, {}],
    ['Google ids', { ...german, googleCategory: '2271' }, {}],
    ['products that we do not list', { title: 'Gift Card' }, {}],
  ])('PR1 imports a feed with %s', (_, row, options) => {
    expect(survey(many(row), options).fault).toBeUndefined()
  })

  it('PR1 names the number and examples of unplaced products', () => {
    expect(survey(many(shirt)).fault).toMatch(
      /^has no department for 100 % of its products, such as “Linen Shirt with Pockets” and/,
    )
  })

  it('PR1 tolerates some products without a department, and judges no tiny file', () => {
    const good = { ...shirt, gender: 'male' }
    const count = 200 * maxUnplacedShare
    expect(survey([...many(good, 200 - count), ...many(shirt, count)]).fault).toBeUndefined()
    expect(survey([...many(good, 199 - count), ...many(shirt, count + 1)]).fault).toContain('31 %')
    expect(survey(many(shirt, 19)).fault).toBeUndefined()
    expect(survey(many(shirt, 20)).fault).toBeDefined()
  })

  it('PR1 judges a feed sorted by category by all of it', () => {
    const good = { ...shirt, gender: 'male' }
    expect(survey([...many(good, 6_000), ...many(shirt, 6_000)]).fault).toContain('50 %')
  })
})
