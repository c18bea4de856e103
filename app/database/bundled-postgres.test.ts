import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type BundledPostgres, startBundledPostgres } from './bundled-postgres.server.ts'
import { openLocalPostgres } from './local-postgres.server.ts'
import { findPostmaster } from './postmaster.server.ts'

const log = pino({ level: 'silent' })
const isRoot = process.getuid?.() === 0
let parent: string
let folder: string
const open: BundledPostgres[] = []

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'storefronts-bundled-'))
  // The user that PostgreSQL runs as has no access to root's temporary folders.
  await chmod(parent, 0o755)
  folder = join(parent, 'data')
})
afterEach(async () => {
  for (const database of open.splice(0)) await database.stop()
})
afterAll(async () => {
  // A failed test may have left a server running.
  if (await findPostmaster(join(folder, 'postgres/data')))
    await (await openLocalPostgres(folder)).stop()
  await rm(parent, { recursive: true, force: true })
})

async function start(): Promise<BundledPostgres> {
  const database = await startBundledPostgres({ dataDirectory: folder, log })
  open.push(database)
  return database
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts another process that owns the folder. */
async function startElsewhere(): Promise<ChildProcess> {
  const module = pathToFileURL(join(import.meta.dirname, 'bundled-postgres.server.ts')).href
  const script = `
    const { startBundledPostgres } = await import(${JSON.stringify(module)})
    const log = { info() {}, error() {} }
    const { url } = await startBundledPostgres({ dataDirectory: ${JSON.stringify(folder)}, log })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('startBundledPostgres', () => {
  it('creates a database and finds it again after a restart', async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE stored (word text)')
    await query(first.url, "INSERT INTO stored VALUES ('Chloé 👗')")
    await open.pop()?.stop()
    const second = await start()
    expect(await query(second.url, 'SELECT word FROM stored')).toEqual([{ word: 'Chloé 👗' }])
    expect(await query(second.url, "SELECT current_setting('timezone') AS zone")).toEqual([
      { zone: 'UTC' },
    ])
  })

  it('stores the password in a file that only the current user can read, and rejects any other password', async () => {
    const { url } = await start()
    expect((await stat(join(folder, 'postgres/password'))).mode & 0o777).toBe(0o600)
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  })

  it('refuses a folder that another process uses, with instructions in the error', async () => {
    const other = await startElsewhere()
    try {
      const refusal = startBundledPostgres({ dataDirectory: folder, log })
      await expect(refusal).rejects.toThrow(/another running copy.*DATA_DIR.*DATABASE_URL/s)
    } finally {
      await kill(other)
    }
  })

  it('adopts the server of a killed process', async () => {
    const other = await startElsewhere()
    const before = await findPostmaster(join(folder, 'postgres/data'))
    await kill(other)
    await start()
    expect((await findPostmaster(join(folder, 'postgres/data')))?.pid).toBe(before?.pid)
  })

  it('starts a new server if the old one was killed too', async () => {
    await kill(await startElsewhere())
    const postmaster = await findPostmaster(join(folder, 'postgres/data'))
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('ignores a postmaster.pid whose process id belongs to another program', async () => {
    await (await start()).stop()
    open.pop()
    await writeFile(
      join(folder, 'postgres/data/postmaster.pid'),
      `${process.pid}\n${folder}\n0\n5432\n\n127.0.0.1\n`,
    )
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it.runIf(process.platform === 'linux')(
    'starts despite a killed server that was never reaped',
    async () => {
      await (await start()).stop()
      open.pop()
      // A killed child named postgres whose parent never reaps it.
      const program = join(parent, 'postgres')
      await copyFile('/bin/sleep', program)
      const shell = spawn('/bin/sh', ['-c', `"${program}" 600 & echo $!; exec sleep 600`])
      try {
        const [pid] = String((await once(shell.stdout, 'data'))[0]).split('\n')
        await expect.poll(() => readFile(`/proc/${shell.pid}/comm`, 'utf8')).toMatch('sleep')
        process.kill(Number(pid), 'SIGKILL')
        await writeFile(
          join(folder, 'postgres/data/postmaster.pid'),
          `${pid}\n${folder}\n0\n5432\n\n127.0.0.1\n`,
        )
        const { url } = await start()
        expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      } finally {
        shell.kill('SIGKILL')
      }
    },
  )

  it('removes what an interrupted start left behind', async () => {
    const fresh = join(parent, 'cut short')
    // No process can have an id above the kernel's limit.
    await mkdir(join(fresh, 'postgres.new-99999999/data'), { recursive: true })
    const database = await startBundledPostgres({ dataDirectory: fresh, log })
    await database.stop()
    await expect(stat(join(fresh, 'postgres.new-99999999'))).rejects.toThrow(/ENOENT/)
  })
})

describe('a data folder that cannot be used', () => {
  const versionFile = () => join(folder, 'postgres/data/PG_VERSION')

  it.each([
    ['is damaged', '\u0000garbage', /PG_VERSION is damaged.*move it away/s],
    ['is empty', '', /PG_VERSION is damaged/],
    ['is from another release', '15\n', /written by PostgreSQL 15.*includes PostgreSQL \d+/s],
  ])('is reported with its cause and fix when its version file %s', async (_, content, message) => {
    await (await start()).stop()
    open.pop()
    const original = await readFile(versionFile(), 'utf8')
    await writeFile(versionFile(), content)
    const failure = await startBundledPostgres({ dataDirectory: folder, log }).catch(error => error)
    await writeFile(versionFile(), original)
    expect(failure).toMatchObject({
      name: 'DatabaseStartError',
      message: expect.stringMatching(message),
    })
    expect(failure.message).toContain(folder)
  })

  it('is reported when it is a file', async () => {
    const file = join(parent, 'file')
    await writeFile(file, '')
    const failure = startBundledPostgres({ dataDirectory: file, log })
    await expect(failure).rejects.toThrow(/there is a file where the folder should be.*DATA_DIR/s)
  })

  it.skipIf(isRoot)('is reported when it is read-only', async () => {
    const closed = join(parent, 'closed')
    await mkdir(closed, { mode: 0o500 })
    const failure = startBundledPostgres({ dataDirectory: closed, log })
    await expect(failure).rejects.toThrow(/cannot be written.*DATA_DIR/s)
  })

  it.runIf(isRoot && process.platform === 'linux')(
    'is reported when even root cannot write to it',
    async () => {
      const failure = startBundledPostgres({ dataDirectory: '/sys/kernel', log })
      await expect(failure).rejects.toThrow(/\/sys\/kernel.*cannot be written.*DATA_DIR/s)
    },
  )

  it.runIf(isRoot)('is reported when root’s PostgreSQL user cannot reach it', async () => {
    const closed = join(parent, 'private')
    await mkdir(closed, { mode: 0o700 })
    const failure = startBundledPostgres({ dataDirectory: join(closed, 'data'), log })
    await expect(failure).rejects.toThrow(/does not run as root.*cannot reach.*DATABASE_URL/s)
  })
})
