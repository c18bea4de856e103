import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readSet } from './read-set.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const good = {
  products: 'p1\tRed Dress\tNorthquay\tWomen > Dresses\tRed\tA dress.\np2\tHat\t\tMen > Hats\t\t\n',
  queries: 'q1\tred dress\n',
  judgments: 'q1\tp1\t3\n',
}

function writeSet(changed: Partial<typeof good>) {
  const folder = mkdtempSync(join(tmpdir(), 'set-'))
  folders.push(folder)
  for (const [name, text] of Object.entries({ ...good, ...changed }))
    writeFileSync(join(folder, `${name}.tsv`), text)
  return folder
}

describe('readSet', () => {
  it('reads files without a header line', () => {
    const { products, queries } = readSet(writeSet({}))
    expect(products).toEqual([
      {
        id: 'p1',
        name: 'Red Dress',
        brand: 'Northquay',
        category: 'Women > Dresses',
        color: 'Red',
        description: 'A dress.',
        usdCents: undefined,
        sizes: [],
      },
      expect.objectContaining({ id: 'p2', brand: '', color: '', description: '' }),
    ])
    expect(queries).toEqual([{ id: 'q1', text: 'red dress', grades: new Map([['p1', 3]]) }])
  })

  it('reads files with a header line, in its column order and with common column aliases', () => {
    const folder = writeSet({
      products:
        '\u{feff}Product_ID\tTitle\tColour\tBrand\tCategory Path\tDescription\tPrice\tSizes\r\np1\tRed Dress\tRed\tNorthquay\tDresses\tA dress.\t$12.50\tS, M\r\n',
      queries: 'text\tquery_id\nred dress\tq1\n',
      judgments: 'query_id\tproduct_id\trelevance\nq1\tp1\t2.0\n',
    })
    const { products, queries } = readSet(folder)
    expect(products[0]).toMatchObject({ id: 'p1', color: 'Red', usdCents: 1250, sizes: ['S', 'M'] })
    expect(queries[0]).toEqual({ id: 'q1', text: 'red dress', grades: new Map([['p1', 2]]) })
  })

  it.each([
    ['"a ""good"" dress"', 'a "good" dress'],
    ['a 5" heel', 'a 5" heel'],
    ['"Quote" at the beginning', '"Quote" at the beginning'],
    ['"never closed', '"never closed'],
  ])('reads the description %s as %s', (written, read) => {
    const folder = writeSet({ products: `p1\tDress\tB\tDresses\tRed\t${written}\n` })
    expect(readSet(folder).products[0]?.description).toBe(read)
  })

  it('treats the first line as data even if one field equals a column name', () => {
    expect(readSet(writeSet({ queries: 'q1\tbrand\n' })).queries[0]?.text).toBe('brand')
  })

  it('skips and counts judgments of unknown products', () => {
    const set = readSet(writeSet({ judgments: 'q1\tp1\t1\nq1\tp9\t3\n' }))
    expect(set.strayJudgments).toBe(1)
    expect(set.queries[0]?.grades).toEqual(new Map([['p1', 1]]))
  })

  it.each([
    ['too few fields', { products: 'p1\tDress\n' }, /products\.tsv:1: 2 fields, expected 6/],
    [
      'a header without a column',
      { products: 'id\tname\tbrand\tcategory\tcolor\n' },
      /:1: the header has no column "description"/,
    ],
    [
      'a duplicate product',
      { products: `${good.products}p1\ta\tb\tc\td\te\n` },
      /:3: a second product "p1"/,
    ],
    ['an invalid price', { products: 'p1\ta\tb\tc\td\te\tcheap\n' }, /:1: the price "cheap"/],
    ['a duplicate query', { queries: 'q1\ta\nq1\tb\n' }, /queries\.tsv:2: a second query "q1"/],
    [
      'a judgment of an unknown query',
      { judgments: 'q1\tp1\t1\nq7\tp1\t1\n' },
      /judgments\.tsv:2: .*no query "q7"/,
    ],
    [
      'a grade above three',
      { judgments: 'q1\tp1\t3\nq1\tp2\t4\n' },
      /judgments\.tsv:2: the grade "4"/,
    ],
    ['an invalid grade', { judgments: 'q1\tp1\tgood\n' }, /judgments\.tsv:1: the grade "good"/],
    ['an empty file', { queries: '\n' }, /queries\.tsv: no rows/],
  ])('reports the line of %s', (_, changed, message) => {
    expect(() => readSet(writeSet(changed))).toThrow(message)
  })

  it('reports the missing file', () => {
    expect(() => readSet(join(tmpdir(), 'no-such-set'))).toThrow(/products\.tsv: not found/)
  })
})
