import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { userContext, visitContext } from '#app/context/contexts.ts'
import { provideService } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { User } from '#app/domain/user.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { openRetailers, type Retailers } from '#app/overrides/retailers/retailers.server.ts'
import { openShownBrands, type ShownBrands } from '#app/overrides/shown-brands.server.ts'
import { openSynonyms, type Synonyms } from '#app/overrides/synonyms.server.ts'
import * as brandRoute from '#app/routes/brand.tsx'
import * as productsRoute from '#app/routes/products.tsx'
import { makeProduct } from '#app/store/testing.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { createMappedStore, createNoSources, provideOperators } from '../testing.ts'
import type { AliasResult } from './brand-alias-form.ts'
import * as route from './brands-route.tsx'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const origin = 'https://shop.example'

let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
let retailers: Retailers
let synonyms: Synonyms
let shownBrands: ShownBrands
beforeAll(async () => {
  database = await createTestDatabase()
  const { url: databaseUrl, pool } = database
  catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  synonyms = await openSynonyms({ databaseUrl, pool, log, apply: catalogue.setSynonyms })
  retailers = await openRetailers({ databaseUrl, pool, log })
  shownBrands = await openShownBrands({ databaseUrl, pool, log })
  await vi.waitFor(() => expect(catalogue.state().isReady).toBe(true), 20_000)
})
beforeEach(async () => {
  await database.pool.query('DELETE FROM brand_alias')
  await sync('Strauss Denim', "Levi's", "Levi's", 'Levis 501', 'Vale', 'Northquay', 'Northquy')
})
afterAll(async () => {
  await Promise.all([retailers.close(), synonyms.close(), shownBrands.close()])
  await catalogue.close()
  await database.drop()
})

/** Stores products with these brands as a sync does, then waits until lists show them. */
async function sync(...brands: string[]): Promise<void> {
  const products = brands.map((name, id) =>
    makeProduct(id, { brand: { id: '7', name }, name: `Shirt ${id} ${Date.now()}` }),
  )
  await createMappedStore(database.pool).upsertProducts('s', products)
  await settle()
}

async function settle(): Promise<void> {
  const { rows } = await database.pool.query('SELECT max(changed_at)::int AS last FROM product')
  await vi.waitFor(() => expect(catalogue.state().version).toBe(rows[0].last), 10_000)
}

function createContext() {
  const { pool } = database
  const sources = createNoSources(pool)
  const context = new RouterContextProvider()
  provideService(context, 'catalogue', catalogue)
  provideOperators(context, { pool, catalogue, retailers, sources, synonyms })
  provideService(context, 'shownBrands', shownBrands)
  context.set(storefrontContext, getStorefront('fashion9.localhost'))
  context.set(userContext, { id: 'u', email: 'ann@example.com', role: 'admin' } as User)
  context.set(visitContext, { host: 'shop.example', address: '', requestId: '' })
  return context
}

async function open(search = '') {
  const request = new Request(`${origin}/admin/vocabulary/brands${search}`)
  return (await route.loader({ context: createContext(), request } as never)).page
}

interface Answer {
  status: number
  result: AliasResult
}

async function send(fields: [string, string][], from = origin): Promise<Answer> {
  const request = new Request(`${origin}/admin/vocabulary/brands`, {
    method: 'POST',
    headers: { Origin: from },
    body: new URLSearchParams(fields),
  })
  const answer = await route.action({ context: createContext(), request } as never)
  if (answer instanceof Response) return { status: answer.status, result: undefined as never }
  return { status: answer.init?.status ?? 200, result: answer.data }
}

function show(spellings: string[], name: string, version?: number): Promise<Answer> {
  const fields = spellings.map((spelling): [string, string] => ['spelling', spelling])
  const versions: [string, string][] = version === undefined ? [] : [['version', `${version}`]]
  return send([...fields, ['name', name], ...versions])
}

/** Previews the aliases, then saves them. */
async function save(spellings: string[], name: string): Promise<Answer> {
  const { result } = await show(spellings, name)
  const saved = await show(spellings, name, result.effect?.version)
  await settle()
  return saved
}

async function undo(spelling: string): Promise<Answer> {
  const alias = (await open()).aliases.find(each => each.spelling === spelling)
  const answer = await send([
    ['intent', 'remove'],
    ['id', alias?.id ?? '999'],
  ])
  await settle()
  return answer
}

async function listBrands() {
  return (await catalogue.directory()).brands.map(({ label, count }) => `${label} ${count}`)
}

