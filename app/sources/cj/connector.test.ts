import { afterEach, describe, expect, it } from 'vitest'
import type { Connector, Cursor } from '../connector.ts'
import { SourceError } from '../connector.ts'
import { type CjSettings, createCjConnector } from './connector.server.ts'
import { answer, type FakeCall, type FakeCj, startFakeCj, type Trouble } from './testing/fake-cj.ts'
import { sampleRow } from './testing/sample-row.ts'

const token = 'a-token-nobody-may-see'
const row = (id: string, itemGroupId: string | null, more: Record<string, unknown> = {}) => ({
  ...sampleRow,
  id,
  itemGroupId,
  size: id.split('-').at(-1) ?? null,
  ...more,
})

/** Two feeds that contain groups whose rows are pages apart, and rows without a group. */
const rows = [
  row('a-s', 'a'),
  row('b-s', 'b'),
  row('lone', null),
  row('c-s', 'c'),
  row('a-m', 'a'),
  row('b-m', 'b'),
  row('d-s', ' '),
  row('a-l', 'a'),
  row('a-s', 'a', { adId: '9' }),
  row('a-xs', 'a', { adId: '9', isDeleted: true }),
]
const ids = ['14000004~d-s', '14000004~lone', '14000004~~a', '14000004~~b', '14000004~~c', '9~~a']

let double: FakeCj | undefined
afterEach(() => double?.close())

async function start(
  trouble?: Trouble,
  settings: Partial<CjSettings> = {},
  served: typeof rows = rows,
) {
  await double?.close()
  double = await startFakeCj(served, trouble)
  return createCjConnector({
    apiUrl: double.url,
    token,
    companyId: '1000001',
    websiteId: '3000003',
    ratePerMinute: Number.POSITIVE_INFINITY,
    http: { retries: 2, firstRetryMs: 1 },
    ...settings,
  })
}

async function read(connector: Connector, from?: Cursor) {
  const steps = []
  for await (const step of connector.readAll(from)) steps.push(step)
  const products = steps.flatMap(step => step.products)
  return {
    steps,
    products,
    ids: products.map(({ id }) => id).sort(),
    rejected: steps.flatMap(step => step.rejected),
    unreached: steps.reduce((sum, step) => sum + (step.unreached ?? 0), 0),
  }
}

const toSizes = (product: { sizes: { name: string }[] } | undefined) =>
  product?.sizes.map(({ name }) => name).sort()

