import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

let folder = ''
const started: ServerProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefronts-process-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGTERM')
    await ended
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ PORT: '0', DATA_DIR: join(folder, 'data'), ...env })
  started.push(server)
  return server
}

describe('the server process', () => {
  it('starts on an empty folder, says what it lacks, and on SIGTERM finishes in-flight requests before exiting with 0', async () => {
    const { child, url, ended, output } = await start()
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ isReady: true, reasons: [] })
    expect(output()).toContain('SMTP_URL is not set')
    const arrived = once(child, 'message')
    const slow = fetch(`${url}/slow`).then(response => response.text())
    await arrived
    const stopping = new Promise<void>(resolve => {
      child.stdout?.on('data', text => String(text).includes('SIGTERM: stopping') && resolve())
    })
    child.kill('SIGTERM')
    await stopping
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
    child.send('go on')
    expect(await slow).toBe('a page')
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(output()).toContain('"msg":"stopped"')
  })

  it('starts again after being killed, and exits immediately on a second signal', async () => {
    const killed = await start()
    killed.child.kill('SIGKILL')
    await killed.ended
    const { child, url, ended } = await start()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const arrived = once(child, 'message')
    const slow = fetch(`${url}/slow`)
    await arrived
    child.kill('SIGTERM')
    child.kill('SIGINT')
    await expect(slow).rejects.toThrow()
    expect(await ended).toEqual({ code: 1, signal: null })
  })

  it('refuses the data folder and the port of another copy, without disturbing it, before it starts anything else', async () => {
    const first = await start()
    const { port } = new URL(first.url)
    const ofPort = await start({ PORT: port, DATA_DIR: join(folder, 'untouched') })
    expect(await ofPort.ended).toEqual({ code: 1, signal: null })
    expect(ofPort.output()).toContain(`Another program already listens on port ${port}`)
    expect(ofPort.output()).not.toContain('bundled database')
    const ofFolder = await start()
    expect(await ofFolder.ended).toEqual({ code: 1, signal: null })
    expect(ofFolder.output()).toMatch(/another running copy .* uses it.*DATA_DIR/)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it('explains what to do about an unusable data folder', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const { ended, output } = await start({ DATA_DIR: file })
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(output()).toContain(file)
    expect(output()).toContain('set DATA_DIR to another folder')
    expect(output()).not.toContain('    at ')
  })

  it.each<[string, Record<string, string>]>([
    ['nothing listens at 127.0.0.1:9', { SITE_ORIGINS: 'local' }],
    ['AUTH_SECRET is missing', {}],
  ])('explains that %s, and exits before anything else starts', async (reason, env) => {
    const DATABASE_URL = 'postgres://ann:hunter2@127.0.0.1:9/shop'
    const { ended, output } = await start({ DATABASE_URL, ...env })
    expect(await ended).toEqual({ code: 1, signal: null })
    const faults = parseLines(output()).filter(line => toLevel(line) !== 40)
    // The two streams of the process arrive in any order.
    expect(faults.filter(line => toLevel(line) === 60)).toEqual([
      expect.objectContaining({ msg: expect.stringContaining(reason) }),
    ])
    expect(faults.length).toBeLessThanOrEqual(2)
    expect(output()).not.toMatch(/hunter2| {4}at /)
  })

  it('lists all invalid settings', async () => {
    const { ended, output } = await start({ PORT: 'http', SYNC_EVERY_MINUTES: '0' })
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(parseLines(output())).toEqual([
      expect.objectContaining({ level: 60, msg: expect.stringContaining('PORT must be') }),
    ])
    expect(output()).toContain('SYNC_EVERY_MINUTES must divide')
  })

  it('logs all output as JSON with a level, including its last error', async () => {
    const { url, ended, output } = await start()
    await fetch(`${url}/print`)
    await fetch(`${url}/throw`).catch(() => {})
    expect(await ended).toEqual({ code: 1, signal: null })
    const lines = parseLines(output())
    for (const [level, msg] of [
      [40, expect.stringMatching(/^The URL path "\/products\/%ff" could not be decoded/)],
      [30, 'by console.info'],
      [50, 'by console.error: broken'],
      [30, expect.stringContaining('console.table')],
      [30, 'by write, in two pieces'],
      [40, 'by emitWarning'],
      [40, 'by a worker'],
    ])
      expect(lines).toContainEqual(expect.objectContaining({ level, msg }))
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'broken' }) }),
    )
    expect(lines.at(-1)).toMatchObject({ level: 60, err: { message: 'dropped' } })
  })
})

function parseLines(output: string): unknown[] {
  return output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

function toLevel(line: unknown): unknown {
  return typeof line === 'object' && line !== null && 'level' in line ? line.level : undefined
}
