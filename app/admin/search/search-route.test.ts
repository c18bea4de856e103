import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { provideService } from '#app/context/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { createSearchLog } from '#app/overrides/search-log.server.ts'
import { openSynonyms, type Synonyms } from '#app/overrides/synonyms.server.ts'
import * as products from '#app/routes/products.tsx'
import { makeProduct } from '#app/store/testing.ts'
import {
  quietLog as log,
  makeFormRequest,
  type OperatedShop,
  openOperatedShop,
} from '../testing.ts'
import * as route from './search-route.tsx'

let shop: OperatedShop
let elsewhere: Awaited<ReturnType<typeof createCatalogue>>
let synonymsElsewhere: Synonyms
beforeAll(async () => {
  shop = await openOperatedShop([
    makeProduct('1', { name: 'Harbour linen divan', categoryId: 'sofas' }),
    makeProduct('2', { name: 'Oak stool', categoryId: 'sofas' }),
  ])
  const common = { databaseUrl: shop.database.url, pool: shop.pool, log }
  elsewhere = await createCatalogue({ ...common, connectors: [] })
  synonymsElsewhere = await openSynonyms({ ...common, apply: elsewhere.setSynonyms })
  await waitUntilReady(elsewhere)
})
afterAll(async () => {
  await synonymsElsewhere.close()
  await elsewhere.close()
  await shop.close()
})

async function open(search = '') {
  const request = new Request(`https://shop.example/admin/search${search}`)
  return (await route.loader({ context: shop.createContext(), request } as never)).page
}

describe('searches', () => {
  // Who counts as a person is decided where pages are answered, since one may answer many requests.
  it('AD3 are counted once, with the number of products found', async () => {
    const searchLog = createSearchLog({ pool: shop.pool, log })
    const context = shop.createContext()
    provideService(context, 'searchLog', searchLog)
    const search = (query: string) => {
      const request = new Request(`https://shop.example/products${query}`)
      return products.loader({ context, params: {}, request } as never)
    }
    await search('?q=Harbour')
    await search('?q=armadillo')
    await search('?q=harbour&deal=sale')
    await search('?q=harbour&page=2')
    await search('')
    await searchLog.close()
    const found = { searches: 1, clicks: 0 }
    expect((await open()).rows).toEqual([
      { ...found, query: 'armadillo', results: 0, path: '/products?q=armadillo' },
      { ...found, query: 'harbour', results: 1, path: '/products?q=harbour' },
    ])
    expect((await open('?list=nothing')).rows.map(({ query }) => query)).toEqual(['armadillo'])
    expect((await open('?site=fashion8')).rows).toEqual([])
  })
})

async function send(form: Record<string, string>, from?: string) {
  const request = makeFormRequest('/admin/search', form, from)
  const answer = await route.action({ context: shop.createContext(), request } as never)
  return answer instanceof Response ? { isSaved: answer.status === 302 } : answer.data
}

async function find(server: typeof elsewhere, text: string) {
  const { products } = await server.list({ ...emptyListQuery, text })
  return products.map(({ id }) => id).sort()
}

async function fetchAudit() {
  const { rows } = await shop.pool.query(
    'SELECT actor, action, subject, before, after FROM audit_entry ORDER BY id',
  )
  return rows
}

const chaise = { word: 'chaise', also: 'divan' }

describe('a synonym', () => {
  it('AD3 shows its effect on recorded searches before it is saved', async () => {
    await shop.pool.query(
      `INSERT INTO search_count (day, storefront, query, searches, results)
       VALUES (now()::date, 'fashion8', 'harbour chaises', 3, 0), (now()::date, 'fashion8', 'stool', 9, 1)`,
    )
    const result = await send(chaise)
    expect(result).toMatchObject({
      effects: [
        { query: 'chaise', searches: 0, before: '0', after: '1' },
        { query: 'harbour chaises', searches: 3, after: '1' },
      ],
    })
    const [effect] = 'effects' in result ? result.effects : []
    expect(effect?.products).toMatchObject([
      { name: expect.stringContaining('Harbour linen divan'), isNew: true },
    ])
    expect(await find(shop.catalogue, 'chaise')).toEqual([])
    expect(shop.synonyms.all()).toEqual([])
  })

  it('AD3 AD4 reaches every server’s index once saved, and can be undone', async () => {
    expect(await send({ ...chaise, confirmed: '1' })).toEqual({ isSaved: true })
    for (const server of [shop.catalogue, elsewhere])
      await expect.poll(() => find(server, 'chaise')).toEqual(['1'])
    expect((await open()).synonyms).toMatchObject([{ ...chaise, isMutual: false }])
    const id = shop.synonyms.all()[0]?.id ?? ''
    expect(await send({ intent: 'remove', id })).toEqual({ isSaved: true })
    for (const server of [shop.catalogue, elsewhere])
      await expect.poll(() => find(server, 'chaise')).toEqual([])
    const saved = { ...chaise, isMutual: false }
    const entry = { actor: 'ann@example.com', subject: 'chaise' }
    expect(await fetchAudit()).toEqual([
      { ...entry, action: 'added synonym', before: null, after: saved },
      { ...entry, action: 'removed synonym', before: saved, after: null },
    ])
  })

  it('AD3 is refused when it closes a loop, even if two operators each add half of it', async () => {
    const back = { word: 'divan', also: 'chaise', confirmed: '1' }
    const answers = await Promise.all([
      synonymsElsewhere.add('ben@example.com', { ...chaise, isMutual: false }),
      send(back),
    ])
    const refused = answers.filter(answer => answer && ('kind' in answer || 'error' in answer))
    expect(refused).toHaveLength(1)
    await expect.poll(() => shop.synonyms.all()).toHaveLength(1)
    const { word = '', also = '' } = shop.synonyms.all()[0] ?? {}
    expect(await send({ word: also, also: word, confirmed: '1' })).toMatchObject({
      error: expect.stringContaining(`This would loop: ${also} → ${word} → ${also}.`),
    })
    expect((await open()).synonyms).toHaveLength(1)
  })

  it('AD3 is refused when sent from another site', async () => {
    const answer = send({ ...chaise, confirmed: '1' }, 'https://evil.example')
    await expect(answer).rejects.toMatchObject({ init: { status: 403 } })
  })
})
