import { createRequestHandler, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { userContext } from '#app/context/contexts.ts'
import { makeServerBuild } from '#app/context/testing.ts'
import { parseOwnPath } from '#app/domain/urls/links.ts'
import type { User } from '#app/domain/user.ts'
import { guard } from './guard.server.ts'

const shopper: User = {
  id: 'u1',
  email: 'ann@example.com',
  emailVerified: true,
  name: 'Ann',
  role: 'shopper',
}

/** Handles a request through React Router with one route behind the guard. */
async function ask(name: string, user: User | undefined, url = '/page'): Promise<Response> {
  const build = makeServerBuild({
    entry: {
      default: (_: Request, status: number, headers: Headers, { staticHandlerContext }: never) =>
        new Response(JSON.stringify((staticHandlerContext as { errors: unknown }).errors), {
          status,
          headers,
        }),
    },
    routes: {
      page: {
        id: 'page',
        path: '*',
        module: { default: () => null, loader: () => null, middleware: [guard(name)] },
      },
    },
  })
  const context = new RouterContextProvider()
  context.set(userContext, user)
  return createRequestHandler(build, 'production')(
    new Request(`http://shop.example${url}`),
    context,
  )
}

const toAnswer = ({ status, headers }: Response) => [status, headers.get('Location')]

describe('guard', () => {
  it.each<[string, User | undefined, string, number, string | null]>([
    ['signed-out', undefined, '/auth/login/', 200, null],
    ['signed-out', shopper, '/auth/login/', 302, '/account/'],
    ['signed-in', shopper, '/account/', 200, null],
    ['signed-in', undefined, '/account/', 302, '/auth/login/'],
    [
      'signed-in',
      undefined,
      '/account?tab=settings',
      302,
      '/auth/login/?to=%2Faccount%3Ftab%3Dsettings',
    ],
    ['signed-in', undefined, '/saved/', 302, '/auth/login/?to=%2Fsaved%2F'],
    ['admin', undefined, '/admin', 404, null],
    ['admin', shopper, '/admin', 404, null],
    ['admin', { ...shopper, role: 'admin' }, '/admin', 200, null],
  ])('AC2 %s with %j at %s responds with %i', async (name, user, url, status, location) => {
    expect(toAnswer(await ask(name, user, url))).toEqual([status, location])
  })

  it.each(['member', '', 'toString', '__proto__', 'constructor'])(
    'ER2 AC2 responds with 500 for the unknown guard %j',
    async name => {
      const response = await ask(name, shopper)
      expect(response.status).toBe(500)
      expect(await response.text()).toContain(`Unknown middleware: ${name}`)
    },
  )
})

describe('the return path', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/../..//evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    '@evil.example',
    '.evil.example',
    'evil.example',
    '',
  ])('AC2 stays on the site for %j', to => {
    const path = parseOwnPath(to, '/account/')
    for (const base of ['https://shop.example/auth/login/', 'http://shop.localhost:3000/'])
      expect(new URL(path, base).origin).toBe(new URL(base).origin)
  })
})
