import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { provideService } from '#app/context/testing.ts'
import { openShownBrands, type ShownBrands } from '#app/overrides/shown-brands.server.ts'
import * as brandRoute from '#app/routes/brand.tsx'
import * as productsRoute from '#app/routes/products.tsx'
import { makeProduct } from '#app/store/testing.ts'
import {
  createMappedStore,
  type FormAnswer,
  makeFormRequest,
  type OperatedShop,
  openOperatedShop,
  origin,
  quietLog,
  toFormAnswer,
} from '../testing.ts'
import type { AliasResult } from './brand-alias-form.ts'
import * as route from './brands-route.tsx'

let shop: OperatedShop
let shownBrands: ShownBrands
beforeAll(async () => {
  shop = await openOperatedShop()
  const { pool, database } = shop
  shownBrands = await openShownBrands({ databaseUrl: database.url, pool, log: quietLog })
})
beforeEach(async () => {
  await shop.pool.query('DELETE FROM brand_alias')
  await sync('Strauss Denim', "Levi's", "Levi's", 'Levis 501', 'Vale', 'Northquay', 'Northquy')
})
afterAll(async () => {
  await shownBrands.close()
  await shop.close()
})

/** Stores products with these brands as a sync does, then waits until lists show them. */
async function sync(...brands: string[]): Promise<void> {
  const products = brands.map((name, id) =>
    makeProduct(id, { brand: { id: '7', name }, name: `Shirt ${id} ${Date.now()}` }),
  )
  await createMappedStore(shop.pool).upsertProducts('s', products)
  await shop.settle()
}

function createContext() {
  const context = shop.createContext()
  provideService(context, 'shownBrands', shownBrands)
  return context
}

async function open(search = '') {
  const request = new Request(`${origin}/admin/vocabulary/brands${search}`)
  return (await route.loader({ context: createContext(), request } as never)).page
}

type Answer = FormAnswer<AliasResult>

async function send(fields: [string, string][], from?: string): Promise<Answer> {
  const request = makeFormRequest('/admin/vocabulary/brands', fields, from)
  return toFormAnswer(await route.action({ context: createContext(), request } as never))
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
  await shop.settle()
  return saved
}

async function undo(spelling: string): Promise<Answer> {
  const alias = (await open()).aliases.find(each => each.spelling === spelling)
  const answer = await send([
    ['intent', 'remove'],
    ['id', alias?.id ?? '999'],
  ])
  await shop.settle()
  return answer
}

async function listBrands() {
  return (await shop.catalogue.directory()).brands.map(({ label, count }) => `${label} ${count}`)
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
    const { rows } = await shop.pool.query(
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
