import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { userContext, visitContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { provideService } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { User } from '#app/domain/user.ts'
import { retailersMiddleware } from '#app/middleware/retailers.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { openRetailers, type Retailers } from '#app/overrides/retailers/retailers.server.ts'
import { openSynonyms, type Synonyms } from '#app/overrides/synonyms.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import * as retailerRoute from '../retailers/retailer-route.tsx'
import * as retailersRoute from '../retailers/retailers-route.tsx'
import { createNoSources, provideOperators } from '../testing.ts'
import * as route from './vocabulary-route.tsx'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const origin = 'https://shop.example'

let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
let retailers: Retailers
let synonyms: Synonyms
beforeAll(async () => {
  database = await createTestDatabase()
  const { url: databaseUrl, pool } = database
  catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  synonyms = await openSynonyms({ databaseUrl, pool, log, apply: catalogue.setSynonyms })
  retailers = await openRetailers({ databaseUrl, pool, log })
  await vi.waitFor(() => expect(catalogue.state().isReady).toBe(true), 20_000)
  await sync(['1', 'Corso Moda'], ['2', 'Corso Moda'], ['3', 'Corso Moda Shop'])
})
afterAll(async () => {
  await Promise.all([retailers.close(), synonyms.close()])
  await catalogue.close()
  await database.drop()
})

/** Stores products in the same way as a sync, then waits until lists show them. */
async function sync(...products: [id: string, retailer: string][]): Promise<void> {
  const { pool } = database
  const read = products.map(([id, name]) =>
    makeProduct(id, { retailer: { id: '', name }, name: `Shirt ${Date.now()}` }),
  )
  await createStore(pool).upsertProducts('s', read)
  const { rows } = await pool.query('SELECT max(changed_at)::int AS last FROM product')
  await vi.waitFor(() => expect(catalogue.state().version).toBe(rows[0].last), 10_000)
}

function createContext() {
  const { pool } = database
  const sources = createNoSources(pool)
  const context = new RouterContextProvider()
  provideService(context, 'catalogue', catalogue)
  provideOperators(context, { pool, catalogue, retailers, sources, synonyms })
  provideService(context, 'retailers', retailers)
  context.set(storefrontContext, getStorefront('fashion9.localhost'))
  context.set(userContext, { id: 'u', email: 'ann@example.com', role: 'admin' } as User)
  context.set(visitContext, { host: 'shop.example', address: '', requestId: '' })
  return context
}

function toRequest(path: string, form: Record<string, string>, from = origin) {
  const body = new URLSearchParams(form)
  return new Request(`${origin}${path}`, { method: 'POST', headers: { Origin: from }, body })
}

async function open() {
  return (await route.loader({ context: createContext() } as never)).page
}

async function decide(form: Record<string, string>, from = origin) {
  const request = toRequest('/admin/vocabulary', form, from)
  const answer = await route.action({ context: createContext(), request } as never)
  if (answer instanceof Response) return answer.status
  return 'init' in answer ? answer.init?.status : 200
}

/** Returns the retailers in a storefront's list, with their counts. */
async function listRetailers() {
  const context = createContext()
  await retailersMiddleware({ context } as never, async () => new Response())
  const { facets } = await context.get(servicesContext).catalogue.list(emptyListQuery)
  return facets.retailers.map(({ label, count }) => `${label} ${count}`).sort()
}

async function fetchActions() {
  const { rows } = await database.pool.query(
    'SELECT actor, action, subject FROM audit_entry ORDER BY id',
  )
  return rows.map(({ actor, action, subject }) => [actor, action, subject])
}

const kind = 'merge'
const pair = 'corsomoda corsomodashop'

describe('a proposal to merge retailers', () => {
  it('AD1 AD4 stays hidden once refused, until the refusal is undone', async () => {
    const proposal = { pair, reasons: 'same name: corsomoda' }
    expect((await open()).merges).toMatchObject([proposal])
    expect(await decide({ kind, pair, decision: 'refuse' })).toBe(302)
    expect(await decide({ kind, pair, decision: 'refuse' })).toBe(302)
    expect(await open()).toMatchObject({ merges: [], refusedMerges: [proposal] })
    expect(await decide({ kind, pair, decision: 'reopen' })).toBe(302)
    expect(await open()).toMatchObject({ merges: [proposal], refusedMerges: [] })
    const who = 'ann@example.com'
    expect(await fetchActions()).toEqual([
      [who, 'refused merge', 'Corso Moda, Corso Moda Shop'],
      [who, 'reopened merge', 'Corso Moda, Corso Moda Shop'],
    ])
  })

  it('AD1 merges after a preview, and undoing the merge after a sync loses no products', async () => {
    const request = toRequest('/admin/vocabulary', { kind, pair, decision: 'approve' })
    const preview = await route.action({ context: createContext(), request } as never)
    expect(preview).toMatchObject({
      confirmation: { title: 'Merge Corso Moda Shop into Corso Moda', preview: { losses: [] } },
    })
    expect(await listRetailers()).toEqual(['Corso Moda 2', 'Corso Moda Shop 1'])
    expect(await decide({ kind, pair, decision: 'approve', confirmed: '1' })).toBe(302)
    expect(await listRetailers()).toEqual(['Corso Moda 3'])
    expect((await open()).merges).toEqual([])
    await sync(['3', 'Corso Moda Shop'], ['4', 'Corso Moda Shop'], ['5', 'Corso Moda'])
    expect(await listRetailers()).toEqual(['Corso Moda 5'])

    const split = (form: Record<string, string>) =>
      retailerRoute.action({
        context: createContext(),
        params: { retailer: 'corsomoda' },
        request: toRequest('/admin/retailers/corsomoda', {
          ...{ intent: 'split', split: 'corsomodashop', version: '1' },
          ...form,
        }),
      } as never)
    expect(await split({})).toMatchObject({
      data: {
        confirmation: {
          title: 'Split off Corso Moda Shop',
          preview: {
            fields: [{ label: 'merged names', before: 'Corso Moda Shop', after: 'none' }],
          },
        },
      },
    })
    expect(await listRetailers()).toEqual(['Corso Moda 5'])
    expect(await split({ confirmed: '1', version: '0' })).toMatchObject({
      ...{ init: { status: 409 }, data: { conflict: expect.stringContaining('Corso Moda was') } },
    })
    expect(await split({ confirmed: '1' })).toMatchObject({ status: 302 })
    expect(await listRetailers()).toEqual(['Corso Moda 3', 'Corso Moda Shop 2'])
  })

  it.each([
    ['once it no longer exists', { kind, pair: 'a b', decision: 'approve' }, 409],
    ['without a pair', { kind, decision: 'approve' }, 400],
    ['with another decision', { kind, pair, decision: 'delete' }, 400],
  ])('AD1 cannot be decided %s', async (_, form, status) => {
    const decided = decide(form as Record<string, string>).catch(error => error.init.status)
    expect(await decided).toBe(status)
  })

  it('AD1 cannot be decided by a form from another site', async () => {
    const decided = decide({ kind, pair, decision: 'approve' }, 'https://evil.example')
    await expect(decided).rejects.toMatchObject({ init: { status: 403 } })
  })
})

describe('names of one retailer that have no word in common', () => {
  const send = (form: string) =>
    retailersRoute.action({
      context: createContext(),
      request: new Request(`${origin}/admin/retailers`, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams(form),
      }),
    } as never)

  it('AD1 are merged on the retailers page, stay merged after a sync, and can be split again', async () => {
    await sync(['6', 'Parkside'], ['7', 'PKS Outlet'], ['8', 'PKS Outlet'])
    const merge = 'change=merge&key=parkside&key=pksoutlet'
    expect(await send(merge)).toMatchObject({
      confirmation: { title: 'Merge Parkside into PKS Outlet' },
    })
    expect(await listRetailers()).toContain('Parkside 1')
    expect(await send(`${merge}&confirmed=1`)).toMatchObject({ status: 302 })
    expect(await listRetailers()).toContain('PKS Outlet 3')
    await sync(['9', 'Parkside'], ['6', 'PKS Outlet'])
    expect(await listRetailers()).toContain('PKS Outlet 4')
    await retailerRoute.action({
      context: createContext(),
      params: { retailer: 'pksoutlet' },
      request: toRequest('/admin/retailers/pksoutlet', {
        ...{ intent: 'split', split: 'parkside', version: '1', confirmed: '1' },
      }),
    } as never)
    expect(await listRetailers()).toEqual(expect.arrayContaining(['PKS Outlet 3', 'Parkside 1']))
  })
})

it('PR8 rejects a decision on offers that are not in the catalogue', async () => {
  expect(await decide({ kind: 'match', pair: '8 900', decision: 'approve' })).toBe(409)
})
