import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { userContext, visitContext } from '#app/context/contexts.ts'
import { provideService } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { User } from '#app/domain/user.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { openRetailers, type Retailers } from '#app/overrides/retailers/retailers.server.ts'
import { createSearchLog } from '#app/overrides/search-log.server.ts'
import { openSynonyms, type Synonyms } from '#app/overrides/synonyms.server.ts'
import * as products from '#app/routes/products.tsx'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { createNoSources, provideOperators } from '../testing.ts'
import * as route from './search-route.tsx'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36'

let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
let retailers: Retailers
let synonyms: Synonyms
let elsewhere: Awaited<ReturnType<typeof createCatalogue>>
let synonymsElsewhere: Synonyms
beforeAll(async () => {
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('s', [
    makeProduct('1', { name: 'Harbour linen divan', categoryId: 'sofas' }),
    makeProduct('2', { name: 'Oak stool', categoryId: 'sofas' }),
  ])
  const { url: databaseUrl, pool } = database
  const openServer = async () => {
    const opened = await createCatalogue({ databaseUrl, pool, connectors: [], log })
    const saved = await openSynonyms({ databaseUrl, pool, log, apply: opened.setSynonyms })
    return [opened, saved] as const
  }
  ;[catalogue, synonyms] = await openServer()
  ;[elsewhere, synonymsElsewhere] = await openServer()
  retailers = await openRetailers({ databaseUrl, pool, log })
  await vi.waitFor(() => expect(catalogue.state().isReady).toBe(true), 20_000)
  await vi.waitFor(() => expect(elsewhere.state().isReady).toBe(true), 20_000)
})
afterAll(async () => {
  await Promise.all([retailers.close(), synonyms.close(), synonymsElsewhere.close()])
  await Promise.all([catalogue.close(), elsewhere.close()])
  await database.drop()
})

function createContext() {
  const { pool } = database
  const context = new RouterContextProvider()
  provideService(context, 'catalogue', catalogue)
  const sources = createNoSources(pool)
  const operators = { pool, catalogue, retailers, sources, synonyms }
  provideOperators(context, operators)
  context.set(storefrontContext, getStorefront('fashion9.localhost'))
  context.set(userContext, { id: 'u', email: 'ann@example.com', role: 'admin' } as User)
  context.set(visitContext, { host: 'shop.example', address: '', requestId: '' })
  return context
}

async function open(search = '') {
  const request = new Request(`https://shop.example/admin/search${search}`)
  return (await route.loader({ context: createContext(), request } as never)).page
}

describe('searches', () => {
  it('AD3 are counted once if made by people, with the number of products found', async () => {
    const searchLog = createSearchLog({ pool: database.pool, log })
    const context = createContext()
    provideService(context, 'searchLog', searchLog)
    const search = (query: string, headers: Record<string, string> = {}) =>
      products.loader({
        context,
        params: {},
        request: new Request(`https://shop.example/products${query}`, {
          headers: { 'User-Agent': windows, ...headers },
        }),
      } as never)
    await search('?q=Harbour')
    await search('?q=armadillo')
    await search('?q=harbour', { 'User-Agent': 'Googlebot/2.1' })
    await search('?q=harbour', { 'Sec-Purpose': 'prefetch' })
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

async function send(form: Record<string, string>, origin = 'https://shop.example') {
  const request = new Request('https://shop.example/admin/search', {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams(form),
  })
  const answer = await route.action({ context: createContext(), request } as never)
  return answer instanceof Response ? { isSaved: answer.status === 302 } : answer.data
}

async function find(server: typeof catalogue, text: string) {
  const { products } = await server.list({ ...emptyListQuery, text })
  return products.map(({ id }) => id).sort()
}

async function fetchAudit() {
  const { rows } = await database.pool.query(
    'SELECT actor, action, subject, before, after FROM audit_entry ORDER BY id',
  )
  return rows
}

const chaise = { word: 'chaise', also: 'divan' }

describe('a synonym', () => {
  it('AD3 shows its effect on recorded searches before it is saved', async () => {
    await database.pool.query(
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
    expect(await find(catalogue, 'chaise')).toEqual([])
    expect(synonyms.all()).toEqual([])
  })

  it('AD3 AD4 reaches every server’s index once saved, and can be undone', async () => {
    expect(await send({ ...chaise, confirmed: '1' })).toEqual({ isSaved: true })
    for (const server of [catalogue, elsewhere])
      await vi.waitFor(async () => expect(await find(server, 'chaise')).toEqual(['1']), 10_000)
    expect((await open()).synonyms).toMatchObject([{ ...chaise, isMutual: false }])
    const id = synonyms.all()[0]?.id ?? ''
    expect(await send({ intent: 'remove', id })).toEqual({ isSaved: true })
    for (const server of [catalogue, elsewhere])
      await vi.waitFor(async () => expect(await find(server, 'chaise')).toEqual([]), 10_000)
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
    await expect.poll(() => synonyms.all()).toHaveLength(1)
    const { word = '', also = '' } = synonyms.all()[0] ?? {}
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
