import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import { type BreakableServer, createBreakableServer, signalServer } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefronts-outage-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  // The user that PostgreSQL runs as cannot read root's temporary folders.
  await chmod(folder, 0o755)
  return folder
}

/** Starts a server that uses an external PostgreSQL. */
async function startApart(): Promise<{ server: ServerProcess; database: BreakableServer }> {
  const database = await createBreakableServer()
  cleanUps.push(() => database.remove())
  return { database, server: await start(await makeFolder(), database.url) }
}

/** Starts a server with 40 products, and requests their list once. */
async function start(folder: string, databaseUrl?: string): Promise<ServerProcess> {
  const database: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const server = await startServerProcess({
    PORT: '0',
    DATA_DIR: folder,
    SITE_ORIGINS: 'local',
    ...database,
  })
  cleanUps.push(async () => {
    server.child.kill('SIGTERM')
    await server.ended
  })
  const pool = createPool(databaseUrl ?? (await openLocalPostgres(folder)).url('storefronts'))
  await createStore(pool).upsertProducts('s', makeProducts(40))
  await pool.end()
  await isOpen(server)
  return server
}

const paths = ['/list', '/product', '/image/s/1/tag/480', '/readyz', '/healthz'] as const
type Path = (typeof paths)[number]

/** Asks until the server accepts the request; beside other load it refuses some, outage or not. */
async function ask({ url }: ServerProcess, path: Path) {
  for (;;) {
    const response = await fetch(url + path)
    const { status, headers } = response
    const body = await response.text()
    if (!body.includes('is very busy'))
      return { status, body, retryAfter: headers.get('Retry-After') }
    await setTimeout(100)
  }
}

const askAll = async (server: ServerProcess) =>
  Object.fromEntries(
    await Promise.all(paths.map(async path => [path, (await ask(server, path)).status] as const)),
  )

/** The product has no such picture, but even a 404 requires a lookup in the database. */
const open = {
  '/list': 200,
  '/product': 200,
  '/image/s/1/tag/480': 404,
  '/readyz': 200,
  '/healthz': 200,
}
const closed = { ...open, '/product': 503, '/image/s/1/tag/480': 503, '/readyz': 503 }

async function isOpen(server: ServerProcess): Promise<void> {
  await expect.poll(() => askAll(server)).toEqual(open)
  await expect.poll(async () => (await ask(server, '/list')).body).toBe('{"shown":40,"total":40}')
}

/**
 * Requests every path in a loop, four requests at a time. The returned
 * function stops the loop and resolves to every response's status.
 */
function startLoad(server: ServerProcess): () => Promise<Record<Path, Set<number>>> {
  let isOver = false
  const seen = Object.fromEntries(paths.map(path => [path, new Set()])) as Record<Path, Set<number>>
  const lists = new Set<string>()
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      for (const path of paths) {
        const { status, body } = await ask(server, path)
        seen[path].add(status)
        if (path === '/list') lists.add(body)
      }
    }
  })
  return async () => {
    isOver = true
    await Promise.all(visitors)
    expect([...lists]).toEqual(['{"shown":40,"total":40}'])
    return seen
  }
}

describe('a server whose database is down', { timeout: 120_000 }, () => {
  it('RE5 still serves lists when its bundled PostgreSQL is killed under load, and restarts it', async () => {
    const folder = await makeFolder()
    const server = await start(folder)
    const endLoad = startLoad(server)
    for (const round of [1, 2]) {
      await signalServer(join(folder, 'postgres/data'), 'SIGKILL')
      const ups = () => server.output().match(/the bundled database is up again/g)?.length ?? 0
      await expect.poll(ups).toBe(round)
      await isOpen(server)
    }
    const seen = await endLoad()
    expect([...seen['/list']]).toEqual([200])
    expect([...seen['/healthz']]).toEqual([200])
    for (const path of ['/product', '/readyz'] as const)
      expect([200, 503]).toEqual(expect.arrayContaining([...seen[path]]))
    expect(server.output()).not.toContain('the index worker ended')
  })

  it('returns 503 on pages that need the database, logs the outage once, and recovers', async () => {
    const { server, database } = await startApart()
    await database.stop()
    await expect.poll(() => askAll(server)).toEqual(closed)
    for (let visits = 0; visits < 20; visits++) expect(await askAll(server)).toEqual(closed)
    expect(await ask(server, '/product')).toMatchObject({
      retryAfter: '3',
      body: expect.stringContaining('This page cannot be shown right now'),
    })
    expect((await ask(server, '/readyz')).body).toContain('The database cannot be reached')
    expect((await ask(server, '/list')).body).toBe('{"shown":40,"total":40}')
    await database.start()
    await isOpen(server)
    const count = (text: string) => server.output().split(text).length - 1
    // Output arrives after the answers that it is about.
    await expect
      .poll(() => [
        count('the database cannot be reached"'),
        count('the database is back'),
        count('the index lost the database'),
        count('the index worker ended'),
        count('a page failed'),
      ])
      .toEqual([1, 1, 1, 0, 0])
  })

  it('stops waiting for a database that hangs', async () => {
    const { server, database } = await startApart()
    await database.freeze()
    await expect.poll(() => askAll(server)).toEqual(closed)
    expect((await ask(server, '/list')).body).toBe('{"shown":40,"total":40}')
    await database.thaw()
    await isOpen(server)
  })
})
