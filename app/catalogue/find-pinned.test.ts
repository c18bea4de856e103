import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BreakableServer, createBreakableServer } from '#app/database/testing.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { fetchChanges } from '#app/store/changes.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { createCatalogue } from './create-catalogue.server.ts'
import { waitUntilReady } from './testing.ts'

const log = pino({ level: 'silent' })
let server: BreakableServer
let catalogue: Awaited<ReturnType<typeof createCatalogue>>

const plain = { brand: { id: '1', name: 'Curlew' }, retailer: { id: '2', name: 'Curlew Shop' } }
const products = [
  makeProduct('curlew~LK-10442', {
    ...plain,
    name: 'Larkspur sleeveless top',
    gtin: '04006381333931',
    custom: { sku: 'LK-10442', mpn: 'LKM0002' },
    colorIds: ['10'],
  }),
  makeProduct('40001~9300112233~NQ4471/NVY', { name: 'Quay coat', gtin: '00012345678905' }),
  makeProduct('curlew~~HL-208', {
    ...plain,
    name: 'Gannet shirt',
    groupId: 'HL-208',
    custom: {
      sku: '000778-M',
      gtins: '04006381333948/04006381333955',
      variantCodes: '000778-M\nGAN/778-L\nHL-208-XL',
    },
  }),
  makeProduct('730112845', { name: "Levi's 501 jeans", brand: { id: '3', name: "Levi's" } }),
  makeProduct('curlew~501', { ...plain, name: 'Wool scarf', custom: { sku: '2024' } }),
  makeProduct('curlew~W-2', { ...plain, name: 'Curlew coat 2024', price: 900_00 }),
]
/** Offers of a collection share a code, which therefore names none of them. */
const collection = Array.from({ length: 51 }, (_, at) =>
  makeProduct(`alder~${at}`, { name: `Plate ${at}`, groupId: 'SS26-HOME', categoryId: 'plates' }),
)

beforeAll(async () => {
  server = await createBreakableServer()
  await createStore(server.pool).upsertProducts('f', [...products, ...collection])
  const { url, pool } = server
  catalogue = await createCatalogue({ databaseUrl: url, pool, connectors: [], log })
})
beforeEach(async () => {
  await waitUntilReady(catalogue)
})
afterEach(() => server.start())
afterAll(async () => {
  await catalogue.close()
  await server.remove()
})

const list = (text: string, changes: Partial<ListQuery> = {}) =>
  catalogue.list({ ...emptyListQuery, text, ...changes })
const findNames = async (text: string, changes: Partial<ListQuery> = {}) =>
  (await list(text, changes)).products.map(({ name }) => name)

const codes: [text: string, name: string][] = [
  ['LK-10442', 'Larkspur sleeveless top'],
  ['lk10442', 'Larkspur sleeveless top'],
  ['LK 10442', 'Larkspur sleeveless top'],
  ['LK/10442', 'Larkspur sleeveless top'],
  ['curlew~LK-10442', 'Larkspur sleeveless top'],
  ['LKM0002', 'Larkspur sleeveless top'],
  ['lkm-0002', 'Larkspur sleeveless top'],
  ['Curlew LKM0002', 'Larkspur sleeveless top'],
  ['lkm0002 shirt', 'Larkspur sleeveless top'],
  ['MPN: LKM0002', 'Larkspur sleeveless top'],
  ['"LKM0002".', 'Larkspur sleeveless top'],
  ['4006381333931', 'Larkspur sleeveless top'],
  ['04006381333931', 'Larkspur sleeveless top'],
  ['4 006381 333931', 'Larkspur sleeveless top'],
  ['LKM0002 under 5', 'Larkspur sleeveless top'],
  ['012345678905', 'Quay coat'],
  ['0012345678905', 'Quay coat'],
  ['12345678905', 'Quay coat'],
  ['9300112233', 'Quay coat'],
  ['NQ4471-NVY', 'Quay coat'],
  ['HL-208', 'Gannet shirt'],
  ['778-m', 'Gannet shirt'],
  ['4006381333955', 'Gannet shirt'],
  ['gan 778 L', 'Gannet shirt'],
  ['HL-208-XL', 'Gannet shirt'],
  ['730112845', "Levi's 501 jeans"],
]

