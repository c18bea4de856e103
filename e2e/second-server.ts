import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseName } from '#app/database/bundled-postgres.server.ts'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { dataDirectory } from './address.ts'

/** Runs `work` while a second server with these settings uses the first server's database. */
export async function withSecondServer(
  settings: Record<string, string>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const postgres = await openLocalPostgres(dataDirectory)
  const folder = await mkdtemp(join(tmpdir(), 'storefronts-second-'))
  const child = fork('build/server/index.js', {
    silent: true,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      WORKERS: '1',
      DATABASE_URL: postgres.url(databaseName),
      DATA_DIR: folder,
      SITE_ORIGINS: 'local',
      LINK_CHECKS: '0',
      ...settings,
    },
  })
  const ended = once(child, 'exit')
  try {
    await work(await findUrl(child))
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Resolves to the URL that the server prints when it is ready.
 * Rejects with the server's output if it exits before that.
 */
function findUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [url] = /http:\/\/fashion8\.localhost:\d+/.exec(output) ?? []
        if (url !== undefined) resolve(url)
      })
    child.once('exit', () => reject(new Error(`The second server ended.\n${output}`)))
  })
}
