import { afterAll, beforeAll, expect, it } from 'vitest'
import { readNamedStores } from '#app/middleware/named-stores.server.ts'
import { findListAt } from '#app/pages/find-list-at.ts'
import { findSearchSuggestions } from '#app/pages/suggestions/search-suggestions.ts'
import { openGoods } from '#app/pages/suggestions/testing/open-goods.ts'

let opened: Awaited<ReturnType<typeof openGoods>>

beforeAll(async () => {
  opened = await openGoods()
})
afterAll(() => opened.close())

const texts =
  `bla,blak,black,silk,silk d,red mi,dress,dress size,wool c,wool coa,leather b,boots bl,
  shoes si,mens bo,kids sh,sneak,sneakers w,coats at br,silk dresses und,dresses on s,wedd,nike,
  men,men sh,jeans und,lu,beau,no synth,no silk,lether jacket,green,bright,loft,in st,tote`.split(
    /,\s*/,
  )

it.each(texts)(
  'LS2 what is suggested for %j opens lists of as many products as it says',
  async text => {
    const catalogue = readNamedStores(opened.catalogue)
    const { queries, brands, categories } = await findSearchSuggestions(catalogue, text)
    const suggested = [...queries, ...brands, ...categories]
    const opening = await Promise.all(
      suggested.map(async ({ label, to }) => {
        const list = await findListAt(catalogue, new URL(to, 'http://shop.example'))
        return [label, list?.paging.total]
      }),
    )
    expect(opening).toEqual(suggested.map(({ label, count }) => [label, count]))
  },
)

it('LS2 most beginnings suggest something', async () => {
  const found = await Promise.all(texts.map(text => findSearchSuggestions(opened.catalogue, text)))
  const isFilled = found.filter(({ queries, brands, categories }) =>
    [queries, brands, categories].some(values => values.length > 0),
  )
  expect(isFilled.length).toBeGreaterThan(texts.length * 0.8)
})
