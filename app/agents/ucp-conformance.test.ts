import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { toOffer } from '#app/domain/offer.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { callTool, createShop } from './testing/create-shop.ts'
import { toUcpProfile } from './ucp-profile.ts'

/** A folder with the published JSON schemas of the protocol, which are not part of this repository. */
const folder = process.env.UCP_SCHEMAS ?? ''
const base = 'https://ucp.dev/schemas'
const ajv = new Ajv2020({ strict: false, allErrors: true })

beforeAll(() => {
  addFormats.default(ajv)
  for (const file of globSync('schemas/**/*.json', { cwd: folder })) {
    // A schema names its neighbors by their files.
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    ajv.addSchema(schema, schema.$id)
  }
})

function findFaults(schema: string, value: unknown): unknown[] {
  const validate = ajv.getSchema(`${base}/${schema}`)
  if (!validate) throw new Error(`There is no schema ${schema}`)
  return validate(value) ? [] : (validate.errors ?? [])
}

describe.skipIf(folder === '')('against the published schemas', () => {
  const { options } = createShop({
    products: [sampleProduct, { ...sampleProduct, id: '2', description: '', inStock: false }],
    offers: [toOffer(sampleProduct), { ...toOffer(sampleProduct), source: 'c', id: '9' }],
  })

  it.each([
    ['search_catalog', { query: 'dress', pagination: { limit: 1 } }, 'search.json', 'search'],
    ['search_catalog', { query: 'dress' }, 'search.json', 'search'],
    ['lookup_catalog', { ids: ['s:2', 'none'] }, 'lookup.json', 'lookup'],
    ['lookup_catalog', { ids: ['s:2'], filters: { price: { max: 1 } } }, 'lookup.json', 'lookup'],
    ['get_product', { id: 's:2' }, 'lookup.json', 'get_product'],
    ['get_product', { id: 's:2', filters: { price: {} } }, 'lookup.json', 'get_product'],
  ])('SE4 %s answers %o', async (tool, catalog, file, name) => {
    const answer = await callTool(options, tool, catalog)
    expect(findFaults(`shopping/catalog_${file}#/$defs/${name}_response`, answer)).toEqual([])
    expect(findFaults(`shopping/catalog_${file}#/$defs/${name}_response`, {})).not.toEqual([])
  })

  it('SE4 get_product says that there is no such product', async () => {
    const answer = await callTool(options, 'get_product', { id: 's:3' })
    expect(findFaults('shopping/types/error_response.json', answer)).toEqual([])
  })

  it('SE4 the profile is one of a business', () => {
    const profile = toUcpProfile('https://www.shop.example')
    expect(findFaults('ucp.json#/$defs/business_schema', profile.ucp)).toEqual([])
  })
})
