import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type LocalPostgres, openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { toServerSettings } from '../sandbox/server-settings.ts'
import { test } from './journey.ts'
import { waitForCatalogue } from './wait-for-catalogue.ts'

// These journeys stop the database, so they run on a separate server.
test.describe.configure({ mode: 'serial' })

let folder: string
let sandbox: Sandbox
let postgres: LocalPostgres
let server: ChildProcess
let siteUrl: string
/**
 * The same server's address for requests from Node, which does not resolve names under localhost.
 */
let address: string

test.beforeAll(async () => {
  // A database, a server and a first sync take longer than a journey when the machine is busy.
  test.setTimeout(300_000)
  folder = await mkdtemp(join(tmpdir(), 'storefronts-outage-'))
  // The user that PostgreSQL runs as cannot read root's temporary folders.
  await chmod(folder, 0o755)
  sandbox = await createSandbox({ products: 300, today: '2026-03-01', images: false })
  postgres = await openLocalPostgres(folder)
  server = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      WORKERS: '1',
      SITE_ORIGINS: 'local',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url('postgres'),
      ...toServerSettings(sandbox),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const port = /http:\/\/fashion8\.localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve(port)
    })
    server.once('exit', () => reject(new Error(`the server ended:\n${output}`)))
  })
  siteUrl = `http://fashion8.localhost:${port}`
  address = `http://127.0.0.1:${port}`
  await waitForCatalogue(address, postgres.url('postgres'))
})

test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await postgres.stop()
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

async function fetchReadiness(): Promise<number> {
  return (await fetch(`${address}/readyz`)).status
}

async function stopDatabase(): Promise<void> {
  await postgres.stop()
  await expect.poll(fetchReadiness).toBe(503)
}

async function startDatabase(): Promise<void> {
  const { port } = new URL(postgres.url('postgres'))
  postgres = await openLocalPostgres(folder, { port })
  await expect.poll(fetchReadiness).toBe(200)
}

test('ER4 a storefront still shows cached pages while its database is down, and recovers', async ({
  page,
}) => {
  await page.goto(`${siteUrl}/products`)
  const cards = page.getByRole('article')
  const seen = await cards.count()
  const product = await cards.first().getByRole('heading').getByRole('link').getAttribute('href')
  await stopDatabase()

  await page.reload()
  await expect(cards).toHaveCount(seen)
  await expect(page.getByText('can’t be shown right now')).toHaveCount(0)

  const unseen = await page.goto(`${siteUrl}/products?sort=price-down`)
  expect(unseen?.status()).toBe(200)
  const notice = page.getByRole('alert').filter({ hasText: 'products can’t be shown right now' })
  await expect(notice).toBeVisible()
  expect(await cards.count()).toBeLessThan(seen)

  const refused = await page.goto(`${siteUrl}${product}`)
  expect([refused?.status(), refused?.headers()['retry-after']]).toEqual([503, '3'])
  const sorry = page.getByRole('heading', { name: 'This page cannot be shown right now' })
  await expect(sorry).toBeVisible()
  await expect(page).toHaveTitle('This page cannot be shown right now | Fashion8')
  await expect(page.getByRole('banner')).toContainText('Fashion8')

  await page.goto(`${siteUrl}/products?sort=price-down`)
  await startDatabase()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toHaveCount(0)
  await expect(cards).toHaveCount(seen)
  expect((await page.goto(`${siteUrl}${product}`))?.status()).toBe(200)
})
