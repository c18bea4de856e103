import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { callTool, createShop, post } from './testing/create-shop.ts'

const { options } = createShop({ products: [sampleProduct] })
const meta = { 'ucp-agent': { profile: 'https://assistant.example/profile' } }
const call = (name: string, given: unknown) => ({
  ...{ jsonrpc: '2.0', id: 7, method: 'tools/call' },
  params: { name, arguments: given },
})
const find = (catalog: unknown) => call('search_catalog', { meta, catalog })

describe('the endpoint for assistants', () => {
  it('SE4 introduces itself and lists its tools to clients of before 2026', async () => {
    const hello = {
      ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'a', version: '1' },
      },
    }
    const { body } = await post(options, hello)
    expect(body.result).toMatchObject({
      protocolVersion: '2025-06-18',
      serverInfo: { name: 'Shop', websiteUrl: 'https://www.shop.example' },
    })
    const { body: list } = await post(options, { jsonrpc: '2.0', id: 2, method: 'tools/list' })
    const { tools } = list.result
    expect(tools.map(({ name }: { name: string }) => name)).toEqual([
      'search_catalog',
      'lookup_catalog',
      'get_product',
    ])
    for (const { inputSchema, annotations } of tools) {
      expect(inputSchema.required).toEqual(['meta', 'catalog'])
      expect(annotations.readOnlyHint).toBe(true)
    }
  })

  it('SE4 answers clients of the revision of July 2026', async () => {
    const headers = {
      'MCP-Protocol-Version': '2026-07-28',
      'MCP-Method': 'tools/call',
      'MCP-Name': 'search_catalog',
    }
    const request = find({ query: 'dress' })
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
    }
    const modern = { ...request, params: { ...request.params, _meta } }
    const { status, body } = await post(options, modern, headers)
    expect([status, body.result.structuredContent.products.length]).toEqual([200, 1])
  })

  it.each([
    ['no JSON', '{"jsonrpc"', 400, -32700],
    ['no call', 'null', 400, -32600],
    ['a batch', [find({ query: 'a' }), find({ query: 'b' })], 400, -32600],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'checkout' }, 200, -32601],
    ['an unknown tool', call('create_checkout', { meta }), 200, -32602],
    ['no assistant', call('search_catalog', { catalog: { query: 'a' } }), 200, -32602],
    [
      'an assistant without an address',
      call('search_catalog', {
        meta: { 'ucp-agent': { profile: 'javascript:1' } },
        catalog: { query: 'a' },
      }),
      200,
      -32602,
    ],
    ['nothing to search for', find({}), 200, -32602],
    ['words of spaces', find({ query: '  \u0000 ' }), 200, -32602],
    ['201 characters', find({ query: 'a'.repeat(201) }), 200, -32602],
    ['a limit of none', find({ query: 'a', pagination: { limit: 0 } }), 200, -32602],
    ['an invented cursor', find({ query: 'a', pagination: { cursor: '../2' } }), 200, -32602],
    ['a negative price', find({ query: 'a', filters: { price: { min: -1 } } }), 200, -32602],
    ['an unknown category', find({ filters: { categories: ['spoons'] } }), 200, -32602],
    ['two categories', find({ filters: { categories: ['dresses', 'men'] } }), 200, -32602],
    ['a color that is none', find({ filters: { color: ['reddish'] } }), 200, -32602],
    ['a color that is no text', find({ filters: { color: { a: 1 } } }), 200, -32602],
    [
      'a price in no currency',
      find({ context: { currency: 'XXX' }, filters: { price: { max: 1 } } }),
      200,
      -32602,
    ],
    ['no ids', call('lookup_catalog', { meta, catalog: { ids: [] } }), 200, -32602],
    [
      '51 ids',
      call('lookup_catalog', { meta, catalog: { ids: Array.from({ length: 51 }, String) } }),
      200,
      -32602,
    ],
  ])('SE4 says what is wrong with %s', async (_, body, status, code) => {
    const answer = await post(options, body)
    expect([answer.status, answer.body.error?.code]).toEqual([status, code])
    expect(answer.body.error.message).not.toBe('')
  })

  it.each([
    ['200 characters', find({ query: 'a'.repeat(200) })],
    [
      '50 ids',
      call('lookup_catalog', { meta, catalog: { ids: Array.from({ length: 50 }, String) } }),
    ],
  ])('SE4 accepts %s', async (_, body) => {
    expect((await post(options, body)).body.result.structuredContent.ucp.status).toBe('success')
  })

  it('SE4 keeps an error of ours to itself', async () => {
    const broken = createShop({ products: [] }).options
    broken.catalogue.list = () => Promise.reject(new Error('password of the database'))
    await expect(callTool(broken, 'search_catalog', { query: 'a' })).rejects.toThrow()
    await expect(post(broken, find({ query: 'a' }))).rejects.toThrow('password of the database')
  })
})
