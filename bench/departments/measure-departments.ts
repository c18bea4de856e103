import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ancestorsOf } from '#app/domain/category-tree.ts'
import { readFeed } from '#app/sources/feeds/read-feed.server.ts'
import type { Audience } from '#app/vocabulary/audience.ts'
import { type CatalogRow, readCatalog } from './read-catalog.ts'

export interface DepartmentFigures {
  rows: number
  /** `missing` and `wrong` are shares of the rows that have a node in our tree. */
  missing: number
  wrong: number
  /** The share of rows assigned to the expected node or one below it. */
  right: number
  /** Rows that were assigned a category even though our tree has none for them. */
  strays: number
  misses: string[]
}

/** Imports a mock catalog as a Google Merchant feed and checks each product's category. */
export async function measureDepartments({
  name,
  usualAudience,
}: {
  name: string
  usualAudience?: Audience
}): Promise<DepartmentFigures> {
  const rows = readCatalog(name)
  const found = await importRows(rows, usualAudience)
  const listed = rows.filter(({ expected }) => expected !== undefined)
  const missing = listed.filter(row => found.get(row) === undefined)
  const wrong = listed.filter(
    row =>
      found.get(row) !== undefined &&
      // Children of no stated sex are in both trees.
      (row.expected === 'kids'
        ? ancestorsOf(found.get(row))[0]?.id !== 'kids'
        : toDepartment(found.get(row)) !== toDepartment(row.expected)),
  )
  const strays = rows.filter(row => row.expected === undefined && found.get(row) !== undefined)
  const isRight = (row: CatalogRow) =>
    ancestorsOf(found.get(row)).some(({ id }) => id === row.expected)
  const misplaced = listed.filter(row => !isRight(row))
  const describe = (row: CatalogRow) => {
    const clues = [row.path, row.googleCategory, row.gender, row.ageGroup].filter(Boolean)
    const nodes = `${found.get(row) ?? 'nowhere'} instead of ${row.expected ?? 'nowhere'}`
    return `${row.title} (${clues.join(', ')}): ${nodes}`
  }
  return {
    rows: rows.length,
    missing: missing.length / listed.length,
    wrong: wrong.length / listed.length,
    right: 1 - misplaced.length / listed.length,
    strays: strays.length,
    misses: [...misplaced, ...strays].map(describe),
  }
}

/** Returns `women`, `men` or `home`; for children, returns the node below `kids`. */
function toDepartment(id: string | undefined): string | undefined {
  const [main, part] = ancestorsOf(id)
  return main?.id === 'kids' ? (part ?? main).id : main?.id
}

async function importRows(
  rows: readonly CatalogRow[],
  usualAudience: Audience | undefined,
): Promise<Map<CatalogRow, string | undefined>> {
  const folder = await mkdtemp(join(tmpdir(), 'departments-'))
  try {
    const location = join(folder, 'feed.tsv')
    await writeFile(location, toTable(rows))
    const found = new Map<CatalogRow, string | undefined>()
    const file = {
      location,
      format: 'google',
      retailer: 'Alder & Finch',
      ...(usualAudience === undefined ? {} : { usualAudience }),
      feed: 'alder',
      workFolder: join(folder, 'work'),
      isDelta: false,
      isPlacedAnyhow: true,
      findStored: async () => undefined,
    } as const
    for await (const { products } of readFeed(file, new AbortController().signal)) {
      for (const { custom, categoryId } of products) {
        const row = rows[Number(custom.sku)]
        if (row !== undefined) found.set(row, categoryId)
      }
    }
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}

function toTable(rows: readonly CatalogRow[]): string {
  const header = 'id title link price google_product_category product_type gender age_group'.split(
    ' ',
  )
  const lines = rows.map(({ title, googleCategory, path, gender, ageGroup }, id) => [
    id,
    title,
    `https://www.alderandfinch.example/p/${id}`,
    '10.00 USD',
    googleCategory,
    path,
    gender,
    ageGroup,
  ])
  return [header, ...lines].map(cells => `${cells.join('\t')}\n`).join('')
}
