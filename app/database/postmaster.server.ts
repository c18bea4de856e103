import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getFreePort } from './free-port.server.ts'
import { type Cluster, isAlive } from './postgres-cluster.server.ts'
import { type PostgresPrograms, runProgram } from './postgres-programs.server.ts'
import type { SystemUser } from './system-user.server.ts'

/** A running PostgreSQL server, as described by its postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  /** True if it accepts connections; otherwise it is starting or stopping. */
  isReady: boolean
}

/**
 * Finds the server running on these files; undefined if
 * there is none, even if a stale postmaster.pid remains.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const path = join(data, 'postmaster.pid')
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  const found = await findProcess(pid)
  if (!found) return undefined
  if (!found.name.includes('postgres') || found.isZombie) {
    // The process id now belongs to another program, or to a killed server that a container's first
    // process never reaped. PostgreSQL itself would mistake either of them for a running server.
    await rm(path, { force: true })
    return undefined
  }
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/** Finds a process; undefined if it has just exited. */
async function findProcess(pid: number): Promise<{ name: string; isZombie: boolean } | undefined> {
  // Linux has "25 (postgres) S 1 …" in /proc. Elsewhere `ps` prints "Ss  postgres"; the smallest
  // Linux images lack `ps`.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, name, state] = /\((.*)\) (\S)/.exec(stat) ?? []
  if (name !== undefined && state) return { name, isZombie: state === 'Z' }
  const ps = promisify(execFile)('ps', ['-o', 'stat=,comm=', '-p', String(pid)])
  const { stdout } = await ps.catch(() => ({ stdout: '' }))
  const [, psState, psName] = /^\s*(\S+)\s+(.*)$/m.exec(stdout) ?? []
  return psState && psName ? { name: psName, isZombie: psState.startsWith('Z') } : undefined
}

/**
 * Starts the server detached, so that Ctrl-C in the terminal cannot stop it before the last request
 * is answered.
 */
export async function startPostmaster(
  cluster: Cluster,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
  settings: Record<string, string>,
): Promise<void> {
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(await getFreePort()),
    // Disables the socket file, whose default folder is missing
    // on some systems and whose path is too long on others.
    unix_socket_directories: '',
    shared_buffers: '64MB',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }
  const written = Object.entries(options).map(([name, value]) => `-c ${name}='${value}'`)
  await runProgram(
    programs.pgCtl,
    ['start', '-w', '-t', '60', '-D', cluster.data, '-l', cluster.logFile, '-o', written.join(' ')],
    user,
  )
}

/**
 * Six seconds is enough for a checkpoint of our shared buffers, and less than
 * our process allows for its own shutdown. In PostgreSQL 18, a fast shutdown
 * that begins during crash recovery never finishes. An immediate shutdown does
 * not lose committed data either, because the next start recovers it.
 */
const shutdowns = [
  ['fast', 6],
  ['immediate', 30],
] as const

/**
 * Ends all sessions, writes a checkpoint and waits for the server
 * to exit. Does nothing when the process has already exited.
 */
export async function stopPostmaster(
  cluster: Cluster,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
): Promise<void> {
  let trouble: unknown
  for (const [mode, seconds] of shutdowns) {
    if (!(await findPostmaster(cluster.data))) return
    const options = ['-w', '-t', String(seconds), '-m', mode, '-D', cluster.data]
    await runProgram(programs.pgCtl, ['stop', ...options], user).catch(error => {
      trouble = error
    })
  }
  // The command also fails if the server has exited in the meantime.
  if (await findPostmaster(cluster.data)) throw trouble
}

/**
 * Returns the end of the server log, because pg_ctl
 * often reports no more than "could not start server".
 */
export async function readLogTail(cluster: Cluster): Promise<string> {
  const log = await readFile(cluster.logFile, 'utf8').catch(() => '')
  return log.trim().split('\n').slice(-6).join('\n')
}
