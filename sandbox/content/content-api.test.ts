import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ products: 10, images: false })
})
afterAll(() => sandbox?.close())

async function search(query: Record<string, string | string[]>, ref = sandbox.content.masterRef()) {
  const url = new URL(`${sandbox.content.apiUrl}/documents/search`)
  url.searchParams.set('ref', ref)
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) url.searchParams.append(name, value)
  const response = await fetch(url)
  return { status: response.status, body: await response.json() }
}

it('lists its refs and a search form whose URL answers queries', async () => {
  const body = await (await fetch(sandbox.content.apiUrl)).json()
  expect(body.refs).toMatchObject([{ isMasterRef: true, ref: sandbox.content.masterRef() }])
  expect(body.forms.everything.action).toBe(`${sandbox.content.apiUrl}/documents/search`)
})

it.each([
  ['[[at(document.type, "header_menu")]]', 3],
  ['[[at(document.type,"header_menu")]]', 3],
  ['[[:d = at(document.type, "header_menu") ]]', 3],
  ['[[at(document.type, "header_menu")][at(my.header_menu.site, "fashion9")]]', 1],
  ['[[any(document.type, ["header_menu", "sitesettings"])]]', 6],
  ['[[at(my.article.uid, "wool-by-name")]]', 1],
  ['[[not(document.type, "article")][has(my.company_page.title)]]', 6],
  ['[[at(document.type, "say \\"hello\\"")]]', 0],
])('finds the documents of %s', async (q, total) => {
  const { body } = await search({ q })
  expect(body.total_results_size).toBe(total)
})

it('combines filters and pages through the results', async () => {
  const q = ['[[at(document.type, "article")]]', '[[missing(my.article.brand)]]']
  const first = await search({ q, pageSize: '4', orderings: '[my.article.date desc]' })
  expect(first.body).toMatchObject({ page: 1, results_size: 4, prev_page: null })
  const second = await (await fetch(first.body.next_page)).json()
  expect(second.page).toBe(2)
  expect(second.results[0].data.date < first.body.results[3].data.date).toBe(true)
  const none = await search({ q: '[[at(document.type, "none")]]' })
  expect(none.body).toMatchObject({ total_pages: 0, next_page: null, results: [] })
})

it('draws every article’s cover at its declared size', async () => {
  const { body } = await search({ q: '[[at(document.type, "article")]]', pageSize: '2' })
  for (const { data } of body.results) {
    const { url, dimensions } = data.cover
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...dimensions })
  }
})

it('returns errors as the upstream does', async () => {
  expect(await search({ q: '[[near(a, 1)]]' })).toMatchObject({
    status: 400,
    body: { type: 'parsing-error' },
  })
  const { status, body } = await search({}, 'made-up')
  expect(status).toBe(404)
  expect(body.message).toMatch(new RegExp(`Master ref is: ${sandbox.content.masterRef()}$`))
})

it('returns a draft only for its preview token', async () => {
  const [document] = sandbox.content.list()
  if (!document) throw new Error('There are documents')
  const token = sandbox.content.startPreview({ ...document, data: { title: 'Draft' } })
  const q = `[[at(document.id, "${document.id}")]]`
  expect((await search({ q }, token)).body.results[0].data).toEqual({ title: 'Draft' })
  expect((await search({ q })).body.results[0].data).not.toEqual({ title: 'Draft' })
  sandbox.content.expirePreviews()
  expect((await search({ q }, token)).status).toBe(404)
})