it.each(codes)('LS2 %j finds its product first', async (text, name) => {
  expect((await findNames(text))[0]).toBe(name)
})

async function matchSearches(queries: readonly string[]): Promise<string[][]> {
  const changes = await fetchChanges(server.pool, 0, 1_000)
  const searches = queries.map((query, at) => ({ id: String(at), category: undefined, query }))
  const matches = await catalogue.matchSearches(searches, changes)
  if (matches === 'behind') throw new Error('The index is behind')
  const names = new Map(changes.map(({ number, words }) => [number, words.name]))
  return queries.map((_, at) =>
    (matches.find(({ searchId }) => searchId === String(at))?.products ?? []).map(
      number => names.get(number) ?? '',
    ),
  )
}

it('SV5 a saved search of a code matches the product that its list shows first', async () => {
  const found = await matchSearches(codes.map(([text]) => `q=${encodeURIComponent(text)}`))
  for (const [at, [text, name]] of codes.entries())
    expect({ text, found: found[at] }).toEqual({ text, found: [name] })
})

it('SV5 a saved search of a code keeps its other filters', async () => {
  const texts = ['LKM0002 blue', 'LKM0002 red', 'LKM0002 under 5', 'ss26-home']
  const queries = texts.map(text => `q=${encodeURIComponent(text)}`)
  const filtered = ['q=LKM0002&brand=Curlew', 'q=LKM0002&brand=Levis', 'q=LKM0002&color=red']
  const found = await matchSearches([...queries, ...filtered])
  const top = ['Larkspur sleeveless top']
  expect(found).toEqual([top, top, top, [], top, [], []])
})

it('LS2 does not report the code as a word that found nothing', async () => {
  expect((await list('Curlew LKM0002')).reading?.dropped).toEqual([])
  expect((await list('Curlew LKM9999')).reading?.dropped).toEqual(['lkm9999'])
})

it.each([
  ['501', "Levi's 501 jeans"],
  ['curlew coat 2024', 'Curlew coat 2024'],
  ['2024', 'Curlew coat 2024'],
])('LS2 reads %j as a word', async (text, name) => {
  expect((await findNames(text))[0]).toBe(name)
})

it('LS2 takes a code of more than fifty products for no article number', async () => {
  expect(await findNames('ss26-home')).toEqual([])
})

it('LS3 counts the product, and every other filter applies to it', async () => {
  const { paging, facets, products } = await list('LKM0002')
  expect([paging.total, products.length]).toEqual([1, 1])
  expect(facets.brands).toMatchObject([{ value: 'Curlew', count: 1 }])
  expect(await catalogue.findValues({ ...emptyListQuery, text: 'LKM0002' }, 'brands')).toHaveLength(
    1,
  )
  expect(await findNames('LKM0002', { brands: ["Levi's"] })).toEqual([])
  expect(await findNames('LKM0002', { excluded: { retailers: ['Curlew Shop'] } })).toEqual([])
  expect(await findNames('LKM0002', { category: 'sofas' })).toEqual([])
})

it('LS8 suggests the product of a code', async () => {
  const { products } = await catalogue.suggest('lk-10442', 3)
  expect(products[0]?.name).toBe('Larkspur sleeveless top')
})

it('LS2 searches the words while the database is down', async () => {
  expect(await findNames('gannet LKM0002')).toContain('Gannet shirt')
  await server.stop()
  expect((await list('gannet LKM0002')).paging.total).toBe(1)
  expect((await list('LKM0002')).paging.total).toBe(0)
})
