import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import {
  createMappedStore,
  createOperatorContext,
  type FormAnswer,
  makeFormRequest,
  origin,
  toFormAnswer,
} from '../testing.ts'
import * as route from './categories-route.tsx'
import type { MappingResult } from './category-mapping-form.ts'

const day = 'Women > Clothing > Dresses > Day Dresses'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.empty()
  await sync([1, 'Sale > Frocks'], [2, 'Sale > Frocks'], [3, 'Gifts'], [4, ''])
  await createStore(database.pool).upsertProducts('s', [makeProduct(9)])
})
afterAll(() => database.drop())

/** Stores products as a sync does; the vocabulary does not map their categories. */
async function sync(...products: [id: number, fullName: string][]): Promise<void> {
  const read = products.map(([id, fullName]) => {
    const { categoryId: _, ...product } = makeProduct(id, { price: 1_000 + Math.random() })
    return { ...product, categories: fullName === '' ? [] : [{ id: 'x', name: 'x', fullName }] }
  })
  await createMappedStore(database.pool).upsertProducts('s', read)
}

const createContext = () => createOperatorContext({ pool: database.pool })

async function open(search = '') {
  const request = new Request(`${origin}/admin/vocabulary/categories${search}`)
  return (await route.loader({ context: createContext(), request } as never)).page
}

type Answer = FormAnswer<MappingResult>

async function send(form: Record<string, string>, from?: string): Promise<Answer> {
  const request = makeFormRequest('/admin/vocabulary/categories', form, from)
  return toFormAnswer(await route.action({ context: createContext(), request } as never))
}

const frocks = { scope: 's', path: 'Sale > Frocks' }

/** Previews a mapping, then saves it. */
async function save(form: Record<string, string>): Promise<Answer> {
  const { result } = await send(form)
  return send({ ...form, version: `${result.effect?.version}` })
}

async function undo(path: string): Promise<Answer> {
  const mapping = (await open()).mappings.find(each => each.path === path)
  return send({ intent: 'remove', id: mapping?.id ?? '999' })
}

async function readCategories() {
  const { rows } = await database.pool.query('SELECT id, category_id FROM product ORDER BY id')
  return rows.map(row => `${row.id} ${row.category_id}`)
}

const initial = ['1 null', '2 null', '3 null', '4 null', '9 day-dresses']
const moved = ['1 day-dresses', '2 day-dresses', '3 null', '4 null', '9 day-dresses']

