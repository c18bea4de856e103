import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Outbound } from '#app/outbound/outbound.ts'
import { createApp } from '../http/app.ts'
import { makeServices } from '../testing.ts'

type Storefronts = typeof import('#app/storefronts/storefronts.ts')

/**
 * The folder with a copy of the command's input. The
 * folder is inside the repository so that imports resolve.
 */
let copy = ''
beforeAll(async () => {
  await mkdir('var', { recursive: true })
  copy = await mkdtemp(resolve('var/storefront-command-'))
  await cp('app/storefronts', join(copy, 'app/storefronts'), { recursive: true })
  for (const file of ['biome.json', 'package.json', '.gitignore']) await cp(file, join(copy, file))
  await symlink(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

interface Result {
  code: number
  text: string
}

function run(script: string, ...args: string[]): Promise<Result> {
  return new Promise(done => {
    execFile(process.execPath, [script, ...args], { cwd: copy }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, text: out + err }),
    )
  })
}

const command = resolve('server/commands/storefront-command.ts')
const create = (id: string, host: string, accent: string, from = 'fashion8') =>
  run(command, 'create', id, '--from', from, '--host', host, '--accent', accent)
const listFiles = async () => (await readdir(join(copy, 'app/storefronts/sites'))).sort()

describe('npm run storefront', () => {
  it.each<[why: string, args: Parameters<typeof create>, message: string]>([
    ['a bad id', ['Shop_4', 'shop.example', '#14602b'], 'must be lower-case letters'],
    ['a path as an id', ['../shop', 'shop.example', '#14602b'], 'must be lower-case letters'],
    ['an id in use', ['fashion9', 'shop.example', '#14602b'], 'already a storefront fashion9'],
    ['a bad host', ['shop', 'http://shop.example/', '#14602b'], 'must be a host name'],
    ['a host in use', ['shop', 'fashion9.com', '#14602b'], 'belongs to the storefront fashion9'],
    ['a subdomain in use', ['shop', 'a.fashion9.com', '#14602b'], 'belongs to the storefront'],
    ['a named color', ['shop', 'shop.example', 'green'], 'must be a color such as #14602b'],
    ['a pale accent', ['shop', 'shop.example', '#ffcc00'], 'nearest accent that passes is #'],
    ['an unknown --from', ['shop', 'shop.example', '#14602b', 'x'], 'no storefront x'],
  ])('ST2 refuses %s and writes nothing', async (_, args, message) => {
    const before = await listFiles()
    const { code, text } = await create(...args)
    expect([code, text]).toEqual([1, expect.stringContaining(message)])
    expect(await listFiles()).toEqual(before)
  })

  it('ST2 explains its arguments', async () => {
    expect(await run(command, 'create', 'shop')).toMatchObject({
      code: 2,
      text: expect.stringContaining('Usage: npm run storefront'),
    })
  })

  it('ST2 accepts the accent that it suggests', async () => {
    const { text } = await create('pale', 'pale.example', '#ffcc00')
    const suggested = /passes is (#[0-9a-f]{6})/.exec(text)?.[1] ?? ''
    expect(await create('pale', 'pale.example', suggested)).toMatchObject({ code: 0 })
  })

  it('ST2 does not overwrite a file', async () => {
    const path = join(copy, 'app/storefronts/taken.test.ts')
    await writeFile(path, '// mine')
    expect(await create('taken', 'taken.example', '#14602b')).toMatchObject({ code: 1 })
    expect(await readFile(path, 'utf8')).toBe('// mine')
    expect(await listFiles()).not.toContain('taken.ts')
    await rm(path)
  })

  it('ST2 ST4 writes a storefront that passes its tests and is served on its host', async () => {
    expect(await create('shop-four', 'Shop.example', '#14602B')).toMatchObject({ code: 0 })
    const file = await readFile(join(copy, 'app/storefronts/sites/shop-four.ts'), 'utf8')
    expect(file).toContain("  siteName: 'Shop Four',\n")
    const tests = await run('node_modules/vitest/vitest.mjs', 'run', 'shop-four', 'look')
    expect(tests, tests.text).toMatchObject({ code: 0 })
    expect(tests.text).toContain('2 passed')

    const url = pathToFileURL(join(copy, 'app/storefronts/storefronts.ts')).href
    const { getStorefront } = (await import(/* @vite-ignore */ url)) as Storefronts
    const outbound: Pick<Outbound, 'leave'> = {
      leave: async ({ site }) => ({ url: `https://${site.id}.example/` }) as never,
    }
    const app = createApp({
      ...{ assets: undefined, trustedProxies: 0, isDevelopment: false },
      services: makeServices({ outbound: outbound as Outbound }),
      getSite: host => getStorefront(host),
      render: async () => new Response('a page'),
      checkReadiness: async () => ({ isReady: true, reasons: [] }),
      log: pino({ level: 'silent' }),
    })
    const headers = { Host: 'www.shop.example' }
    const request = new Request('http://www.shop.example/out/c/1', { headers })
    const response = await app.fetch(request)
    expect(response.headers.get('Location')).toBe('https://shop-four.example/')
  })
})