/** Returns the response of a list's page: a redirect, a status, or the title. */
async function visit(path: string): Promise<unknown> {
  const request = new Request(`${origin}${path}`)
  const context = createContext()
  const brandid = /^\/stores\/([^?]+)/.exec(path)?.[1]
  try {
    const { list } = await (brandid === undefined
      ? productsRoute.loader({ context, request, params: {} } as never)
      : brandRoute.loader({ context, request, params: { brandid } } as never))
    return list.title
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('Location')}`
    return (thrown as { init: { status: number } }).init.status
  }
}

const initial = [
  "Levi's 2",
  'Levis 501 1',
  'Northquay 1',
  'Northquy 1',
  'Strauss Denim 1',
  'Vale 1',
]

describe('/admin/vocabulary/brands', () => {
  it('PR8 lists brands with their counts, and pairs that may be the same brand', async () => {
    const { brands, proposals } = await open()
    expect(brands.map(({ name, products }) => `${name} ${products}`)).toEqual(initial)
    expect(proposals).toEqual([
      { spelling: 'Northquy', name: 'Northquay', products: 1, reason: 'one letter differs' },
    ])
    expect((await open('?q=strauss')).brands).toMatchObject([
      { name: 'Strauss Denim', path: '/stores/strauss-denim' },
    ])
  })

  it('PR8 shows the effect before it saves anything', async () => {
    const { status, result } = await show(['Strauss Denim', 'Levis 501', "Levi's"], 'LEVIS®')
    expect(status).toBe(200)
    expect(result.values).toEqual({ spellings: ['Strauss Denim', 'Levis 501'], name: "Levi's" })
    expect(result.effect).toMatchObject({
      shownAs: "Levi's",
      offers: '2 offers',
      moves: [
        { spelling: 'Strauss Denim', from: '/stores/strauss-denim', to: '/stores/levis' },
        { spelling: 'Levis 501', from: '/stores/levis-501', to: '/stores/levis' },
      ],
    })
    expect((await open()).aliases).toEqual([])
    expect(await listBrands()).toEqual(initial)
  })

  it('PR8 RT4 updates products and redirects old links until an alias is undone', async () => {
    expect((await save(['Strauss Denim', 'Levis 501'], "Levi's")).status).toBe(302)
    expect(await listBrands()).toEqual(["Levi's 4", 'Northquay 1', 'Northquy 1', 'Vale 1'])
    await expect
      .poll(() => visit('/stores/strauss-denim?sort=newest'))
      .toBe('301 /stores/levis?sort=newest')
    expect(await visit('/products?brand=Strauss+Denim&brand=Vale&not.brand=Levis+501')).toBe(
      '301 /products?brand=Levi%27s&brand=Vale&not.brand=Levi%27s',
    )
    expect(await visit('/stores/levis')).toBe("Levi's")
    expect(await visit('/stores/unknown')).toBe(404)

    expect((await undo('Strauss Denim')).status).toBe(302)
    expect(await listBrands()).toEqual([
      ...["Levi's 3", 'Northquay 1', 'Northquy 1', 'Strauss Denim 1', 'Vale 1'],
    ])
    await expect.poll(() => visit('/stores/strauss-denim')).toBe('Strauss Denim')
  })

  it('PR8 undoes an alias after a sync', async () => {
    await save(['Strauss Denim'], "Levi's")
    await sync('Strauss Denim', "Levi's", 'Strauss Denim')
    expect(await listBrands()).toContain("Levi's 3")
    await undo('Strauss Denim')
    expect(await listBrands()).toContain('Strauss Denim 2')
    expect(await listBrands()).toContain("Levi's 1")
  })

  it('AD4 records who added and removed an alias', async () => {
    await save(['Vale'], 'Northquay')
    await undo('Vale')
    const { rows } = await database.pool.query(
      `SELECT actor, action, before, after FROM audit_entry WHERE subject = 'Vale' ORDER BY id`,
    )
    const actor = 'ann@example.com'
    const [before, after] = [{ shownAs: 'Vale' }, { shownAs: 'Northquay' }]
    expect(rows).toEqual([
      { actor, action: 'added brand alias', before, after },
      { actor, action: 'removed brand alias', before: after, after: before },
    ])
  })

  it.each([
    ['without a name to show', ['Vale'], '', 'Select at least one name'],
    ['without a selection', [], 'Vale', 'Select at least one name'],
    ['that shows a name as itself', ['Vale'], 'Vale', '“Vale” cannot be shown as itself'],
    ['with an unknown name', ['Vale'], 'Nobody', 'No product has the brand “Nobody”'],
    ['with an unknown spelling', ['Nobody'], 'Vale', 'No product has the brand “Nobody”'],
    ['for a name that has one', ['Strauss Denim'], 'Vale', "already shown as “Levi's”"],
    ['that loops', ["Levi's"], 'Strauss Denim', "loop: Levi's → Strauss Denim → Levi's"],
  ])('PR8 refuses an alias %s', async (_, spellings, name, message) => {
    await save(['Strauss Denim'], "Levi's")
    const { status, result } = await show(spellings, name)
    expect([status, result.error]).toEqual([400, expect.stringContaining(message)])
    expect((await open()).aliases).toHaveLength(1)
  })

  it('PR8 does not save anything after another operator’s change, and shows the new effect', async () => {
    const mine = await show(['Vale'], 'Northquay')
    await save(['Northquay'], "Levi's")
    const late = await show(['Vale'], 'Northquay', mine.result.effect?.version)
    expect(late).toMatchObject({
      status: 409,
      result: {
        error: expect.stringContaining('Somebody else has changed'),
        values: { spellings: ['Vale'], name: 'Northquay' },
        effect: { shownAs: "Levi's" },
      },
    })
    expect((await open()).aliases).toHaveLength(1)
    expect((await show(['Vale'], 'Northquay', late.result.effect?.version)).status).toBe(302)
  })

  it('PR8 tells the second operator that an alias was undone', async () => {
    await save(['Vale'], 'Northquay')
    expect((await undo('Vale')).status).toBe(302)
    expect(await undo('Vale')).toMatchObject({
      status: 409,
      result: { error: 'Somebody else has already undone this.' },
    })
  })

  it('PR8 refuses a form from another site', async () => {
    const sent = send([['name', 'Vale']], 'https://evil.example')
    await expect(sent).rejects.toMatchObject({ init: { status: 403 } })
  })
})
