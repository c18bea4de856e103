import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Content } from '#app/content/content.ts'
import { createContent } from '#app/content/create-content.server.ts'
import { visitContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { provideService } from '#app/context/testing.ts'
import { previewContext, previewMiddleware } from '#app/middleware/preview.server.ts'
import { storefrontContext, storefrontMiddleware } from '#app/middleware/storefront.server.ts'
import * as webhook from '#app/routes/api-content-webhook.ts'
import * as markdown from '#app/routes/api-markdown.ts'
import * as article from '#app/routes/article.tsx'
import * as preview from '#app/routes/preview.tsx'
import { createDocument } from '../sandbox/content/document.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { createRender } from './http/render.ts'
import { createStubBuild } from './testing/stub-build.ts'
import { unreadCatalogue } from './testing.ts'

const log = pino({ level: 'silent' })
const middleware = [previewMiddleware, storefrontMiddleware]
const render = createRender(
  createStubBuild({
    '/preview': { ...preview, middleware },
    '/api/content/webhook': webhook,
    '/articles/:brand/:id': { ...article, middleware },
    '/api/markdown': { ...markdown, middleware },
    '/shown': {
      middleware,
      loader: ({ context }: LoaderFunctionArgs) =>
        Response.json({
          titles: context
            .get(servicesContext)
            .content.articles('fashion8')
            .map(({ title }) => title),
          siteName: context.get(storefrontContext).siteName,
          isPreview: context.get(previewContext),
        }),
    },
  }),
  'production',
  log,
)

const draft = createDocument(
  'article',
  'denim-cuts-explained',
  { title: 'A draft', brand: 'Northgate Denim' },
  { uid: 'denim-cuts-explained' },
)

let sandbox: Sandbox
let content: Content
let folder = ''
beforeAll(async () => {
  sandbox = await createSandbox({ products: 10, images: false })
  folder = await mkdtemp(join(tmpdir(), 'content-routes-'))
  content = await createContent({
    endpoint: sandbox.content.apiUrl,
    webhookSecret: sandbox.content.webhookSecret,
    folder,
    storefronts: [],
    privateHosts: [],
    log,
    refreshEverySeconds: 3_600,
  })
  await content.refresh()
})
afterAll(async () => {
  await content?.close()
  await sandbox?.close()
  await rm(folder, { recursive: true, force: true })
})

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const context = new RouterContextProvider()
  provideService(context, 'content', content)
  provideService(context, 'catalogue', unreadCatalogue)
  context.set(visitContext, {
    host: 'fashion8.localhost',
    address: '127.0.0.1',
    requestId: '1',
  })
  return render(new Request(`http://fashion8.localhost${path}`, init), context)
}

const openPreview = (token: string, id = draft.id) =>
  ask(`/preview?${new URLSearchParams({ token, documentId: id })}`)
const post = (body: unknown) =>
  ask('/api/content/webhook', { method: 'POST', body: JSON.stringify(body) })

describe('a renamed article', () => {
  it('CO1 redirects from its old address to the new one, as a page and as Markdown', async () => {
    const publish = async (uid: string) => {
      sandbox.content.publish(createDocument('article', 'renamed', { title: 'A' }, { uid }))
      await content.refresh()
    }
    await publish('old-name')
    await publish('new-name')
    const page = await ask('/articles/guides/old-name')
    expect([page.status, page.headers.get('Location')]).toEqual([301, '/articles/guides/new-name'])
    const text = await ask(`/api/markdown?path=${encodeURIComponent('/articles/guides/old-name')}`)
    expect([text.status, text.headers.get('Location')]).toEqual([
      301,
      '/articles/guides/new-name.md',
    ])
    expect((await ask('/articles/guides/unknown')).status).toBe(404)
  })
})

describe('/preview', () => {
  it('RT11 redirects to the page of the document, which then shows the draft', async () => {
    const opened = await openPreview(sandbox.content.startPreview(draft))
    expect(opened.status).toBe(302)
    expect(opened.headers.get('Location')).toBe('/articles/northgate-denim/denim-cuts-explained')
    expect(opened.headers.get('Cache-Control')).toBe('private, no-store')
    const [cookie = ''] = (opened.headers.get('Set-Cookie') ?? '').split(';')
    const shown = await ask('/shown', { headers: { Cookie: cookie } })
    expect(await shown.json()).toMatchObject({
      isPreview: true,
      titles: expect.arrayContaining(['A draft']),
    })
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store')
    expect(shown.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  it('RT11 redirects home when the document has no page', async () => {
    const opened = await openPreview(sandbox.content.startPreview(draft), 'unknown')
    expect(opened.headers.get('Location')).toBe('/')
  })

  it('RT11 ends when a form is posted', async () => {
    const left = await ask('/preview', { method: 'POST', body: new URLSearchParams() })
    expect(left.headers.get('Set-Cookie')).toMatch(/^io\.prismic\.preview=.*Max-Age=0/)
  })

  it.each([
    ['', 400],
    ['https://evil.example/previews/ZkC1', 400],
    ['https://evil.example/previews/ZkC1#@localhost', 400],
    ['javascript:alert(1)', 400],
  ])('RT11 answers the forged token %j with %i', async (token, status) => {
    const answer = await openPreview(token)
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([status, null])
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('RT11 returns 410 for an expired token, and pages fall back to the published version', async () => {
    const token = sandbox.content.startPreview(draft)
    const opened = await openPreview(token)
    const [cookie = ''] = (opened.headers.get('Set-Cookie') ?? '').split(';')
    sandbox.content.expirePreviews()
    const other = `${token}&again`
    expect((await openPreview(other)).status).toBe(410)
    // The draft stays in memory for a few seconds.
    await vi.waitFor(
      async () => {
        const shown = await ask('/shown', { headers: { Cookie: cookie } })
        expect(await shown.json()).toMatchObject({ isPreview: false })
        expect(shown.headers.get('Set-Cookie')).toMatch(/Max-Age=0/)
      },
      { timeout: 60_000, interval: 200 },
    )
  })
})

describe('/api/content/webhook', () => {
  it.each([{}, { secret: 'wrong' }, { secret: 7 }, 'text', null])('refuses %j', async body =>
    expect((await post(body)).status).toBe(401),
  )

  it('ST5 shows an edit without a restart', async () => {
    const data = { site: 'fashion8', site_name: 'Fashion Eight' }
    sandbox.content.publish(createDocument('sitesettings', 'fashion8', data))
    const answer = await post({ type: 'api-update', secret: sandbox.content.webhookSecret })
    expect(answer.status).toBe(202)
    await expect
      .poll(async () => (await ask('/shown')).json())
      .toMatchObject({ siteName: 'Fashion Eight' })
  })

  it('rejects other methods', async () => {
    expect((await ask('/api/content/webhook')).status).toBe(405)
  })
})
