import { expect, it } from 'vitest'
import { normalizeArticle, normalizeMenu } from './normalize-documents.ts'
import type { TextContext } from './normalize-rich-text.ts'
import { documentEnvelope } from './wire.ts'

const context = {} as TextContext
const parse = (data: unknown) =>
  documentEnvelope.parse({ id: 'a', uid: 'a', type: 'article', data })

it.each([11, 12, 13])('CO1 shows 12 of %i entries of a menu at most', count => {
  const menu = Array.from({ length: count }, (_, at) => ({
    name: `Entry ${at}`,
    link: { link_type: 'Web', url: `/products?q=${at}` },
  }))
  const normalized = normalizeMenu(parse({ site: 'fashion8', menu }), context)
  expect(normalized?.menu).toHaveLength(Math.min(count, 12))
})

it.each([299, 300, 301])('CO1 shows 300 of %i characters of a summary at most', length => {
  const document = parse({ title: 'Coats', summary: 'x'.repeat(length) })
  expect(normalizeArticle(document, context)?.item.summary).toHaveLength(Math.min(length, 300))
})
