import { expect, it } from 'vitest'
import { previewSynonym } from './preview-synonym.ts'
import { addSynonym } from './synonym-form.ts'

it.each([
  [6, 7],
  [7, 8],
  [8, 8],
])('AD3 previews eight searches at most: the word and %i others', async (count, previewed) => {
  const searches = Array.from({ length: count }, (_, at) => ({ query: `divan ${at}`, searches: 1 }))
  const found = Array.from({ length: 10 }, (_, id) => ({ id }))
  const previewSearch = async (_text: string, _own: unknown, limit: number) => ({
    ...{ total: 10, dropped: [], products: found.slice(0, limit) },
  })
  const effects = await previewSynonym({ previewSearch } as never, {
    own: [],
    added: { word: 'divan', also: 'sofa', isMutual: false },
    searches: searches as never,
  })
  expect(effects).toHaveLength(previewed)
  expect(effects[0]?.after.products).toHaveLength(3)
})

it.each([59, 60, 61])('AD3 reads 60 characters of a synonym: %i', async length => {
  const form = new FormData()
  form.set('word', 'x'.repeat(length))
  form.set('also', 'sofa')
  const store = {
    synonyms: { findFault: () => undefined },
    previewSynonym: async () => [],
  }
  const result = await addSynonym(store as never, 'ann', form)
  expect(result?.values.word).toHaveLength(Math.min(60, length))
})
