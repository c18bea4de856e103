import { expect, it } from 'vitest'
import { facetNames, facets } from '#app/domain/facets/facets.ts'
import { toLlmsText } from './llms-text.ts'

const text = toLlmsText({ siteName: 'A', siteDesc: 'B', siteUrl: 'https://a.example' })

it.each(facetNames)('SE1 tells assistants the URL key of %s', name => {
  expect(text).toContain(`\n- \`${facets[name].key}\` (`)
})

it('SE1 names values, or some of them, and what can be excluded', () => {
  expect(text).toContain('- `condition` (condition): `new`, `preowned`, `rental`\n')
  expect(text).toMatch(/- `material` \(material\): such as `\w+`/)
  expect(text).toMatch(/Prefix a filter with `not\.` .*`store`, `brand`, `color`/)
  expect(text).toContain('- `sort`: `newest`, `popular`, `price-up`, `price-down`, `discount`\n')
})

it.each(facetNames)(
  'SE1 lists the values of %s, or four of them if there are more than twelve',
  name => {
    const { key, values = [] } = facets[name]
    const line = text.split('\n').find(each => each.startsWith(`- \`${key}\` (`)) ?? ''
    const [, listed = ''] = line.split('): ')
    expect(listed.match(/`[^`]+`/g)?.length ?? 0).toBe(values.length > 12 ? 4 : values.length)
    expect(listed.startsWith('such as ')).toBe(values.length > 12)
  },
)
