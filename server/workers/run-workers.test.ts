import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'

const serviceKey = 'a key of sixteen or more'
const limitMs = 10_000

interface Names {
  pid: number
  /** The retailers' names in this process. */
  names: string[]
}

let folder = ''
const started: ServerProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefronts-workers-'))
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
  const server = await startServerProcess({
    ...{ PORT: '0', DATA_DIR: join(folder, 'data'), WORKERS: '2', SERVICE_KEY: serviceKey },
    ...env,
  })
  started.push(server)
  return server
}

/** Requests a path on a new connection, which any worker may accept. */
async function request(url: string, path: string): Promise<{ status?: number; body: string }> {
  const sent = get(url + path, {
    agent: false,
    headers: { 'X-Service-Key': serviceKey },
    signal: AbortSignal.timeout(limitMs),
  })
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, body: await text(response) }
}

/** Resolves once the server has printed a text for the nth time. */
function whenPrinted({ child, output }: ServerProcess, text: string, times = 1): Promise<void> {
  const isPrinted = () => output().split(text).length > times
  return new Promise(resolve => {
    const check = () => isPrinted() && resolve()
    check()
    child.stdout?.on('data', check)
  })
}

/** Requests a path until two processes other than `gone` have answered; returns the answers. */
async function requestFromBoth<Answer extends { pid: number }>(
  url: string,
  path: string,
  gone: readonly number[] = [],
): Promise<Answer[]> {
  const answers: Answer[] = []
  while (new Set(answers.map(({ pid }) => pid).filter(pid => !gone.includes(pid))).size < 2) {
    const { status, body } = await request(url, path)
    expect(status).toBe(200)
    answers.push(JSON.parse(body))
  }
  return answers
}

/** Requests a page, which a process other than `gone` must answer. */
async function requestFromOne(url: string, gone: number | undefined): Promise<void> {
  const { status, body } = await request(url, '/process')
  expect(status).toBe(200)
  expect(JSON.parse(body).pid).not.toBe(gone)
}

describe('a server with two workers', () => {
  it('shares the port, clicks, changes and metrics, replaces workers without a failed page, and finishes requests before it stops', async () => {
    const server = await start()
    const { child, url, output, ended } = server
    const numbered = await requestFromBoth<{ pid: number; subId: string }>(url, '/click')
    expect(new Set(numbered.map(({ subId }) => subId)).size).toBe(1)
    const { body: metrics } = await request(url, '/metrics')
    expect(metrics).toContain('server_processes 2\n')
    // Both workers have the same state of the catalogue; requests are totaled.
    expect(metrics).toContain('index_ready 1\n')
    expect(metrics).toContain(
      `http_request_duration_seconds_count{kind="page",status="2xx"} ${numbered.length}\n`,
    )
    await request(url, '/rename/renamed')
    await expect
      .poll(async () => (await requestFromBoth<Names>(url, '/names')).map(({ names }) => names))
      .not.toContainEqual([])

    const pids = [...new Set(numbered.map(({ pid }) => pid))]
    // A worker that is stopped answers nothing, like one in an endless loop.
    for (const [place, end] of (['SIGKILL', 'SIGSTOP'] as const).entries()) {
      process.kill(pids[place] ?? 0, end)
      // Connections that a worker does not take go to the other one.
      for (let asked = 0; asked < 4; asked += 1) await requestFromOne(url, pids[place])
      await whenPrinted(server, 'a worker ended and is being replaced', place + 1)
      await requestFromBoth(url, '/process', pids.slice(0, place + 1))
    }
    expect(output().match(/a worker hangs and is being killed/g)).toHaveLength(1)
    // One of the killed workers ran the jobs, which its replacement took over.
    await whenPrinted(server, '"msg":"open', 2)
    expect(output().match(/"msg":"open/g)).toHaveLength(2)
    expect((await request(url, '/readyz')).status).toBe(200)

    const arrived = once(child, 'message')
    const slow = request(url, '/slow')
    await arrived
    child.kill('SIGTERM')
    await whenPrinted(server, 'SIGTERM: stopping')
    child.send('go on')
    expect(await slow).toMatchObject({ status: 200, body: 'a page' })
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(output().match(/"msg":"stopped"/g)).toHaveLength(3)
  }, 240_000)

  it('ends with a message when its workers keep ending', async () => {
    const { url, ended, output } = await start()
    let isOver = false
    void ended.then(() => {
      isOver = true
    })
    while (!isOver) await request(url, '/throw').catch(() => undefined)
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(output()).toMatch(/"level":60.*Workers ended 3 times/)
  }, 240_000)

  it('names the reason when it cannot start, and starts nothing else', async () => {
    const { url } = await start({ WORKERS: '1' })
    const { port } = new URL(url)
    const taken = await start({ PORT: port, DATA_DIR: join(folder, 'untouched') })
    expect(await taken.ended).toEqual({ code: 1, signal: null })
    expect(taken.output()).toContain(`Another program already listens on port ${port}`)
    expect(taken.output()).not.toContain('bundled database')
    const DATABASE_URL = 'postgres://ann:hunter2@127.0.0.1:9/shop'
    const away = await start({ DATABASE_URL, SITE_ORIGINS: 'local' })
    expect(await away.ended).toEqual({ code: 1, signal: null })
    expect(away.output()).toContain('nothing listens at 127.0.0.1:9')
    expect(away.output()).toContain('The server could not start')
    expect(away.output()).not.toContain('being replaced')
  }, 240_000)
})
