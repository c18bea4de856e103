import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject } from 'vitest'
import { type LocalPostgres, openLocalPostgres } from './local-postgres.server.ts'
import { migrateDatabase } from './migrate.server.ts'
import { createPool } from './pool.server.ts'
import { findPostmaster } from './postmaster.server.ts'
import { testSettings } from './testing/test-settings.ts'

export interface TestDatabase {
  url: string
  pool: pg.Pool
  /**
   * Removes what tests have stored, and ids begin at 1 again. Triggers do not run, so nobody is
   * notified. Deleting takes a millisecond; truncating or a new database takes fifty times as long,
   * because PostgreSQL then creates files for each table and each index.
   */
  empty(): Promise<void>
  /** Closes the pool and removes the database. */
  drop(): Promise<void>
}

/** Finding it takes five processes, so each worker of Vitest finds it once. */
let server: Promise<LocalPostgres> | undefined

const template = 'migrated'
const templateLock = 1

/** The migrations fill the tables that it leaves out. */
const emptyTables = `
  DO $$
  DECLARE filled regclass;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR filled IN
      SELECT oid FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
        AND relname NOT IN ('schema_migration', 'alert_progress', 'offer_matching', 'mapping_version')
    LOOP
      EXECUTE format('DELETE FROM %s', filled);
    END LOOP;
    PERFORM setval(seqrelid, 1, false) FROM pg_sequence JOIN pg_depend ON objid = seqrelid
    WHERE deptype = 'i' AND pg_sequence_last_value(seqrelid) IS NOT NULL;
  END $$`

/**
 * Creates a migrated, empty database on a real PostgreSQL for one test file. Call it in `beforeAll`
 * and `drop` in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  server ??= openLocalPostgres(inject('testDatabaseFolder'), testSettings)
  const { url: toUrl } = await server
  const name = `test_${randomBytes(6).toString('hex')}`
  await withAdmin(toUrl('postgres'), async admin => {
    // The template is migrated once per run and then copied. The
    // lock is needed because PostgreSQL refuses concurrent copies.
    await admin.query('SELECT pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      template,
    ])
    if (rowCount === 0) {
      await admin.query('CREATE DATABASE migrating')
      const pool = createPool(toUrl('migrating'))
      await migrateDatabase(pool)
      await pool.end()
      await admin.query(`ALTER DATABASE migrating RENAME TO ${template}`)
    }
    // Copying the files takes half of the time that logging their pages does.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  })
  const url = toUrl(name)
  const pool = createPool(url)
  return {
    url,
    pool,
    async empty() {
      await pool.query(emptyTables)
    },
    async drop() {
      await pool.end()
      await withAdmin(toUrl('postgres'), admin => admin.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

/** A separate PostgreSQL server with a migrated database, for tests of outages. */
export interface BreakableServer {
  url: string
  port: number
  pool: pg.Pool
  /** Shuts the server down cleanly, as an operator would. */
  stop(): Promise<void>
  /** Starts the server again on the same port. */
  start(): Promise<void>
  /** Sends SIGKILL to the postmaster and all its backends. */
  kill(): Promise<void>
  /** Sends SIGSTOP: connections stay open but nothing answers until `thaw`. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Stops the server, whatever state it is in, and deletes its files. */
  remove(): Promise<void>
}

export async function createBreakableServer(): Promise<BreakableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'storefronts-breakable-'))
  // Temporary folders are private to their user, and under root PostgreSQL runs as a separate user.
  await chmod(folder, 0o755)
  let server = await openLocalPostgres(folder, testSettings)
  const url = server.url('postgres')
  const { port } = new URL(url)
  const pool = createPool(url)
  await migrateDatabase(pool)
  const signal = (name: NodeJS.Signals) => signalServer(join(folder, 'postgres/data'), name)
  return {
    url,
    port: Number(port),
    pool,
    stop: () => server.stop(),
    async start() {
      server = await openLocalPostgres(folder, { ...testSettings, port })
    },
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async remove() {
      await signal('SIGCONT')
      await pool.end()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Signals the postmaster that runs on these files, and
 * its backends; does nothing if no postmaster is running.
 */
export async function signalServer(data: string, name: NodeJS.Signals): Promise<void> {
  const postmaster = await findPostmaster(data)
  if (!postmaster) return
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const backends = stdout
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (parent === postmaster.pid && pid !== undefined ? [pid] : []))
  // The postmaster is signaled first; otherwise it would replace its backends.
  for (const pid of [postmaster.pid, ...backends]) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // The process exited in the meantime.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
