import { join } from 'node:path'
import type { Grade } from './metrics.ts'
import { readTable, SetError, type TableFormat } from './read-table.ts'

/** A test collection: products, queries, and graded judgments. */
export interface RelevanceSet {
  products: SetProduct[]
  queries: SetQuery[]
  /** The number of judgments that were ignored because their product is not in the set. */
  strayJudgments: number
}

export interface SetProduct {
  id: string
  name: string
  brand: string
  /** "Women > Clothing > Dresses" */
  category: string
  color: string
  description: string
  /** The price in US cents, if the file has prices. */
  usdCents: number | undefined
  /** Spelled as in the file, with commas between multiple colors. */
  sizes: string[]
}

export interface SetQuery {
  id: string
  text: string
  /** Grades by product id. A product without a grade is irrelevant. */
  grades: Map<string, Grade>
}

const products: TableFormat = {
  columns: ['id', 'name', 'brand', 'category', 'color', 'description', 'price', 'sizes'],
  optional: ['price', 'sizes'],
  aliases: {
    id: ['product id', 'productid', 'product'],
    name: ['title', 'product name'],
    category: ['category path', 'categories', 'path'],
    color: ['colour', 'colors', 'colours'],
    description: ['text', 'details'],
    sizes: ['size'],
  },
}
const queries: TableFormat = {
  columns: ['id', 'text'],
  aliases: { id: ['query id', 'queryid', 'qid'], text: ['query', 'query text', 'search'] },
}
const judgments: TableFormat = {
  columns: ['query', 'product', 'grade'],
  aliases: {
    query: ['query id', 'queryid', 'qid'],
    product: ['product id', 'productid', 'id', 'pid'],
    grade: ['relevance', 'judgment', 'judgement', 'label', 'score', 'rating'],
  },
}

/** Reads a set from a folder. Throws a `SetError` with the file and line of the first mistake. */
export function readSet(folder: string): RelevanceSet {
  const found = readProducts(join(folder, 'products.tsv'))
  const path = join(folder, 'queries.tsv')
  const byId = new Map<string, SetQuery>()
  for (const { line, get } of readTable(path, queries)) {
    const id = get('id')
    if (byId.has(id)) throw new SetError(`${path}:${line}: a second query "${id}"`)
    byId.set(id, { id, text: get('text'), grades: new Map() })
  }
  const productIds = new Set(found.map(({ id }) => id))
  const strayJudgments = readJudgments(join(folder, 'judgments.tsv'), byId, productIds)
  return { products: found, queries: [...byId.values()], strayJudgments }
}

function readProducts(path: string): SetProduct[] {
  const ids = new Set<string>()
  return readTable(path, products).map(({ line, get }) => {
    const id = get('id')
    if (id === '') throw new SetError(`${path}:${line}: a product without an id`)
    if (ids.has(id)) throw new SetError(`${path}:${line}: a second product "${id}"`)
    ids.add(id)
    const dollars = get('price').replace(/^\$/, '')
    if (Number.isNaN(Number(dollars)))
      throw new SetError(`${path}:${line}: the price "${get('price')}" is no number of dollars`)
    return {
      id,
      name: get('name'),
      brand: get('brand'),
      category: get('category'),
      color: get('color'),
      description: get('description'),
      usdCents: dollars === '' ? undefined : Math.round(Number(dollars) * 100),
      sizes: get('sizes')
        .split(',')
        .map(size => size.trim())
        .filter(Boolean),
    }
  })
}

function readJudgments(path: string, byId: Map<string, SetQuery>, productIds: Set<string>): number {
  let strays = 0
  for (const { line, get } of readTable(path, judgments)) {
    const query = byId.get(get('query'))
    if (!query) throw new SetError(`${path}:${line}: queries.tsv has no query "${get('query')}"`)
    const grade = /^[0-3](?:\.0+)?$/.test(get('grade'))
      ? (Number(get('grade')) as Grade)
      : undefined
    if (grade === undefined)
      throw new SetError(`${path}:${line}: the grade "${get('grade')}" is none of 0, 1, 2, 3`)
    if (productIds.has(get('product'))) query.grades.set(get('product'), grade)
    else strays += 1
  }
  return strays
}
