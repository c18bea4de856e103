import type { RouteConfigEntry } from '@react-router/dev/routes'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessionIdContext, userContext, visitContext } from '#app/context/contexts.ts'
import { makeServerBuild } from '#app/context/testing.ts'
import type { User } from '#app/domain/user.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import routes from './routes.ts'

const host = 'shop.example'
const modules = import.meta.glob<object>([
  './routes/*.{ts,tsx}',
  './{admin,gallery}/**/*-{layout,route}.{ts,tsx}',
])

interface Address {
  path: string
  isPage: boolean
}

const built: Record<string, object> = {}
const addresses: Address[] = []
let handle: ReturnType<typeof createRequestHandler>

async function add(entries: readonly RouteConfigEntry[], parentId: string, base: string) {
  for (const { file, path = '', index, children = [] } of entries) {
    const module = await modules[`./${file}`]?.()
    if (!module) throw new Error(`The route table names ${file}, which does not exist.`)
    built[file] = { id: file, parentId, path, index, module }
    const full = `${base}/${path}`.replace(/\/+/g, '/')
    if (path !== '' || index) addresses.push({ path: full, isPage: 'default' in module })
    await add(children, file, full)
  }
}

beforeAll(async () => {
  await add(routes, 'root', '')
  const build = makeServerBuild({
    entry: {
      default: (_: Request, status: number) => new Response('rendered', { status }),
    },
    routes: { root: { id: 'root', path: '', module: { default: () => null } }, ...built },
  })
  handle = createRequestHandler(build, 'test')
})

async function ask(path: string, method: string, role: User['role'] | undefined) {
  const context = new RouterContextProvider()
  context.set(visitContext, { host, address: '', requestId: '' })
  context.set(storefrontContext, getStorefront(host))
  context.set(userContext, role && ({ id: 'u', email: 'ann@example.com', role } as User))
  context.set(sessionIdContext, role && 's')
  const headers = { Origin: `https://${host}` }
  const body = method === 'POST' ? new URLSearchParams({ intent: 'save' }) : null
  const request = new Request(`https://${host}${path}`, { method, headers, body })
  return (await handle(request, context)).status
}

function listOperatorAddresses(): string[] {
  return addresses
    .filter(({ path }) => /^\/(?:admin|test)(?:[/.]|$)/.test(path))
    .flatMap(({ path, isPage }) => {
      const filled = path.replace(/:\w+\??/g, 'x')
      return isPage ? [filled, `${filled}.data`] : [filled]
    })
}

describe('operator routes', () => {
  it.each([undefined, 'shopper'] as const)('RT10 AD1 do not exist for %s', async role => {
    const found = listOperatorAddresses()
    expect(found).toContain('/admin/clicks.csv')
    expect(found).toContain('/admin/audit.data')
    for (const path of found)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
        expect([method, path, await ask(path, method, role)]).toEqual([method, path, 404])
  })

  it('RT10 AD1 let operators through to their loaders', async () => {
    // Loaders fail with a 500 here, because the contexts they read are missing.
    for (const path of listOperatorAddresses())
      expect([path, await ask(path, 'GET', 'admin')]).not.toEqual([path, 404])
  })
})
