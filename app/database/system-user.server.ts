import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that PostgreSQL's programs run as. */
export interface SystemUser {
  uid: number
  gid: number
}

const userName = 'postgres'

/**
 * Finds the user to run PostgreSQL as. PostgreSQL refuses to run as root,
 * so root runs it as a separate user; other users run it as themselves.
 */
export async function findDatabaseUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await findUser()) ?? (await createUser())
}

async function findUser(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', userName]), run('id', ['-g', userName])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function createUser(): Promise<SystemUser> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/bin/false',
      userName,
    ])
  } catch {
    // Alpine only has BusyBox's adduser.
    await run('adduser', ['-S', '-D', '-H', userName]).catch(() => undefined)
  }
  const user = await findUser()
  if (!user)
    throw new Error(
      `PostgreSQL does not run as root, and the user "${userName}" could not be created.`,
    )
  return user
}

/**
 * Runs the shell's `test` as that user, because modes, groups and mounts along the path all matter.
 */
export async function canUse(user: SystemUser, test: '-x' | '-w', path: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], { ...user, cwd: '/' })
    return true
  } catch {
    return false
  }
}