describe('createCjConnector', () => {
  it('PR2 joins all rows of a group into one product, however far apart', async () => {
    const { products, ids: met, unreached, steps } = await read(await start())
    expect(met).toEqual(ids)
    expect(toSizes(products.find(({ id }) => id === '14000004~~a'))).toEqual(['l', 'm', 's'])
    // This group is in another feed and has a deleted row.
    expect(toSizes(products.find(({ id }) => id === '9~~a'))).toEqual(['s'])
    expect(unreached).toBe(0)
    expect(steps.at(-1)?.expected).toBe(ids.length)
  })

  it('PR1 PR2 keeps the rows of a group apart that cannot be one product', async () => {
    const rows = [
      row('dress-s', 'SALE', { title: 'Northquay Dress', googleProductCategory: { id: 2271 } }),
      row('boots-38', 'SALE', { title: 'Northquay Boots', googleProductCategory: { id: 187 } }),
      row('ring', 'SALE', { title: 'Northquay Ring', googleProductCategory: { id: 200 } }),
      row('shirt-s', 'Northquay'),
      row('shirt-m', 'northquay'),
    ]
    const connector = await start(undefined, {}, rows)
    const { products, ids: found, steps } = await read(connector)
    const own = ['boots-38', 'dress-s', 'ring', 'shirt-m', 'shirt-s']
    expect(found).toEqual(own.map(id => `14000004~${id}`))
    expect(products.map(({ groupId }) => groupId)).not.toContain('SALE')
    expect(steps.flatMap(({ doubts = [] }) => doubts.map(({ value }) => value)).sort()).toEqual([
      ...['Northquay', 'SALE', 'northquay'],
    ])
    for (const product of products) expect(await connector.find(product.id)).toEqual(product)
    expect(await connector.find('14000004~~SALE')).toBeUndefined()
    expect(await (await start()).find('14000004~a-s')).toBeUndefined()
  })

  it('PR2 queries by feed and company with its token', async () => {
    await read(await start())
    expect(double?.calls.map(({ field }) => field)).toEqual([
      'productFeeds',
      'products',
      'shoppingProducts',
      ...['products', 'products', 'products', 'shoppingProducts'],
    ])
    for (const { authorization, variables } of double?.calls ?? []) {
      expect(authorization).toBe(`Bearer ${token}`)
      expect(variables.company).toBe('1000001')
    }
    const last = double?.calls.at(-1)
    expect(last?.variables).toMatchObject({ ads: ['14000004'], pid: '3000003' })
    expect(last?.variables.ids?.toSorted()).toEqual([
      'a-l',
      'a-m',
      'a-s',
      'b-m',
      'b-s',
      'c-s',
      'd-s',
      'lone',
    ])
  })

  it('PR5 reads a whole feed within its memory limit', async () => {
    const whole = await read(await start())
    const parts = await read(await start(undefined, { parts: { maxRows: 2, rowsPerCall: 2 } }))
    expect(parts.products).toEqual(whole.products)
    expect(parts.steps.length).toBeGreaterThan(4)
    // The ids are read in several passes. No call requests more
    // rows than allowed, unless a single group is larger than that.
    for (const { field, variables } of double?.calls ?? []) {
      if (field === 'shoppingProducts') expect(variables.ids?.length).toBeLessThanOrEqual(3)
    }
    for (const { cursor } of parts.steps) {
      const rest = await read(
        await start(undefined, { parts: { maxRows: 2, rowsPerCall: 2 } }),
        cursor,
      )
      const at = parts.steps.findIndex(step => step.cursor === cursor)
      expect(rest.products).toEqual(parts.steps.slice(at + 1).flatMap(step => step.products))
    }
  })

  it('PR5 resumes with the next feed when the current one was removed', async () => {
    const cursor = JSON.stringify({ adId: '77', after: '77~~x' })
    const { ids: met } = await read(await start(), cursor)
    expect(met).toEqual(ids.filter(id => !id.startsWith('9~')))
  })

  it.each(['', 'x', '{}', '[]', '{"adId":"DROP TABLE"}'])(
    'starts over for the invalid cursor %j',
    async cursor => {
      expect((await read(await start(), cursor)).ids).toEqual(ids)
    },
  )

  describe('PR2 given faulty pages', () => {
    it('reads repeated and reordered pages correctly', async () => {
      const sound = await read(await start())
      const trouble: Trouble = ({ field, variables: { page, ads } }) => {
        if (field !== 'products' || ads?.[0] === '9') return undefined
        const order = [6, 0, 0, 3, 6]
        const at = Number(page ?? 0)
        const call = {
          field,
          variables: { ads: ads ?? [], page: String(order[at]) },
          authorization: undefined,
        }
        const { resultList } = answer(rows, call)
        const nextPage = at + 1 < order.length ? String(at + 1) : null
        return { body: { data: { products: { resultList: resultList.toReversed(), nextPage } } } }
      }
      expect((await read(await start(trouble))).products).toEqual(sound.products)
    })

    it('stops and reports a feed that never ends, and reads the others', async () => {
      const trouble: Trouble = ({ field, variables: { ads } }, nth) =>
        field === 'products' && ads?.[0] === '9'
          ? { body: { data: { products: { resultList: [rows[8]], nextPage: `more ${nth}` } } } }
          : undefined
      const { ids: met, unreached } = await read(await start(trouble))
      expect(met).toEqual(ids)
      expect(unreached).toBeGreaterThan(0)
      expect(double?.calls.length).toBeLessThan(20)
    })

    it('reads the feed list even if its pages are small or repeat forever', async () => {
      const small: Trouble = ({ field, variables: { offset = 0 } }) =>
        field === 'productFeeds'
          ? {
              body: {
                data: {
                  productFeeds: {
                    limit: 1,
                    resultList: [{ adId: '9' }, { adId: '14000004' }].slice(offset, offset + 1),
                  },
                },
              },
            }
          : undefined
      expect((await read(await start(small))).ids).toEqual(ids)
      const same: Trouble = ({ field }) =>
        field === 'productFeeds'
          ? { body: { data: { productFeeds: { limit: 1, resultList: [{ adId: '9' }] } } } }
          : undefined
      expect((await read(await start(same))).ids).toEqual(['9~~a'])
    })

    /** A list of so many feeds, some of them with each call. */
    function listFeeds(count: number, perCall: number, limit?: number): Trouble {
      const feeds = Array.from({ length: count }, (_, index) => ({ adId: String(9 + index) }))
      return ({ field, variables: { offset = 0 } }) => {
        const resultList = feeds.slice(offset, offset + perCall)
        return field === 'productFeeds'
          ? { body: { data: { productFeeds: { limit, resultList } } } }
          : undefined
      }
    }

    it.each([
      [999, 1],
      [1_000, 2],
    ])('takes a page of 1,000 feeds for a full one: %i feeds, %i calls', async (count, calls) => {
      const connector = await start(listFeeds(count, 1_000))
      for await (const _ of connector.readAll()) break
      const asked = double?.calls.filter(({ field }) => field === 'productFeeds')
      expect(asked).toHaveLength(calls)
    })

    it('reads 100 pages of feeds at most', async () => {
      const connector = await start(listFeeds(99, 1, 1))
      for await (const _ of connector.readAll()) break
      await expect(read(await start(listFeeds(100, 1, 1)))).rejects.toThrow(
        'productFeeds: more than 100 pages of feeds',
      )
    })
  })

  describe('PR2 given errors with status 200', () => {
    const fail = (field: string, errors: unknown, data: unknown = null): Trouble => {
      return call => (call.field === field ? { body: { data, errors } } : undefined)
    }

    it.each(['productFeeds', 'products', 'shoppingProducts'])(
      'reports the error message of %s',
      async field => {
        const message = `Field 'sizes' in type 'Shopping' is undefined for ${token}`
        const failed = read(await start(fail(field, [{ message, path: [field] }])))
        await expect(failed).rejects.toThrow(
          `CJ: ${field}: Field 'sizes' in type 'Shopping' is undefined for ***`,
        )
        await expect(failed).rejects.toBeInstanceOf(SourceError)
      },
    )

    it('names the setting when the company does not match the token', async () => {
      const connector = await start(
        fail('productFeeds', [{ message: 'Not authorized for company 1000001' }]),
      )
      await expect(read(connector)).rejects.toThrow(/CJ_COMPANY_ID/)
    })

    it('names the setting when the website does not match the company', async () => {
      const trouble: Trouble = call => {
        if (call.field !== 'shoppingProducts') return undefined
        const resultList = answer(rows, call).resultList.map(one => ({ ...one, linkCode: null }))
        const errors = resultList.map((_, index) => ({
          message: "PID '3000003' does not belong to company '1000001'",
          path: ['shoppingProducts', 'resultList', index, 'linkCode'],
        }))
        return { body: { data: { shoppingProducts: { resultList } }, errors } }
      }
      await expect(read(await start(trouble))).rejects.toThrow(/CJ_WEBSITE_ID/)
    })

    it.each([
      ['incomplete ids', 'products', { products: { resultList: [rows[0]], nextPage: null } }],
      ['incomplete feeds', 'productFeeds', { productFeeds: { resultList: [{ adId: '9' }] } }],
      ['a null list', 'shoppingProducts', { shoppingProducts: { resultList: null } }],
    ])('rejects a response with %s', async (_, field, data) => {
      const failed = read(await start(fail(field, [{ message: 'shard 3 is down' }], data)))
      await expect(failed).rejects.toThrow(`CJ: ${field}: shard 3 is down`)
    })

    it('withholds products with incomplete rows and returns the others', async () => {
      const trouble: Trouble = call => {
        if (call.field !== 'shoppingProducts') return undefined
        const { resultList } = answer(rows, call)
        const index = resultList.findIndex(one => 'id' in one && one.id === 'a-m')
        if (index < 0) return undefined
        const errors = [
          { message: 'no link', path: ['shoppingProducts', 'resultList', index, 'linkCode'] },
        ]
        const sent = resultList.map((one, at) => (at === index ? { ...one, linkCode: null } : one))
        return { body: { data: { shoppingProducts: { resultList: sent } }, errors } }
      }
      const { ids: met, rejected, unreached } = await read(await start(trouble))
      expect(met).toEqual(ids.filter(id => id !== '14000004~~a'))
      expect(rejected).toMatchObject([{ id: '14000004~~a', detail: 'answer: no link' }])
      // A product that could not be read must not be marked gone.
      expect(unreached).toBe(1)
      await expect((await start(trouble)).find('14000004~~a')).rejects.toThrow(/no link/)
    })
  })

  describe('PR2 given invalid responses', () => {
    const once =
      (reply: ReturnType<Trouble>, times = 1): Trouble =>
      (_, nth) =>
        nth <= times ? reply : undefined

    it.each([
      ['a page of HTML', { body: '<html>Back soon</html>' }],
      ['a truncated body', { body: { data: { productFeeds: { resultList: [] } } }, isCut: true }],
      ['nothing', { body: '' }],
      ['429', { status: 429, body: 'slow down' }],
      ['429 with Retry-After', { status: 429, headers: { 'retry-after': '0' } }],
      ['500', { status: 500, body: '{}' }],
    ])('retries after %s, and gives up if it persists', async (_, reply) => {
      expect((await read(await start(once(reply)))).ids).toEqual(ids)
      await expect(read(await start(() => reply))).rejects.toBeInstanceOf(SourceError)
      expect(double?.calls).toHaveLength(3)
    })

    it.each([401, 403])(
      'names the setting to fix on %i, and never reveals the token',
      async status => {
        const connector = await start(() => ({
          status,
          body: `<cj-api>Not Authenticated: ${token}</cj-api>`,
        }))
        const failure: unknown = await read(connector).catch(error => error)
        expect(failure).toMatchObject({ name: 'SourceError', status })
        expect(String(failure)).toMatch(/CJ_TOKEN/)
        expect(String(failure)).not.toContain(token)
        // The client does not call again with a refused token.
        expect(double?.calls).toHaveLength(1)
      },
    )

    it.each([
      ['{}', 'no data'],
      ['[]', 'answer: '],
      ['{"data":{"productFeeds":{"feeds":[]}}}', 'resultList: '],
      ['{"data":{"productFeeds":{"resultList":[{"advertId":1}]}}}', 'resultList.0.adId: '],
    ])('reports the reason for %s', async (body, reason) => {
      await expect(read(await start(() => ({ body })))).rejects.toThrow(
        `CJ: productFeeds: ${reason}`,
      )
    })
  })

  describe('find', () => {
    it('PR6 requests a row without a group directly', async () => {
      const connector = await start()
      expect(await connector.find('14000004~lone')).toMatchObject({ id: '14000004~lone' })
      expect(double?.calls.map(toQuestion)).toEqual([['shoppingProducts', ['14000004'], ['lone']]])
    })

    it('PR6 finds a whole group, which is identical to the listed one', async () => {
      const { products } = await read(await start())
      const connector = await start()
      for (const product of products) expect(await connector.find(product.id)).toEqual(product)
    })

    it.each([
      ['an unknown row', '14000004~nobody'],
      ['an unknown group', '14000004~~nobody'],
      ['an unknown feed', '77~lone'],
      ['a row that belongs to a group', '14000004~a-s'],
      ['a group with the id of a row', '14000004~~lone'],
      ['a deleted row', '9~a-xs'],
    ])('PR6 finds nothing for %s', async (_, id) => {
      expect(await (await start()).find(id)).toBeUndefined()
    })

    it('PR6 reports why a broken product is rejected', async () => {
      const connector = await start(undefined, {}, [
        row('lone', null, { title: null }),
      ] as unknown as typeof rows)
      await expect(connector.find('14000004~lone')).rejects.toThrow(
        'CJ: product 14000004~lone: title: expected text',
      )
    })

    it('PR6 gives up on a feed that is too large to scan for one group', async () => {
      const trouble: Trouble = ({ field, variables: { page = '0' } }) => {
        const next = String(Number(page) + 1)
        const products = { resultList: [row(next, null)], nextPage: next }
        return field === 'products' ? { body: { data: { products } } } : undefined
      }
      await expect((await start(trouble)).find('14000004~~a')).rejects.toThrow(/too large/)
      const asked = double?.calls.filter(({ field }) => field === 'products')
      expect(asked).toHaveLength(20)
    })

    it('PR6 gives up on a feed whose pages repeat, and does not return half a group', async () => {
      const trouble: Trouble = ({ field }) =>
        field === 'products'
          ? { body: { data: { products: { resultList: [rows[0]], nextPage: 'x' } } } }
          : undefined
      await expect((await start(trouble)).find('14000004~~a')).rejects.toBeInstanceOf(SourceError)
    })
  })
})

function toQuestion({ field, variables }: FakeCall) {
  return [field, variables.ads, variables.ids]
}
