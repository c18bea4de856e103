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
  it('starts on an empty folder, and on SIGTERM finishes the request under way before it leaves with 0', async () => {
    const { child, url, ended, output } = await start()
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ isReady: true, reasons: [] })
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

  it('leaves at once when told to stop twice', async () => {
    const { child, url, ended } = await start()
    const arrived = once(child, 'message')
    const slow = fetch(`${url}/slow`)
    await arrived
    child.kill('SIGTERM')
    child.kill('SIGINT')
    await expect(slow).rejects.toThrow()
    expect(await ended).toEqual({ code: 1, signal: null })
  })

  it('starts again after a kill', async () => {
    const first = await start()
    first.child.kill('SIGKILL')
    await first.ended
    const second = await start()
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  })

  it('refuses a data folder that another copy uses, and leaves that copy alone', async () => {
    const first = await start()
    const second = await start()
    expect(await second.ended).toEqual({ code: 1, signal: null })
    expect(second.output()).toMatch(/another running copy .* uses it.*DATA_DIR/)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it('says what to do about a port that is taken, before it starts anything', async () => {
    const { url } = await start()
    const { port } = new URL(url)
    const second = await start({ PORT: port, DATA_DIR: join(folder, 'untouched') })
    expect(await second.ended).toEqual({ code: 1, signal: null })
    expect(second.output()).toContain(`Another program listens on port ${port} already`)
    expect(second.output()).not.toContain('bundled database')
  })

  it('says what to do about a data folder that cannot be one', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const { ended, output } = await start({ DATA_DIR: file })
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(output()).toContain(file)
    expect(output()).toContain('set DATA_DIR to another folder')
    expect(output()).not.toContain('    at ')
  })

  it('says which settings are wrong', async () => {
    const { ended, output } = await start({ PORT: 'http', SYNC_EVERY_MINUTES: '0' })
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(output()).toContain('PORT must be')
    expect(output()).toContain('SYNC_EVERY_MINUTES must divide')
  })
})
