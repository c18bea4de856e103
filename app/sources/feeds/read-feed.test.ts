import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { toAvailabilityKey } from '#app/vocabulary/availability.ts'
import type { ReadStep } from '../connector.ts'
import { FeedError } from './feed-error.ts'
import type { FeedFile } from './feed-file.ts'
import { readFeed } from './read-feed.server.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(content: string | Buffer, changes: Partial<FeedFile> = {}) {
  const location = join(folder, 'feed.txt')
  await writeFile(location, content)
  const steps: ReadStep[] = []
  for await (const step of readFeed(
    makeFile({ location, ...changes }),
    new AbortController().signal,
  )) {
    steps.push(step)
  }
  const products = steps.flatMap(step => step.products).sort((a, b) => (a.id < b.id ? -1 : 1))
  return {
    ...{ steps, products },
    rejected: steps.flatMap(step => step.rejected),
    doubts: steps.flatMap(step => step.doubts ?? []),
  }
}

function makeFile(changes: Partial<FeedFile>): FeedFile {
  return {
    location: '',
    format: 'google',
    retailer: 'Alder & Finch',
    feed: 'alder',
    workFolder: join(folder, 'work'),
    isDelta: false,
    findStored: async () => undefined,
    ...changes,
  }
}

const header =
  'id,item_group_id,title,link,price,sale_price,color,size,availability,image_link,product_type,gender\n'
function row(id: string, change: Record<string, string> = {}): string {
  const fields: Record<string, string> = {
    group: '',
    title: `Harbour shirt ${id}`,
    link: `https://www.alderandfinch.example/p/${id}`,
    price: '89.00 USD',
    sale: '',
    color: '',
    size: '',
    stock: 'in_stock',
    image: `https://img.alderandfinch.example/${id}.jpg`,
    path: 'Women > Tops',
    gender: 'female',
    ...change,
  }
  return `${[id, ...Object.values(fields)].join(',')}\n`
}
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(`n${index}`)).join('')

