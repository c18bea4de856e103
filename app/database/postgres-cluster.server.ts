import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { type PostgresPrograms, runProgram } from './postgres-programs.server.ts'
import type { SystemUser } from './system-user.server.ts'

/** The folders and files of one bundled database. */
export interface Cluster {
  /** The folder that contains all the other paths. */
  folder: string
  /** PostgreSQL's data directory. */
  data: string
  logFile: string
  password: string
}

export const clusterUser = 'storefronts'

const moveAway =
  'Restore the folder from a backup, or move it away to start over: products are read again, but its accounts and saved products are lost.'

/**
 * Finds or creates the database files under the data folder, and checks that this PostgreSQL
 * version can use them.
 */
export async function openCluster(
  dataDirectory: string,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
): Promise<Cluster> {
  const folder = join(dataDirectory, 'postgres')
  const version = await findClusterVersion(folder)
  if (version === undefined) await createCluster(dataDirectory, folder, programs, user)
  else await checkVersion(folder, version, programs, user)
  const data = join(folder, 'data')
  // PostgreSQL refuses a folder that other users can
  // read, and an unpacked backup is often readable.
  await chmod(data, 0o700)
  const password = (await readFile(join(folder, 'password'), 'utf8').catch(() => '')).trim()
  if (password === '') {
    throw new DatabaseStartError(folder, {
      cause: 'its file "password" is missing or empty.',
      fix: moveAway,
    })
  }
  return { folder, data, logFile: join(folder, 'postgres.log'), password }
}

/** Returns the raw content of PG_VERSION; undefined when there is no database yet. */
async function findClusterVersion(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries.length === 0) return undefined
  return (await readFile(join(folder, 'data', 'PG_VERSION'), 'utf8').catch(() => '')).trim()
}

async function checkVersion(
  folder: string,
  version: string,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
): Promise<void> {
  if (!/^\d+$/.test(version)) {
    const cause = `data/PG_VERSION is damaged (it contains ${JSON.stringify(version.slice(0, 40))}).`
    throw new DatabaseStartError(folder, { cause, fix: moveAway })
  }
  const output = await runProgram(programs.postgres, ['--version'], user)
  const ours = /(\d+)/.exec(output)?.[1]
  if (ours !== version) {
    const cause = `it was written by PostgreSQL ${version}, and this release includes PostgreSQL ${ours}.`
    throw new DatabaseStartError(folder, { cause, fix: moveAway })
  }
}

/**
 * Creates the folder under a temporary name and then renames it, so
 * that an interrupted start leaves no incomplete database behind.
 */
async function createCluster(
  dataDirectory: string,
  folder: string,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
): Promise<void> {
  await mkdir(dataDirectory, { recursive: true })
  await removeAbandoned(dataDirectory)
  const draft = join(dataDirectory, `postgres.new-${process.pid}`)
  const passwordFile = join(draft, 'password')
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    if (user) for (const path of [draft, passwordFile]) await chown(path, user.uid, user.gid)
    await runProgram(programs.initdb, initArguments(join(draft, 'data'), passwordFile), user)
    await rename(draft, folder).catch(error => {
      // A concurrent start created the folder first, so use that one.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function initArguments(data: string, passwordFile: string): string[] {
  return [
    `--pgdata=${data}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The built-in provider sorts the same on every machine; system locales differ and may be
    // missing.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    // Flushing the files to disk would take seconds, and an
    // empty database has nothing to lose in a power cut.
    '--no-sync',
    '--no-instructions',
  ]
}

/** Removes temporary folders left behind by processes that died while creating them. */
async function removeAbandoned(dataDirectory: string): Promise<void> {
  for (const entry of await readdir(dataDirectory)) {
    const pid = /^postgres\.new-(\d+)$/.exec(entry)?.[1]
    // In a container, the process gets the same id at every start.
    if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue
    await rm(join(dataDirectory, entry), { recursive: true, force: true })
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
