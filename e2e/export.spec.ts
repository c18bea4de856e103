import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { dataDirectory } from './address.ts'
import { test } from './journey.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
}

/** Serves a folder as simple file servers do: folders by their index.html, and 404 otherwise. */
async function serveFolder(folder: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = join(folder, decodeURIComponent(pathname))
    const found = await stat(path).catch(() => undefined)
    if (found?.isDirectory() && !pathname.endsWith('/'))
      return response.writeHead(301, { Location: `${pathname}/` }).end()
    const file = found?.isDirectory() ? join(path, 'index.html') : path
    const body = await readFile(file).catch(() => undefined)
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(body ? 200 : 404, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('ER10 a static export on a plain file server has pages to navigate, and names those it lacks', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'storefronts-export-'))
  // All pages would take as long to render as ten journeys.
  const only = ['/company/about', '/products/men'].flatMap(path => ['--only', path])
  const command = [join('scripts', 'export.mjs'), 'fashion8', '--out', folder, ...only]
  const env = { ...process.env, DATA_DIR: dataDirectory, SANDBOX_PRODUCTS: '3000' }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  expect(stdout).toMatch(/Wrote \d+ pages/)
  const server = await serveFolder(folder)
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const documents: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  try {
    await page.goto(`${origin}/`)
    const main = page.getByRole('main')
    const footer = page.getByRole('contentinfo')
    // A browser without scripts would request a document for every click.
    await footer.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/company\/about$/)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Men', exact: true }).click()
    await expect(page).toHaveURL(/\/products\/men\/mens-clothes$/)
    await expect(main.getByRole('article').first()).toBeVisible()
    await page.getByLabel('Sort by').selectOption('newest')
    await expect(main).toContainText(
      'Route /products/men/mens-clothes?sort=newest is not pre-rendered',
    )
    await page.goBack()
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByText(/Route \/product\/.* is not pre-rendered/)).toBeVisible()
    expect(documents).toEqual([`${origin}/`])
  } finally {
    server.close()
    await rm(folder, { recursive: true })
  }
})