describe('readFeed', () => {
  it('PR7 turns rows into products', async () => {
    const { products, steps } = await read(
      header + row('1', { sale: '62.30 USD', color: 'Navy', size: 'S' }),
    )
    expect(products).toMatchObject([
      {
        source: 'f',
        id: 'alder~1',
        name: 'Harbour shirt 1',
        retailer: { id: 'alder', name: 'Alder & Finch' },
        price: 8900,
        salePrice: 6230,
        currency: 'USD',
        discount: 30,
        clickUrl: 'https://www.alderandfinch.example/p/1',
        url: 'https://www.alderandfinch.example/p/1',
        adSource: 'Skimlinks',
        gender: 'women',
        sizes: [{ name: 'S', sizeId: 'letter:s' }],
        colorIds: ['10'],
        categories: [{ name: 'Tops', fullName: 'Women > Tops' }],
      },
    ])
    expect(steps.at(-1)?.expected).toBe(1)
  })

  it('PR1 PR2 makes each row of a group of different things a product, and reports the group', async () => {
    const titles = ['Harbour dress', 'Ankle boots', 'Silver ring']
    const mixed = titles.map((title, at) => row(`${at}`, { group: 'SALE', title }))
    const sizes = ['S', 'M'].map(size => row(size, { group: 'G', title: 'Skirt', size }))
    const { products, steps } = await read(header + [...mixed, ...sizes].join(''))
    expect(products.map(({ id }) => id)).toEqual(['alder~0', 'alder~1', 'alder~2', 'alder~~G'])
    expect(products.map(({ groupId }) => groupId)).toEqual([undefined, undefined, undefined, 'G'])
    expect(steps.flatMap(({ doubts = [] }) => doubts)).toEqual([
      { kind: 'group', field: 'group', value: 'SALE', place: '0', records: 1 },
    ])
  })

  it('PR1 PR2 reports sizes that are on no scale, and keeps them as text', async () => {
    const { products, steps } = await read(header + row('1', { size: 'S|Queen' }))
    expect(products[0]?.sizes).toEqual([
      { name: 'S', sizeId: 'letter:s' },
      { name: 'Queen', sizeId: 'written:womens-clothes:Queen' },
    ])
    expect(steps.flatMap(({ doubts = [] }) => doubts)).toEqual([
      { kind: 'size', field: 'size', value: 'Queen', place: 'alder~1', records: 1 },
    ])
  })

  it('PR1 PR2 ignores a group that is the brand, and reports it', async () => {
    const branded = ['1', '2'].map(
      id => `${row(id, { group: 'NORTHQUAY', title: 'Shirt' }).trim()},Northquay\n`,
    )
    const { products, steps } = await read(`${header.trim()},brand\n${branded.join('')}`)
    expect(products.map(({ id }) => id)).toEqual(['alder~1', 'alder~2'])
    expect(steps.flatMap(({ doubts = [] }) => doubts)).toEqual([
      { kind: 'group', field: 'group', value: 'NORTHQUAY', place: 'line 2', records: 2 },
    ])
  })

  it('PR7 joins the rows of a group, however far apart', async () => {
    const first = row('a', {
      group: 'G',
      title: 'Harbour shirt - Navy - S',
      color: 'Navy',
      size: 'S',
    })
    const last = row('b', {
      group: 'G',
      title: 'Harbour shirt - Navy - M',
      color: 'Navy',
      size: 'M',
      price: '79.00 USD',
    })
    const { products } = await read(header + first + rows(2_000) + last)
    expect(products).toHaveLength(2_001)
    expect(products.find(({ id }) => id === 'alder~~G')).toMatchObject({
      name: 'Harbour shirt',
      groupId: 'G',
      price: 7900,
      sizes: [{ name: 'S' }, { name: 'M' }],
      stock: [
        { color: 'Navy', size: 'S' },
        { color: 'Navy', size: 'M' },
      ],
    })
  })

  it('PR7 uses the later of two rows with the same id', async () => {
    const { products, rejected } = await read(header + row('1') + row('1', { price: '79.00 USD' }))
    expect(products).toMatchObject([{ id: 'alder~1', price: 7900 }])
    expect(rejected).toEqual([
      {
        id: 'alder~1',
        reason: 'repeated id',
        detail: 'id: two rows have it; the later one counts',
        record: { id: '1' },
      },
    ])
  })

  it('PR7 rejects only the broken row and names its product', async () => {
    const broken = [
      row('x', { price: 'free' }),
      row('y', { link: 'javascript:alert(1)' }),
      row('', {}),
      '"open\n',
      'a,b\n',
    ]
    const { products, rejected } = await read(
      header +
        rows(20) +
        broken.join('') +
        row('z', { group: 'G' }) +
        row('x', { group: 'G', price: '' }),
    )
    expect(products).toHaveLength(21)
    expect(rejected.map(({ id, reason, detail }) => `${id} ${reason}: ${detail}`).sort()).toEqual([
      'alder~x unreadable price: price: expected a decimal, received "free"',
      'alder~y no link: link: expected an http address',
      'alder~~G unreadable price: price: expected a decimal, received nothing',
      'undefined no id: id: expected text',
      'undefined unreadable row: line: 2 columns, where the header has 12',
      'undefined unreadable row: line: a quote that is not closed, or closed in the middle of a field',
    ])
  })

  const prices = async (...sent: string[]) => {
    const lines = sent.map((price, index) => row(`${index}`, { price: `"${price}"` }))
    const { products, rejected, doubts } = await read(header + lines.join(''))
    return {
      prices: products.map(({ price, currency }) => `${price} ${currency}`),
      rejected,
      doubts,
    }
  }

  it.each<[why: string, sent: string[], read: string[], unread: string[]]>([
    [
      'by the currency',
      ['345.000 VND', '1.299 EUR', '59.990 CLP'],
      ['345000 VND', '129900 EUR', '59990 CLP'],
      [],
    ],
    [
      'by other amounts with a comma',
      ['1.299 EUR', '89,00 EUR', '99,5 EUR', '9.50 EUR'],
      ['129900 EUR', '8900 EUR', '9950 EUR', '950 EUR'],
      [],
    ],
    [
      'not against other amounts',
      ['1.299 EUR', '89.00 EUR', '1,299.00 EUR'],
      ['8900 EUR', '129900 EUR'],
      ['1.299 EUR'],
    ],
    [
      'by amounts in the same currency only',
      ['345.000 VND', '89.00 USD'],
      ['345000 VND', '8900 USD'],
      [],
    ],
    ['of three decimals', ['12,345 KWD', '1.299,500 KWD'], ['12345 KWD', '1299500 KWD'], []],
    [
      'not with three decimals alone',
      ['12,345 KWD', '9 KWD', '9 KWD'],
      ['9000 KWD', '9000 KWD'],
      ['12,345 KWD'],
    ],
    // Thousands end in varied digits, or would be too cheap with decimals.
    [
      'as thousands, each currency for itself',
      ['345.000 VND', '59.990 CLP', '189.900 COP', '1.299 EUR', '1.299 SEK'],
      ['345000 VND', '59990 CLP', '18990000 COP', '129900 EUR', '129900 SEK'],
      [],
    ],
    [
      'as thousands if the last digits vary',
      ['89.000 USD', '49.505 USD'],
      ['8900000 USD', '4950500 USD'],
      [],
    ],
    [
      'as thousands beside amounts below a thousand',
      ['12.900 EUR', '990 EUR'],
      ['1290000 EUR', '99000 EUR'],
      [],
    ],
    [
      'as thousands if decimals would be too cheap',
      ['1.290 EUR', '12.900 SEK', '1.990 USD'],
      ['129000 EUR', '1290000 SEK', '199000 USD'],
      [],
    ],
    [
      'as thousands behind a dollar sign',
      ['$2,030 USD', '$89 USD', '$1,010 USD'],
      ['203000 USD', '8900 USD', '101000 USD'],
      [],
    ],
    ['as thousands behind it, however few', ['$2,030 USD'], ['203000 USD'], []],
    [
      'with blanks of all kinds',
      ['1\u00a0299,00\u202fSEK', 'SEK 1\u2009299'],
      ['129900 SEK', '129900 SEK'],
      [],
    ],
    [
      'as decimals padded to three digits',
      ['89.000 USD', '49.500 USD', '129.990 USD', '1.990 USD'],
      ['8900 USD', '4950 USD', '12999 USD', '199 USD'],
      [],
    ],
    [
      'as decimals padded after a comma',
      ['89,000 EUR', '49,500 EUR'],
      ['8900 EUR', '4950 EUR'],
      [],
    ],
    [
      'as decimals beside three that are certain',
      ['4.500 USD', '1299.990 USD', '0.990 USD'],
      ['450 USD', '129999 USD', '99 USD'],
      [],
    ],
    ['at the limit of decimals', ['10.010 USD', '89.000 CAD'], ['1001 USD', '8900 CAD'], []],
    ['not between the limits', ['10.000 USD', '2.000 USD'], [], ['10.000 USD', '2.000 USD']],
    [
      'not if as many are cheap as dear',
      ['1.000 USD', '89.000 USD'],
      [],
      ['1.000 USD', '89.000 USD'],
    ],
    [
      'not with both signs',
      ['89.000 USD', '89,50 USD', '89.50 USD', '79.50 USD'],
      ['8950 USD', '8950 USD', '7950 USD'],
      ['89.000 USD'],
    ],
  ])('PR4 reads amounts with two meanings %s', async (_, sent, expected, unread) => {
    const result = await prices(...sent)
    expect(result.prices).toEqual(expected)
    expect(result.rejected.map(({ reason }) => reason)).toEqual(
      unread.map(() => 'unreadable price'),
    )
    expect(result.doubts.map(({ kind, value }) => `${kind} ${value}`)).toEqual(
      unread.map(value => `amount ${value}`),
    )
  })

  it('PR4 rejects prices without a currency, unless the feed has a usual one', async () => {
    const file = header + row('1', { price: '89.00' }) + row('2') + row('3', { price: '$79' })
    const { products, rejected, doubts } = await read(file)
    expect(products).toMatchObject([{ id: 'alder~2' }])
    expect(rejected.map(({ reason }) => reason)).toEqual(['no currency', 'no currency'])
    expect(doubts).toMatchObject([
      { kind: 'currency', value: '89.00', place: 'line 2' },
      { kind: 'currency', value: '$79', place: 'line 4' },
    ])
    const usual = await read(file, { currency: 'CAD' })
    expect(usual.products.map(({ price, currency }) => [price, currency])).toEqual([
      ...[
        [8900, 'CAD'],
        [8900, 'USD'],
        [7900, 'CAD'],
      ],
    ])
    expect(usual.doubts).toEqual([])
  })

  it('PR2 takes no availability that is missing or unknown for stock, and reports it', async () => {
    const words = new Map([[toAvailabilityKey('Bestellartikel'), true]])
    const file =
      header +
      ['', 'Bestellartikel', 'sin stock', 'in stock']
        .map((stock, id) => row(`${id}`, { stock }))
        .join('')
    const { products, doubts } = await read(file)
    expect(products.map(({ inStock }) => inStock)).toEqual([false, false, false, true])
    expect(doubts).toMatchObject([
      { kind: 'availability', value: '', place: 'line 2' },
      { kind: 'availability', value: 'Bestellartikel', place: 'line 3' },
    ])
    const own = await read(file, { words })
    expect(own.products.map(({ inStock }) => inStock)).toEqual([false, true, false, true])
  })

  const awin = (stock: string, ...values: string[]) => {
    const fields = `aw_product_id,product_name,aw_deep_link,search_price,currency${stock}`
    const lines = values.map((value, id) => `${id},Shirt,https://x.example/${id},9.00,USD${value}`)
    return [fields, ...lines, ''].join('\n')
  }
  it.each([
    ['without the column', awin('', '', ''), [false, false], 2],
    ['whose column is empty', awin(',in_stock', ',', ','), [false, false], 2],
    ['that states it sometimes', awin(',in_stock', ',1', ','), [true, false], 1],
    ['that states a quantity', awin(',stock_quantity', ',3', ',0'), [true, false], 0],
    ['that says what is for sale', awin(',is_for_sale', ',1', ',0'), [true, false], 0],
    [
      'whose stock is not for sale',
      awin(',is_for_sale,in_stock', ',1,1', ',0,1'),
      [true, false],
      0,
    ],
  ])(
    'PR2 takes no unknown availability for stock in an Awin file %s',
    async (_, text, inStock, unknown) => {
      const { products, doubts } = await read(text, { format: 'awin' })
      expect(products.map(product => product.inStock)).toEqual(inStock)
      expect(doubts.filter(({ kind }) => kind === 'availability')).toMatchObject(
        unknown === 0 ? [] : [{ value: '', records: unknown }],
      )
      const assumed = await read(text, { format: 'awin', words: new Map([['', true]]) })
      expect(assumed.products.filter(product => product.inStock)).toHaveLength(
        inStock.filter(Boolean).length + unknown,
      )
    },
  )

  it('PR2 takes no Google file without availability for stock', async () => {
    const { products, doubts } = await read(
      'id,title,link,price\n1,Shirt,https://x.example,9 USD\n',
    )
    expect(products).toMatchObject([{ inStock: false }])
    expect(doubts).toMatchObject([{ kind: 'availability', value: '' }])
  })

  it('PR4 ends a sale whose dates cannot be read, and reports it', async () => {
    const text = (id: number, window: string) =>
      `${id},Shirt,https://x.example,89 USD,39 USD,in stock,${window}\n`
    const file = `id,title,link,price,sale_price,availability,sale_price_effective_date\n${[
      '2099-02-24T13:00-0800 / 2099-03-01T15:30-0800',
      '2099-02-24T13:00-0800/2099-02-29T15:30-0800',
      '2020-02-24T13:00-0800 / 2099-03-01T15:30-0800',
      '2020-01-01 – 2099-12-31',
      '03/04/2020 - 05/04/2099',
      '',
    ]
      .map((window, id) => text(id, window))
      .join('')}`
    const { products, doubts } = await read(file)
    expect(products.map(({ salePrice }) => salePrice)).toEqual([
      ...[undefined, undefined, 3900, 3900, undefined, 3900],
    ])
    expect(doubts).toMatchObject([
      { kind: 'date', value: '2099-02-24T13:00-0800/2099-02-29T15:30-0800', place: 'line 3' },
      { kind: 'date', value: '03/04/2020 - 05/04/2099', place: 'line 6' },
    ])
  })

  it('PR7 reads latin-1 and a byte order mark', async () => {
    const shirt = header + row('1', { title: 'Chemise Été', color: 'Écru' })
    expect((await read(Buffer.from(shirt, 'latin1'))).products).toMatchObject([
      { name: 'Chemise Été' },
    ])
    expect((await read(`\ufeff${shirt}`)).products).toMatchObject([{ name: 'Chemise Été' }])
  })

  it('PR7 decompresses and reports progress', async () => {
    const reported: number[] = []
    const packed = gzipSync(header + rows(50))
    const { products } = await read(packed, {
      onRows: ({ rows: count, bytes, size }) => reported.push(count, bytes, size ?? 0),
    })
    expect(products).toHaveLength(50)
    expect(reported.slice(-3)).toEqual([50, packed.length, packed.length])
  })

  it("PR7 uses each row's retailer if the file has several, otherwise the given one", async () => {
    const cj = (...names: string[]) =>
      `PROGRAM_NAME,ID,TITLE,LINK,PRICE\n${names.map((name, id) => `${name},${id},Shirt,https://x.example/${id},9 USD\n`).join('')}`
    const one = await read(cj('Alder US', 'Alder US'), { format: 'cj' })
    expect(one.products.map(({ retailer }) => retailer.name)).toEqual([
      'Alder & Finch',
      'Alder & Finch',
    ])
    const two = await read(cj('Alder US', 'Parkside'), { format: 'cj' })
    expect(two.products.map(({ retailer }) => retailer)).toEqual([
      { id: 'alder-us', name: 'Alder US' },
      { id: 'parkside', name: 'Parkside' },
    ])
    expect(two.products[0]?.adSource).toBe('CJ')
  })

  it.each<[why: string, content: string | Buffer, changes: Partial<FeedFile>, message: string]>([
    [
      'a truncated gzip file',
      gzipSync(header + rows(500)).subarray(0, -50),
      {},
      'ends in the middle of its gzip: the file is truncated',
    ],
    ['a header without rows', header, {}, 'has no rows'],
    [
      'a file without a valid row',
      header + row('1', { price: '' }),
      {},
      'has 1 unreadable rows of 1; the first is line 2: price: expected',
    ],
    [
      'a file of mostly invalid rows',
      `${header}${rows(10)}${'a,b\n'.repeat(20)}`,
      {},
      'has 20 unreadable rows of 30; the first is line 12',
    ],
    [
      'a file much shorter than the last',
      header + rows(10),
      { lastRows: 100 },
      'has 10 rows, after 100 the last time',
    ],
    ['a full file instead of a delta', header + rows(1), { isDelta: true }, 'is a full file'],
  ])(
    'PR7 refuses %s before returning any of its products',
    async (_, content, changes, message) => {
      const reading = read(content, changes)
      await expect(reading).rejects.toThrow(message)
      await expect(reading).rejects.toBeInstanceOf(FeedError)
      expect(await readdir(join(folder, 'work'))).toEqual([])
    },
  )

  it.each<[good: number, bad: number, lastRows: number | undefined, isRead: boolean]>([
    [10, 10, undefined, true],
    [10, 11, undefined, false],
    // A short file may just have a few bad rows.
    [1, 18, undefined, true],
    [1, 19, undefined, false],
    [10, 0, 20, true],
    [10, 0, 21, false],
  ])(
    'PR7 judges a file of %i good and %i bad rows, with %s rows the last time',
    async (good, bad, lastRows, isRead) => {
      const content = `${header}${rows(good)}${'a,b\n'.repeat(bad)}`
      const reading = read(content, lastRows === undefined ? {} : { lastRows })
      if (isRead) expect((await reading).products).toHaveLength(good)
      else await expect(reading).rejects.toBeInstanceOf(FeedError)
    },
  )

  it('PR7 returns nothing when the trailer has the wrong row count', async () => {
    const line = [
      '1',
      'Shirt',
      ...Array(3).fill(''),
      'https://x.example/',
      ...Array(7).fill(''),
      '9',
      ...Array(8).fill(''),
      ...['yes', '', '', 'USD', '', ''],
    ].join('|')
    const content = `HDR|1|Alder|x\n${`${line}\n`.repeat(5_000)}TRL|4999\n`
    const steps = readFeed(
      makeFile({ location: join(folder, 'r.txt'), format: 'rakuten' }),
      new AbortController().signal,
    )
    await writeFile(join(folder, 'r.txt'), content)
    await expect(steps.next()).rejects.toThrow('counts 4999 rows, and there are 5000')
  })

  it('stops when aborted and leaves no files behind', async () => {
    const stop = new AbortController()
    const reason = new Error('enough')
    const location = join(folder, 'feed.txt')
    await writeFile(location, header + rows(5_000))
    const steps = readFeed(makeFile({ location, onRows: () => stop.abort(reason) }), stop.signal)
    await expect(steps.next()).rejects.toBe(reason)
    expect(await readdir(join(folder, 'work'))).toEqual([])
  })

  it('reports why a path cannot be read', async () => {
    const missing = readFeed(
      makeFile({ location: join(folder, 'missing.txt') }),
      new AbortController().signal,
    )
    await expect(missing.next()).rejects.toThrow('missing.txt: there is no such file')
    const nothing = readFeed(makeFile({ location: folder }), new AbortController().signal)
    await expect(nothing.next()).rejects.toThrow('is not a file')
  })
})

