import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from '@playwright/test'
import { fetchPath, port } from './address.ts'
import { test } from './journey.ts'

test.skip(({ isMobile }) => isMobile, 'assistants have no window')

interface Found {
  products: { id: string; url: string; metadata: { order: { why: string } } }[]
}

test('SE4 an assistant finds the tools, searches, and sends a shopper to the page', async ({
  page,
}) => {
  const { ucp } = await (await fetchPath('/.well-known/ucp')).json()
  const [{ endpoint }] = ucp.services['dev.ucp.shopping']
  const client = new Client({ name: 'assistant', version: '1.0.0' })
  const address = new URL(new URL(endpoint).pathname, `http://localhost:${port}`)
  await client.connect(new StreamableHTTPClientTransport(address))
  const call = async <Answer>(name: string, catalog: object) => {
    const meta = { 'ucp-agent': { profile: 'https://assistant.example/profile' } }
    return (await client.callTool({ name, arguments: { meta, catalog } }))
      .structuredContent as Answer
  }

  const { products } = await call<Found>('search_catalog', { query: 'black dress' })
  await page.goto('/products?q=black+dress')
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  const shown = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
  const paths = products.map(({ url }) => new URL(url).pathname)
  expect(paths).toEqual(shown.slice(0, 10))

  const [first] = products
  const { product } = await call<{
    product: { variants: { price: { amount: number }; seller: { name: string } }[] }
  }>('get_product', { id: first?.id })
  const answer = await page.goto(paths[0] ?? '')
  expect(answer?.status()).toBe(200)
  const [offer] = product.variants
  const dollars = ((offer?.price.amount ?? 0) / 100).toFixed(2)
  await expect(page.getByRole('article').first()).toContainText(
    dollars.replace(/\B(?=(\d{3})+(?!\d))/g, ','),
  )
  await expect(
    page.getByRole('link', { name: `Buy now at ${offer?.seller.name}` }).first(),
  ).toBeVisible()
  const why = new URL(first?.metadata.order.why ?? '')
  expect((await page.goto(why.pathname + why.search))?.status()).toBe(200)
  await client.close()
})
