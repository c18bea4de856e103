import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type APIRequestContext, expect, test } from '@playwright/test'
import pg from 'pg'
import { databaseName } from '#app/database/bundled-postgres.server.ts'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { productDataPath } from '#app/domain/urls/data-links.ts'
import { articlePath, buyPath, companyPath, listPath } from '#app/domain/urls/links.ts'
import { dataDirectory } from './address.ts'
import { type OutsideInput, readOutsideInputs } from './outside-input.ts'
import { startOutsideServices } from './outside-services.ts'
import { withSecondServer } from './second-server.ts'

// Imports feeds that nobody here wrote, serves pictures and documents as others do, requests links
// as other pages do, and reads what shoppers get over HTTP. What a browser does with such things is
// in accounts.spec.ts (a reset link while logged in; Back after logging out) and list.spec.ts
// (“Load more” keeps the keyboard's place); alerts about prices that go up and down are in
// server/alert-limits.test.ts, and the deployer's settings beside the sandbox's in
// scripts/merge-settings.test.mjs.

const inputs = readOutsideInputs()
const outsideDatabase = 'outside_input'

test('PR7 feeds of kinds that went wrong are read as their shops mean them', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const databaseUrl = await createDatabase()
  const prints = new Map<string, string>()
  for (const input of inputs) prints.set(input.name, await importInput(input, databaseUrl))
  const services = await startOutsideServices()
  const feed = test.info().outputPath('pictures.csv')
  await writeFile(feed, services.feed)
  await importFile(['import', feed, '--format', 'google', '--retailer', 'Heron'], databaseUrl)
  const settings = {
    DATABASE_URL: databaseUrl,
    CONTENT_API_URL: services.contentUrl,
    IMAGE_PRIVATE_HOSTS: services.host,
  }
  await withSecondServer(settings, async url => {
    const base = url.replace('fashion8.', '')
    await test.step('pictures that browsers show are shown, and a single pixel is none', () =>
      checkPictures(base))
    await test.step('documents of a locale that was added later are left out', () =>
      checkContent(base))
    await test.step('only navigations leave, and repeated clicks count once', () =>
      checkClicks(base, request, databaseUrl))
    for (const input of inputs)
      await test.step(`${input.name}: ${input.what}`, async () => {
        for (const text of input.report)
          expect.soft(prints.get(input.name), input.name).toContain(text)
        await checkInput(input, createReader(url, request, input))
      })
  })
  await services.close()
})

async function checkPictures(base: string): Promise<void> {
  const fetchPicture = async (id: string) => {
    const product = await (await fetch(base + productDataPath('f', `heron~${id}`))).json()
    const { address } = product.pictures[0].picture
    const response = await fetch(`${base}${address}/320`)
    await response.arrayBuffer()
    return [id, response.status, response.headers.get('Content-Type')?.split('/')[0]]
  }
  for (const id of ['whole', 'short', 'zipped'])
    expect.soft(await fetchPicture(id)).toEqual([id, 200, 'image'])
  expect.soft((await fetchPicture('pixel')).slice(0, 2)).toEqual(['pixel', 404])
}

async function checkContent(base: string): Promise<void> {
  const page = await (await fetch(base + companyPath('about'))).text()
  expect.soft(page).toContain('About us')
  expect.soft(page).not.toContain('À propos')
  const article = await (await fetch(base + articlePath({ uid: 'hours' }))).text()
  expect.soft(article).toContain('9-17<br/>Sat 10-14<br/>')
  expect.soft(article).toContain('href="mailto:hello@shop.example"')
  expect.soft(article).toContain('href="tel:+15550100"')
}

async function checkClicks(
  base: string,
  request: APIRequestContext,
  databaseUrl: string,
): Promise<void> {
  const path = base + buyPath('f', 'heron~whole')
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  const open = (headers: Record<string, string>) =>
    request.get(path, { maxRedirects: 0, headers: { 'User-Agent': agent, ...headers } })
  for (const destination of ['image', 'iframe', 'script', 'style', 'object', 'empty', 'made-up']) {
    const response = await open({ 'Sec-Fetch-Dest': destination })
    expect.soft([destination, response.status()]).toEqual([destination, 403])
    expect.soft(response.headers().location).toBeUndefined()
  }
  const navigation = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' }
  for (let turn = 0; turn < 60; turn += 1) {
    const response = await open(navigation)
    expect.soft(response.status()).toBe(302)
  }
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const count = async () => {
    const { rows } = await db.query<{ visitor: string; count: number }>(
      "SELECT visitor, count(*)::int FROM click WHERE product_id = 'heron~whole' GROUP BY visitor",
    )
    return rows
  }
  await expect.poll(count).toEqual([{ visitor: 'person', count: 1 }])
  await db.end()
}

async function createDatabase(): Promise<string> {
  const postgres = await openLocalPostgres(dataDirectory)
  const db = new pg.Client({ connectionString: postgres.url(databaseName) })
  await db.connect()
  await db.query(`DROP DATABASE IF EXISTS ${outsideDatabase} WITH (FORCE)`)
  await db.query(`CREATE DATABASE ${outsideDatabase}`)
  await db.end()
  return postgres.url(outsideDatabase)
}

