import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servicesContext } from '#app/context/services.ts'
import { provideService } from '#app/context/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { retailersMiddleware } from '#app/middleware/retailers.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import * as retailerRoute from '../retailers/retailer-route.tsx'
import * as retailersRoute from '../retailers/retailers-route.tsx'
import { makeFormRequest, type OperatedShop, openOperatedShop, origin } from '../testing.ts'
import { adminVocabularyPath } from './admin-vocabulary-path.ts'
import * as route from './vocabulary-route.tsx'

let shop: OperatedShop
beforeAll(async () => {
  shop = await openOperatedShop()
  await sync(['1', 'Corso Moda'], ['2', 'Corso Moda'], ['3', 'Corso Moda Shop'])
})
afterAll(() => shop.close())

/** Stores products in the same way as a sync, then waits until lists show them. */
async function sync(...products: [id: string, retailer: string][]): Promise<void> {
  const read = products.map(([id, name]) =>
    makeProduct(id, { retailer: { id: '', name }, name: `Shirt ${Date.now()}` }),
  )
  await createStore(shop.pool).upsertProducts('s', read)
  await shop.settle()
}

function createContext() {
  const context = shop.createContext()
  provideService(context, 'retailers', shop.retailers)
  return context
}

async function open() {
  const request = new Request(`http://shop.example${adminVocabularyPath}`)
  return (await route.loader({ context: createContext(), request } as never)).page
}

async function decide(form: Record<string, string>, from?: string) {
  const request = makeFormRequest('/admin/vocabulary', form, from)
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
  const { rows } = await shop.pool.query(
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
    const request = makeFormRequest('/admin/vocabulary', { kind, pair, decision: 'approve' })
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
        request: makeFormRequest('/admin/retailers/corsomoda', {
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
      request: makeFormRequest('/admin/retailers/pksoutlet', {
        ...{ intent: 'split', split: 'parkside', version: '1', confirmed: '1' },
      }),
    } as never)
    expect(await listRetailers()).toEqual(expect.arrayContaining(['PKS Outlet 3', 'Parkside 1']))
  })
})

describe('a decision on many offers', () => {
  const many = (changes: Record<string, string>) => ({
    ...{ kind: 'matches', brand: 'Westquay', reason: 'names differ by: silk', decision: 'approve' },
    ...changes,
  })

  beforeAll(async () => {
    const products = ['Kelara', 'Vesper'].flatMap((word, at) =>
      [' Silk', ''].map((silk, shop) =>
        makeProduct(`${100 + 2 * at + shop}`, {
          ...{ name: `${word} Stripe${silk} Shirt`, unbrandedName: `${word} Stripe${silk} Shirt` },
          ...{ brand: { id: '5', name: 'Westquay' }, colors: [{ id: '1', name: 'Navy' }] },
          retailer: { id: `${shop}`, name: `Shop ${shop}` },
        }),
      ),
    )
    await createStore(shop.pool).upsertProducts('s', products)
    await matchOffers(shop.pool)
  })

  it('AD1 AD4 shows its effect first, and is undone as one', async () => {
    const request = makeFormRequest('/admin/vocabulary', many({}))
    expect(await route.action({ context: createContext(), request } as never)).toMatchObject({
      matches: { effect: { pairs: 2, groups: 2, products: 4 }, decision: 'approve' },
    })
    expect((await open()).matchGroups.decided).toEqual([])
    expect(await decide(many({ confirmed: '1' }))).toBe(302)
    const [bulk] = (await open()).matchGroups.decided
    expect(bulk).toMatchObject({ brand: 'Westquay', pairs: 2, isApproved: true })
    expect(await decide(many({}))).toBe(409)
    expect(await decide({ kind: 'bulk', bulk: `${bulk?.id}` })).toBe(302)
    expect(await decide({ kind: 'bulk', bulk: `${bulk?.id}` })).toBe(409)
    expect((await open()).matchGroups).toMatchObject({
      open: expect.arrayContaining([
        { brand: 'Westquay', reason: 'names differ by: silk', pairs: 2 },
      ]),
      decided: [],
    })
    expect((await fetchActions()).slice(-2)).toEqual([
      ['ann@example.com', 'joined offers together', 'Westquay: names differ by: silk'],
      ['ann@example.com', 'reopened offers together', 'Westquay: names differ by: silk'],
    ])
  })

  it.each([
    ['a bulk that is no number', { kind: 'bulk', bulk: 'x' }],
    ['another decision', many({ decision: 'reopen' })],
  ])('AD1 is refused for %s', async (_, form) => {
    const decided = decide(form as Record<string, string>).catch(error => error.init.status)
    expect(await decided).toBe(400)
  })
})

it('PR8 rejects a decision on offers that are not in the catalogue', async () => {
  expect(await decide({ kind: 'match', pair: '8 900', decision: 'approve' })).toBe(409)
})
