import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Offer } from '#app/domain/offer.ts'
import { getPaging } from '#app/domain/paging.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { emptyFacets } from '#app/domain/testing/empty-facets.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { answerAgent } from '../agents.ts'
import type { Shop } from '../catalog-tool.ts'

const siteUrl = 'https://www.shop.example'
const meta = { 'ucp-agent': { profile: 'https://assistant.example/profile' } }

export interface ShopContents {
  products: CheckedProduct[]
  offers?: Offer[]
  history?: PriceHistory
  goneSince?: Date
  reading?: QueryReading
  /** The matches among the products; the rest is only similar. */
  total?: number
}

export const url = `${siteUrl}/ucp/mcp`

/** Creates a shop with these products; `queries` collects the lists that were asked for. */
export function createShop({
  products,
  offers = [],
  history,
  goneSince,
  reading,
  total = products.length,
}: ShopContents) {
  const queries: ListQuery[] = []
  const isAt =
    ({ source, id }: { source: string; id: string }) =>
    (product: CheckedProduct) =>
      product.source === source && product.id === id
  const catalogue: Shop['catalogue'] = {
    async list(query, limit) {
      queries.push(query)
      const paging = getPaging(query.page, total, limit, products.length - total)
      return {
        products: products.slice(paging.offset, paging.offset + paging.limit),
        paging,
        facets: emptyFacets(),
        retailerCount: 1,
        ...(reading ? { reading } : {}),
      }
    },
    async find(source, id) {
      const product = products.find(isAt({ source, id }))
      return product && { product, ...(goneSince ? { goneSince } : {}) }
    },
    findMany: async keys => keys.flatMap(key => products.find(isAt(key)) ?? []),
    findOffers: async () => offers,
    findPriceHistory: async () => history,
    findColorSiblings: async () => [],
  }
  return { options: { siteName: 'Shop', siteDesc: 'Fashion.', siteUrl, catalogue }, queries }
}

/** Sends a call as it is, and reads the answer. */
export async function post(
  options: Parameters<typeof answerAgent>[1],
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await answerAgent(
    new Request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    options,
  )
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** Calls a tool as assistants do, with their own library, and returns the structured answer. */
export async function callTool(
  options: Parameters<typeof answerAgent>[1],
  name: string,
  catalog: unknown,
): Promise<Record<string, unknown>> {
  const client = new Client({ name: 'assistant', version: '1.0.0' })
  const fetch = (input: string | URL, init?: RequestInit) =>
    answerAgent(new Request(input, init), options)
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { fetch }))
  const { structuredContent, content } = await client.callTool({
    name,
    arguments: { meta, catalog },
  })
  await client.close()
  const [first] = content
  // Assistants that read only text must learn the same.
  if (first?.type !== 'text' || first.text !== JSON.stringify(structuredContent))
    throw new Error('The text is not the structured answer')
  return structuredContent as Record<string, unknown>
}
