import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import {
  feedPath,
  loginPath,
  oauthCallbackPath,
  resetPasswordPath,
  unsubscribePath,
  verifyEmailPath,
} from '#app/domain/urls/account-links.ts'
import { createLog } from './create-log.ts'
import { createApp } from './http/app.ts'
import { createRender } from './http/render.ts'
import { redactSecrets } from './redact-secrets.ts'
import { createStubBuild } from './testing/stub-build.ts'
import { getTestSite, makeServices } from './testing.ts'

const secret = 'eyJhbGciOi.Jz-dWJ_3c2Vy'

const table = import.meta.glob<RouteConfigEntry[]>('../app/routes.ts', {
  eager: true,
  import: 'default',
})

/** Lists the paths of all routes. */
function listPaths(entries: readonly RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const full = `${base}/${path}`.replace(/\/+/g, '/')
    return [full, ...listPaths(children, full)]
  })
}

const tokenPaths = listPaths(table['../app/routes.ts'] ?? [])
  .filter(path => path.includes(':token'))
  .map(path => path.replace(':token', secret).replace(/:\w+\??/g, 'atom'))

const query = new URLSearchParams({ code: secret, state: secret, id_token: secret })
const paths = [
  ...tokenPaths,
  unsubscribePath(secret),
  `${unsubscribePath(secret)}.data`,
  `${unsubscribePath(secret)}/`,
  `/UNSUBSCRIBE/${secret}`,
  `/%75nsubscribe//${secret}`,
  feedPath(secret, 'atom'),
  verifyEmailPath({ token: secret, to: '/saved' }),
  resetPasswordPath({ token: secret }),
  `/auth/resetPassword.data?to=%2F&token=${secret}&b=x`,
  oauthCallbackPath('google', query),
  `/preview?token=${secret}&documentId=x`,
  loginPath({ to: unsubscribePath(secret) }),
  loginPath({ to: verifyEmailPath({ token: secret, to: '/' }) }),
  loginPath({ to: loginPath({ to: resetPasswordPath({ token: secret }) }) }),
  `https://api.example/v2/products?pid=${secret}&limit=50`,
  `https://api.example/report?access_token=${secret}`,
]

describe('redactSecrets', () => {
  it('knows the routes with a token', () => {
    expect(tokenPaths).toEqual([`/unsubscribe/${secret}`, `/feeds/${secret}/atom`])
  })

  it.each(paths)('AC4 removes the secret of %s', path => {
    for (const text of [path, `"${path}"`, `GET https://shop.example${path} failed`])
      expect(redactSecrets(text)).not.toContain(secret)
  })

  it.each([
    '/products?q=token&color=red',
    '/feeds',
    '/articles/feed.xml',
    '/unsubscribe',
    '/stores/zip-code?size=xs',
    '/auth/verify/?to=%2Fsaved%2F',
    'the database refused it: code=23505',
  ])('leaves %s as it is', text => {
    expect(redactSecrets(text)).toBe(text)
  })

  it('keeps the rest of a URL', () => {
    expect(redactSecrets(`/feeds/${secret}/atom?a=1`)).toBe('/feeds/[redacted]/atom?a=1')
    expect(redactSecrets(`/x?token=${secret}&to=%2F#y`)).toBe('/x?token=[redacted]&to=%2F#y')
  })
})

describe('the log', () => {
  const lines: string[] = []
  const log = createLog(line => void lines.push(line))
  const route = {
    loader: ({ request }: { request: Request }) => {
      throw new Error(`could not load ${request.url}, from ${request.headers.get('Referer')}`)
    },
    default: () => null,
  }
  const build = createStubBuild({ '/*': route })
  const app = createApp({
    services: makeServices(),
    getSite: getTestSite,
    render: createRender(build, 'production', log),
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log,
    trustedProxies: 0,
    isDevelopment: false,
    assets: undefined,
  })
  const local = paths.filter(path => path.startsWith('/') && !path.startsWith('/%75'))

  it.each(local)('AC4 never contains the secret of %s', async path => {
    lines.length = 0
    log.level = 'trace'
    const url = `http://shop.example${path}`
    const response = await app.fetch(new Request(url, { headers: { Referer: url } }))
    expect(response.status).toBe(500)
    // The next page must not learn it either, nor the logs of proxies about its pictures.
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
    log.warn({ err: new Error(`no route matches ${url}`), url, nested: [{ url }] }, `at ${url}`)
    expect(lines.length).toBeGreaterThanOrEqual(3)
    expect(lines.join()).not.toContain(secret)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.anything() })
  })

  it('AC5 keeps the link in a mail that was written to a file on this machine', () => {
    lines.length = 0
    const link = `http://shop.localhost:3000/auth/verify/?token=${secret}`
    log.info({ link }, 'mail written to a file')
    log.info({ text: `"link":"${link}"` }, 'forged')
    expect(lines.map(line => line.includes(secret))).toEqual([true, false])
  })
})
