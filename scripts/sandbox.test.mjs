import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findSandbox, rememberSandbox } from './sandbox.mjs'

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