describe('/admin/vocabulary/categories', () => {
  it('AD2 lists unmapped categories with source, count and two examples', async () => {
    const page = await open()
    expect(page.products).toBe(4)
    expect(page.unmapped).toMatchObject([
      { source: 'style', path: 'Sale > Frocks', products: 2, examples: [{}, {}] },
      { path: '', products: 1, examples: [{ name: expect.stringContaining('4') }] },
      { path: 'Gifts', products: 1 },
    ])
    expect((await open('?q=gift')).unmapped).toMatchObject([{ path: 'Gifts' }])
    expect((await open('?q=style&page=7')).unmapped).toHaveLength(3)
  })

  it.each([day, "Women's Day Dresses", 'day-dresses'])(
    'AD2 shows the effect of mapping to %s before it saves anything',
    async category => {
      const { status, result } = await send({ ...frocks, category })
      expect(status).toBe(200)
      expect(result.effect).toMatchObject({
        ...{ source: 'style', category: day, to: '/products/women/day-dresses' },
        moves: ['2 products in no category of ours'],
      })
      expect(await readCategories()).toEqual(initial)
    },
  )

  it('AD2 changes the category of products at once and in the next sync, until a mapping is undone', async () => {
    expect((await save({ ...frocks, category: day })).status).toBe(302)
    expect(await readCategories()).toEqual(moved)
    const page = await open()
    expect(page.mappings).toMatchObject([{ source: 'style', category: day, products: 2 }])
    expect([page.waiting, page.unmapped.map(({ path }) => path)]).toEqual([0, ['', 'Gifts']])

    await sync([1, 'Sale > Frocks'], [5, 'Sale > Frocks'], [2, 'Gifts'])
    expect(await readCategories()).toEqual([
      ...['1 day-dresses', '2 null', '3 null', '4 null', '5 day-dresses', '9 day-dresses'],
    ])
    expect((await undo(frocks.path)).status).toBe(302)
    expect(await readCategories()).toEqual([
      ...['1 null', '2 null', '3 null', '4 null', '5 null', '9 day-dresses'],
    ])
  })

  it('AD4 records who added and removed a mapping', async () => {
    await save({ ...frocks, category: day })
    await undo(frocks.path)
    const { rows } = await database.pool.query(
      'SELECT actor, action, subject, before, after FROM audit_entry ORDER BY id DESC LIMIT 2',
    )
    const who = { actor: 'ann@example.com', subject: 'style, Sale > Frocks' }
    const category = { category: 'day-dresses' }
    expect(rows).toEqual([
      { ...who, action: 'removed category mapping', before: category, after: null },
      { ...who, action: 'added category mapping', before: null, after: category },
    ])
  })

  it.each([
    ['an unknown category', { ...frocks, category: 'Spoons' }, 'There is no category “Spoons”'],
    ['no category', { ...frocks, category: ' ' }, 'There is no category “”'],
    ['a department', { ...frocks, category: 'Women' }, '“Women” is a whole department'],
    ['a path without products', { scope: 's', path: 'Toys', category: day }, 'No product of this'],
    ['a path of another source', { ...frocks, scope: 'c', category: day }, 'No product of this'],
    ['an invalid source', { ...frocks, scope: '1', category: day }, 'Choose a category from'],
  ])('AD2 refuses to map %s', async (_, form, message) => {
    const { status, result } = await send(form)
    expect([status, result.error]).toEqual([400, expect.stringContaining(message)])
    expect((await open()).mappings).toEqual([])
  })

  it('AD2 refuses to map a path twice', async () => {
    await save({ ...frocks, category: day })
    const { result } = await send({ ...frocks, category: 'Home > Furniture' })
    expect(result.error).toBe(`“Sale > Frocks” is already mapped to ${day}. Undo that first.`)
  })

  it('AD2 does not save anything after another operator’s change, and shows the new effect', async () => {
    const mine = await send({ scope: 's', path: 'Gifts', category: day })
    await save({ ...frocks, category: day })
    const form = { scope: 's', path: 'Gifts', category: day }
    const late = await send({ ...form, version: `${mine.result.effect?.version}` })
    expect(late).toMatchObject({
      status: 409,
      result: {
        error: expect.stringContaining('Somebody else has changed'),
        values: form,
        effect: { moves: ['1 product in no category of ours'] },
      },
    })
    expect((await open()).mappings).toHaveLength(1)
    expect(await undo('Gifts')).toMatchObject({
      status: 409,
      result: { error: 'Somebody else has already undone this.' },
    })
  })

  it('AD2 refuses a form from another site', async () => {
    const sent = send({ ...frocks, category: day }, 'https://evil.example')
    await expect(sent).rejects.toMatchObject({ init: { status: 403 } })
  })

  it('AD2 maps products that were only in a department, and restores the department on undo', async () => {
    const inWomen = { categories: [{ id: 'o', name: 'Other', fullName: 'Women > Other' }] }
    const product = makeProduct(6, { ...inWomen, categoryId: 'women' })
    await createStore(database.pool).upsertProducts('s', [product])
    const path = 'Women > Other'
    const { result } = await send({ scope: 's', path, category: day })
    expect(result.effect?.moves).toEqual(['1 product only in Women'])
    await save({ scope: 's', path, category: day })
    expect(await readCategories()).toContain('6 day-dresses')
    await undo(path)
    expect(await readCategories()).toContain('6 women')
  })
})