describe('readFeed with a delta file', () => {
  const line = (id: string, size: string, change: string, more: Record<number, string> = {}) => {
    const known: Record<number, string> = {
      1: id,
      2: `Shirt - ${size}`,
      6: 'https://c.example/link?murl=https%3A%2F%2Fx.example%2Fp',
      14: '89.00',
      23: 'in-stock',
      25: '60',
      26: 'USD',
      31: size,
      39: change,
    }
    return Array.from({ length: 39 }, (_, at) => more[at + 1] ?? known[at + 1] ?? '').join('|')
  }
  const file = (...lines: string[]) => `HDR|1|Alder|x\n${lines.join('\n')}\nTRL|${lines.length}\n`
  const changes = (stored?: Product) =>
    ({ format: 'rakuten', isDelta: true, findStored: async () => stored }) as const

  it('PR7 does not change products that the file does not mention', async () => {
    const before = await read(
      file(line('1', 'S', 'I'), line('2', 'M', 'I'), line('3', 'L', 'I')),
      changes(),
    )
    const [stored] = before.products
    expect(stored?.stock).toHaveLength(3)
    const { products, steps } = await read(
      file(line('1', 'S', 'D'), line('2', 'M', 'U', { 14: '79.00' })),
      changes(stored),
    )
    expect(products).toMatchObject([
      { id: stored?.id, price: 7900, inStock: true, stock: [{ size: 'L' }, { size: 'M' }] },
    ])
    expect(products[0]?.sizes.map(({ name }) => name)).toEqual(['S', 'M', 'L'])
    expect(steps.every(({ unreached }) => (unreached ?? 0) > 0)).toBe(true)
  })

  it('PR7 marks deleted rows as sold out, even if no size is left', async () => {
    const [stored] = (await read(file(line('1', 'S', 'I'), line('2', 'M', 'I')), changes()))
      .products
    const [less] = (await read(file(line('1', 'S', 'D')), changes(stored))).products
    expect(less).toMatchObject({ inStock: true, stock: [{ size: 'M' }], priceLabel: '$89' })
    expect((await read(file(line('2', 'M', 'D')), changes(less))).products).toMatchObject([
      { inStock: false, stock: [] },
    ])
  })
})

