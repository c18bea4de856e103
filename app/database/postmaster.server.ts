import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getFreePort } from './free-port.server.ts'
import { type Cluster, isAlive } from './postgres-cluster.server.ts'
import { type PostgresPrograms, runProgram } from './postgres-programs.server.ts'
import type { SystemUser } from './system-user.server.ts'

/** A PostgreSQL server process, as its postmaster.pid tells. */
export interface Postmaster {
  pid: number
  port: number
  /** Takes connections; otherwise it is starting or stopping. */
  isReady: boolean
}

/** The server that runs on these files; undefined when none does, whatever a left-over postmaster.pid says. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const path = join(data, 'postmaster.pid')
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  if (!(await isPostgres(pid))) {
    // The number belongs to another program by now. PostgreSQL itself would take that for a running server.
    await rm(path, { force: true })
    return undefined
  }
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

async function isPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)])
    return stdout
  })
  return name.includes('postgres')
}

/** Starts the server, detached: Ctrl-C at the terminal must not end it before the last request has its answer. */
export async function startPostmaster(
  cluster: Cluster,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
  settings: Record<string, string>,
): Promise<void> {
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(await getFreePort()),
    // No socket file: the default folder for it is missing on some systems and too long a path on others.
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

/** Ends sessions, writes everything down and waits for the end. Nothing to do when it has ended already. */
export async function stopPostmaster(
  cluster: Cluster,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
): Promise<void> {
  if (!(await findPostmaster(cluster.data))) return
  await runProgram(programs.pgCtl, ['stop', '-w', '-t', '30', '-m', 'fast', '-D', cluster.data], user)
}

/** The last words of the server's log, where pg_ctl says no more than "could not start server". */
export async function readLogTail(cluster: Cluster): Promise<string> {
  const log = await readFile(cluster.logFile, 'utf8').catch(() => '')
  return log.trim().split('\n').slice(-6).join('\n')
}
