import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { choosePort, findSandbox, rememberSandbox } from './sandbox.mjs'

const folder = mkdtempSync(join(tmpdir(), 'storefronts-sandbox-'))
const servers = []
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

async function listen() {
  const server = createServer((_, answer) => answer.end())
  servers.push(server)
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { STYLE_API_URL: `http://127.0.0.1:${server.address().port}` }
}

it('keeps the sandboxes of two data folders apart, and creates the folders', async () => {
  const [first, second] = [await listen(), await listen()]
  const [one, two] = ['a/b', 'c'].map(name => ({ DATA_DIR: join(folder, name) }))
  rememberSandbox(one, first)
  rememberSandbox(two, second)
  expect(await findSandbox(one)).toEqual(first)
  expect(await findSandbox(two)).toEqual(second)
  expect(await findSandbox({ DATA_DIR: join(folder, 'none') })).toBeUndefined()
})

it('gives a sandbox the port of its last start, which the addresses of its pictures name', async () => {
  const env = { DATA_DIR: join(folder, 'again') }
  const remember = port => rememberSandbox(env, { STYLE_API_URL: `http://localhost:${port}/api` })
  const usual = await choosePort(env)
  const last = 4149
  remember(last)
  expect(await choosePort(env)).toBe(last)
  // Only ports that a sandbox has of itself; the file may be of one that was started by hand.
  remember(last + 1)
  expect(await choosePort(env)).toBe(usual)
  remember(last)
  const other = createServer()
  servers.push(other)
  await new Promise(resolve => other.listen(last, resolve))
  expect(await choosePort(env)).toBe(usual)
  writeFileSync(join(env.DATA_DIR, 'sandbox.json'), '{')
  expect(await choosePort(env)).toBe(usual)
})