describe('readFeed over HTTP', () => {
  let server: Server
  let url: string
  let seen: string | undefined
  beforeEach(async () => {
    server = createServer((request, response) => {
      seen = request.headers.authorization
      if (request.url === '/missing') response.writeHead(404).end('gone')
      else if (request.url === '/cut')
        response
          .writeHead(200, { 'content-length': '9999' })
          .write(header, () => response.destroy())
      else if (request.url === '/hang') response.writeHead(200).write(header)
      else response.end(gzipSync(header + rows(30)))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    url = `http://me:p%40ss@127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const next = (location: string) =>
    readFeed(makeFile({ location }), new AbortController().signal).next()

  it('PR7 downloads with the credentials in the URL', async () => {
    expect((await next(`${url}/feed.csv.gz`)).value?.products).toHaveLength(30)
    expect(seen).toBe(`Basic ${Buffer.from('me:p@ss').toString('base64')}`)
  })

  it('PR7 fails for missing or truncated files without revealing the credentials', async () => {
    await expect(next(`${url}/missing`)).rejects.toThrow(
      /^127\.0\.0\.1:\d+ … missing: returned 404$/,
    )
    await expect(next(`${url}/cut`)).rejects.toThrow(/^127\.0\.0\.1:\d+ … cut: the download failed/)
  })
})