/** Runs the built command of `npm run feed` and returns what it prints. */
async function importInput(input: OutsideInput, databaseUrl: string): Promise<string> {
  const { format, options } = input.import
  const args = ['import', input.path, '--format', format, '--retailer', getRetailer(input)]
  return importFile([...args, ...options], databaseUrl)
}

async function importFile(args: readonly string[], databaseUrl: string): Promise<string> {
  const child = fork('build/server/feed-command.js', args, {
    silent: true,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  await once(child, 'exit')
  expect.soft(output, args.join(' ')).toContain('Imported')
  return output
}

/** Every case is a shop of its own, because an import marks what it lacks as gone. */
function getRetailer({ name }: OutsideInput): string {
  return `Heron ${name.replaceAll('-', ' ')}`
}

interface Reader {
  fetchProduct(id: string): Promise<ProductFacts | undefined>
  fetchLink(id: string): Promise<string | undefined>
  fetchText(path: string): Promise<string>
  fetchStatus(path: string): Promise<number>
  /** Returns the ids of a list's products, in order. */
  listIds(path: string): Promise<string[]>
}

/** The fields of a product page's data that the cases check. */
interface ProductFacts {
  path: string
  name: string
  brand: string
  brandPath?: string
  price: { price: string; salePrice?: string; isSoldOut?: boolean }
  pictures: unknown[]
  sizes: unknown[]
}

function createReader(url: string, request: APIRequestContext, input: OutsideInput): Reader {
  const base = url.replace('fashion8.', '')
  const toId = (id: string) => `heron-${input.name}~${id}`
  const get = (path: string) => fetch(base + path, { redirect: 'manual' })
  return {
    async fetchProduct(id) {
      const response = await get(productDataPath('f', toId(id)))
      return response.ok ? ((await response.json()) as ProductFacts) : undefined
    },
    async fetchLink(id) {
      // Unlike fetch, this sends no headers that tell a script's request from a shopper's.
      const options = { maxRedirects: 0 }
      const response = await request.get(base + buyPath('f', toId(id)), options)
      return response.headers().location
    },
    fetchText: async path => await (await get(path)).text(),
    fetchStatus: async path => (await get(path)).status,
    async listIds(path) {
      const html = await (await get(path)).text()
      // Names only this shop's products, and skips the escaped copies in the page's data.
      const links = html.matchAll(new RegExp(`/heron-${input.name}(?:~|%7E)([^"/?\\\\]+)["?]`, 'g'))
      return [...new Set([...links].map(([, id = '']) => decodeURIComponent(id)))]
    },
  }
}

async function checkInput(input: OutsideInput, reader: Reader): Promise<void> {
  for (const [id, facts] of Object.entries(input.products)) {
    const product = await reader.fetchProduct(id)
    if (facts === 'absent') expect.soft(product, `${input.name} ${id}`).toBeUndefined()
    else expect.soft(product && toFacts(product), `${input.name} ${id}`).toMatchObject(facts)
  }
  for (const [id, dollars] of Object.entries(input.neverBelow)) {
    const product = await reader.fetchProduct(id)
    const amount = Number(product?.price.price.replace(/[^\d.]/g, ''))
    if (product) expect.soft(amount, `${input.name} ${id}`).toBeGreaterThanOrEqual(dollars)
  }
  for (const [id, part] of Object.entries(input.links))
    expect.soft(await reader.fetchLink(id), `${input.name} ${id}`).toContain(part)
  const retailers = [getRetailer(input)]
  const list = await reader.listIds(listPath({ retailers }))
  for (const id of list) {
    const product = await reader.fetchProduct(id)
    expect.soft(product, `${input.name}: the list links to ${id}`).toBeDefined()
    const status = product && (await reader.fetchStatus(product.path))
    expect.soft(status, `${input.name}: the page of ${id}`).toBe(200)
    expect.soft(input.noBrands, `${input.name} ${id}`).not.toContain(product?.brand)
  }
  for (const ids of input.oneBrand) {
    const countBrands = async () => {
      const products = await Promise.all(ids.map(reader.fetchProduct))
      return new Set(products.map(product => product?.brandPath)).size
    }
    // The server reads which spellings belong together a moment after it opens.
    await expect.poll(countBrands, input.name).toBe(1)
  }
  for (const [text, [id]] of Object.entries(input.searches))
    expect.soft((await reader.listIds(listPath({ text })))[0], `${input.name} ${text}`).toBe(id)
  for (const [category, ids] of Object.entries(input.departments))
    expect
      .soft((await reader.listIds(listPath({ category, retailers }))).toSorted(), category)
      .toEqual(ids)
  for (const [id, pattern] of Object.entries(input.structuredData)) {
    const page = await reader.fetchText((await reader.fetchProduct(id))?.path ?? '/')
    const [, availability] = /schema\.org\/(\w*Stock|SoldOut)/.exec(page) ?? []
    expect.soft(availability, `${input.name} ${id}`).toMatch(new RegExp(pattern))
  }
}

function toFacts({ name, price, pictures, sizes }: ProductFacts) {
  return {
    name,
    ...price,
    isOnSale: price.salePrice !== undefined,
    isSoldOut: price.isSoldOut ?? false,
    pictures: pictures.length,
    sizes: sizes.length,
  }
}
