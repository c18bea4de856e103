import { describe, expect, it } from 'vitest'
import { listSitemapFiles, readSitemapFile, type SitemapEntry } from './sitemap-files.server.ts'

const modifiedAt = new Date('2026-03-01T12:00:00Z')
const toValue = (value: string) => ({ value, label: value, count: 1 })

const catalogue = {
  directory: async () => ({
    brands: Array.from({ length: 40_001 }, (_, index) => toValue(`Brand No ${index}`)),
    retailers: [toValue('Alder & Finch')],
  }),
  listCategories: async () => ['women', 'dresses'],
  findSitemapSplits: async () => [{ split: 2, modifiedAt }],
  async *readSitemapSplit(split: number) {
    if (split === 2)
      yield [
        {
          modifiedAt,
          product: {
            source: 's' as const,
            id: '7',
            retailer: { id: '88', name: 'Alder & Finch' },
            brandedName: 'Midi',
            unbrandedName: 'Midi',
          },
        },
      ]
  },
}

async function read(file: string) {
  const batches = readSitemapFile(catalogue, [], file)
  if (!batches) return undefined
  const entries: SitemapEntry[] = []
  for await (const batch of batches) entries.push(...batch)
  return entries
}

describe('the sitemap', () => {
  it('SE1 puts entries beyond the limit of one file into further files', async () => {
    expect(await listSitemapFiles(catalogue, [])).toEqual([
      { file: 'pages' },
      { file: 'categories' },
      { file: 'brands-0' },
      { file: 'brands-1' },
      { file: 'retailers-0' },
      { file: 'products-2', modifiedAt },
    ])
    expect(await read('brands-0')).toHaveLength(40_000)
    expect(await read('brands-1')).toEqual([{ path: '/stores/brand-no-40000' }])
  })

  it('SE1 lists pages, categories, retailers and products by their canonical paths', async () => {
    expect(await read('pages')).toContainEqual({ path: '/company/about' })
    expect(await read('categories')).toEqual([
      { path: '/products/women' },
      { path: '/products/women/dresses' },
    ])
    expect(await read('retailers-0')).toEqual([{ path: '/retailers/alder-finch' }])
    expect(await read('products-2')).toEqual([
      { path: '/product/s/women/alder-finch/88/midi/7', modifiedAt },
    ])
  })

  it.each(['', 'pages-0', 'products', 'products--1', 'products-01', 'constructor', 'toString-0'])(
    'SE1 has no file named %j',
    async file => {
      expect(await read(file)).toBeUndefined()
    },
  )
})
