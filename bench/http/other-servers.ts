import { type ChildProcess, execFile, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { getFreePort } from '#app/database/free-port.server.ts'
import type { PageNode } from './read-page-tree.ts'

/** A server in its own process. */
export interface OtherServer extends AsyncDisposable {
  origin: string
  pid: string
}

/** Starts a bare Node server that sends the same bytes for every request. */
export async function startBareServer(body: Buffer): Promise<OtherServer> {
  const child = fork(new URL('../application/bare-server.ts', import.meta.url))
  child.send(body.toString('base64'))
  const [address] = await once(child, 'message')
  const { port } = z.object({ port: z.number() }).parse(address)
  return toServer(child, port)
}

const nextFolder = join(import.meta.dirname, '../peers/next')
const nextProgram = join(nextFolder, 'node_modules/next/dist/bin/next')
const startMs = 30_000

/** Builds the page in Next.js and starts its server as `next start` does. */
export async function startNext(tree: readonly PageNode[], folder: string): Promise<OtherServer> {
  const file = resolve(folder, 'page-tree.json')
  await writeFile(file, JSON.stringify(tree))
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1', PAGE_TREE: file },
  }
  await promisify(execFile)(process.execPath, [nextProgram, 'build'], { cwd: nextFolder, env })
  const port = await getFreePort()
  const child = spawn(process.execPath, [nextProgram, 'start', '-p', String(port)], {
    ...{ cwd: nextFolder, env, stdio: 'ignore' },
  })
  const server = toServer(child, port)
  const endAt = performance.now() + startMs
  while (!(await fetch(`${server.origin}/cached`).catch(() => undefined))?.ok) {
    if (performance.now() > endAt) throw new Error('Next.js did not start.')
    await pause(100)
  }
  return server
}

function toServer(child: ChildProcess, port: number): OtherServer {
  return {
    origin: `http://localhost:${port}`,
    pid: String(child.pid),
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
