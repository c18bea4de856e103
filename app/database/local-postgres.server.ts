import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseStartError, toDatabaseStartError } from './database-start-error.ts'
import { type Cluster, clusterUser, openCluster } from './postgres-cluster.server.ts'
import { findPostgresPrograms, type PostgresPrograms } from './postgres-programs.server.ts'
import {
  findPostmaster,
  readLogTail,
  startPostmaster,
  stopPostmaster,
} from './postmaster.server.ts'
import { canUse, findDatabaseUser, type SystemUser } from './system-user.server.ts'

/** A running PostgreSQL server that we manage. */
export interface LocalPostgres {
  folder: string
  url(database: string): string
  /**
   * Starts the server on its previous port unless it is running. Makes one
   * attempt and, if it fails, throws an error with PostgreSQL's output.
   */
  ensureStarted(): Promise<void>
  /** Shuts the server down in fast mode: open sessions end, and nothing committed is lost. */
  stop(): Promise<void>
}

const startSeconds = 60

/**
 * Finds the server running on a data folder or starts one, creating
 * the database files if needed. Several processes may call it at
 * once; one of them starts the server. Throws a `DatabaseStartError`.
 */
export async function openLocalPostgres(
  dataDirectory: string,
  settings: Record<string, string> = {},
): Promise<LocalPostgres> {
  const folder = resolve(dataDirectory)
  try {
    const programs = await findPostgresPrograms()
    if (!programs) {
      const cause = `there is no PostgreSQL package for ${process.platform} ${process.arch}, or it was not installed.`
      throw new DatabaseStartError(folder, {
        cause,
        fix: 'Set DATABASE_URL to a PostgreSQL server.',
      })
    }
    await mkdir(folder, { recursive: true })
    const user = await findDatabaseUser()
    if (user) await checkReach(folder, programs, user)
    const cluster = await openCluster(folder, programs, user)
    const port = await getRunningPort(cluster, programs, user, settings)
    return {
      folder: cluster.folder,
      url: database =>
        `postgres://${clusterUser}:${cluster.password}@127.0.0.1:${port}/${database}`,
      async ensureStarted() {
        if (await findPostmaster(cluster.data)) return
        await startOnce(cluster, programs, user, { ...settings, port: String(port) })
      },
      stop: () => stopPostmaster(cluster, programs, user),
    }
  } catch (error) {
    throw toDatabaseStartError(
      folder,
      error,
      'Set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.',
    )
  }
}

/**
 * Checks that the user can access the folders, because root's
 * own folders, such as /root, are often closed to other users.
 */
async function checkReach(
  folder: string,
  programs: PostgresPrograms,
  user: SystemUser,
): Promise<void> {
  const closed = (await canUse(user, '-x', folder))
    ? (await canUse(user, '-x', programs.postgres))
      ? undefined
      : programs.postgres
    : folder
  if (closed === undefined) return
  throw new DatabaseStartError(folder, {
    cause: `PostgreSQL does not run as root but as the user "postgres", and that user cannot reach ${closed}.`,
    fix: 'Run as an ordinary user, move DATA_DIR or the checkout to a folder that every user can read, or set DATABASE_URL.',
  })
}

async function getRunningPort(
  cluster: Cluster,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
  settings: Record<string, string>,
): Promise<number> {
  const deadline = performance.now() + startSeconds * 1000
  let trouble: unknown
  while (performance.now() < deadline) {
    const running = await findPostmaster(cluster.data)
    if (running?.isReady && (await canConnect(cluster, running.port))) return running.port
    if (!running) {
      // A second attempt overcomes most causes of failure: a concurrent start, a port
      // that was just taken, or processes of a killed server that are still exiting.
      if (trouble !== undefined && !isPassing(trouble)) break
      trouble = await startOnce(cluster, programs, user, settings).then(
        () => undefined,
        error => error,
      )
    }
    await wait(50)
  }
  throw (
    trouble ??
    new Error(
      `PostgreSQL accepted no connection within ${startSeconds} seconds; see ${cluster.logFile}.`,
    )
  )
}

/**
 * Throws an error with the end of the server log, because
 * pg_ctl only reports that it could not start the server.
 */
async function startOnce(
  cluster: Cluster,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
  settings: Record<string, string>,
): Promise<void> {
  try {
    await startPostmaster(cluster, programs, user, settings)
  } catch (error) {
    throw new Error((await readLogTail(cluster)) || String(error), { cause: error })
  }
}

function isPassing(trouble: unknown): boolean {
  const passing =
    /lock file .* already exists|Address already in use|shared memory block .* still in use/
  return trouble instanceof Error && passing.test(trouble.message)
}

async function canConnect(cluster: Cluster, port: number): Promise<boolean> {
  const { password } = cluster
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: clusterUser,
    password,
    database: 'postgres',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    // 57P03 means that the server is starting or stopping, so retrying
    // helps. After any other error, a retry would fail in the same way.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === '57P03' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
