import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDocument, toDocumentId } from '../../sandbox/content/document.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import type { Wait } from './blogs/create-blogs.server.ts'
import type { Content } from './content.ts'
import { type ContentOptions, createContent } from './create-content.server.ts'
import { findRenamedPath } from './find-renamed-path.ts'

let sandbox: Sandbox
let folder = ''
const opened: Content[] = []

beforeEach(async () => {
  sandbox = await createSandbox({ products: 10, images: false })
  folder = await mkdtemp(join(tmpdir(), 'content-'))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map(content => content.close()))
  await sandbox.close().catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
})

async function open(options: Partial<ContentOptions> = {}) {
  const warnings: string[] = []
  const content = await createContent({
    endpoint: sandbox.content.apiUrl,
    webhookSecret: sandbox.content.webhookSecret,
    folder,
    storefronts: [{ siteUrl: 'https://www.fashion8.com' }],
    privateHosts: [],
    log: { info: () => undefined, warn: (_, message) => void warnings.push(message) },
    refreshEverySeconds: 3_600,
    ...options,
  })
  opened.push(content)
  return { content, warnings }
}

const waitForCopy = () => expect.poll(() => readdir(folder)).toContain('documents.json')
const menuOf = (content: Content) => content.overrides('fashion8').menu?.map(({ name }) => name)
const publishMenu = (menu: unknown) =>
  sandbox.content.publish(createDocument('header_menu', 'fashion8', { site: 'fashion8', menu }))

/** Records how long a schedule waits, and ends a wait when the test says so. */
function createClock() {
  const waits: number[] = []
  let end = () => {}
  const wait: Wait = (ms, _, { signal }) => {
    const { promise, resolve: finish } = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => finish())
    // The blogs wait for 20 seconds at first.
    if (ms === 20_000) return promise
    waits.push(ms)
    end = finish
    return promise
  }
  return { waits, wait, end: () => end() }
}

it('keeps its version without a service, since cached pages are dropped with another one', async () => {
  const { content } = await open({ endpoint: undefined })
  const version = content.version()
  expect(version).toMatch(/\w/)
  expect(content.version()).toBe(version)
})

it('CO1 looks for a new version every 30 seconds, and four times after an edit', async () => {
  const { waits, wait, end } = createClock()
  const { content } = await open({ wait, refreshEverySeconds: undefined as never })
  await expect.poll(() => waits).toEqual([30_000])
  end()
  await expect.poll(() => waits).toEqual([30_000, 30_000])
  // Nothing was published, so that each look finds the old version.
  const looking = content.refreshAfterEdit()
  for (const count of [3, 4, 5, 6]) {
    await expect.poll(() => waits.length).toBe(count)
    end()
  }
  await looking
  expect(waits.slice(2)).toEqual([0, 500, 1_000, 2_000])
})

describe('the content', () => {
  it('CO1 has menus, settings, articles and company pages for each storefront', async () => {
    const { content } = await open()
    await content.refresh()
    expect(menuOf(content)).toContain('Women')
    expect(content.overrides('fashion8').siteName).toBe('Fashion8')
    const uids = (site: string) => content.articles(site).map(({ uid }) => uid)
    expect(uids('fashion8').length).toBeGreaterThanOrEqual(12)
    // An article may be limited to some storefronts.
    expect(uids('fashion8')[0]).toBe('dressing-for-real-cold')
    expect(uids('fashion9')).not.toContain('dressing-for-real-cold')
    expect(content.companyPage('fashion9', 'privacy_policy')?.title).toBe('Privacy policy')
    expect(content.home('mongollist').stories.map(({ uid }) => uid)).toEqual([
      'dressing-for-real-cold',
      'how-a-coat-should-fit',
      'how-to-care-for-cashmere',
    ])
    expect(content.blogs()[0]).toEqual({
      name: 'The Hem Line',
      url: `${sandbox.url}/blogs/the-hem-line/rss.xml`,
    })
  })

  it('CO1 reads every page of a large repository', async () => {
    const extra = Array.from({ length: 120 }, (_, index) =>
      createDocument('article', `a${index}`, { title: `No. ${index}` }, { uid: `a${index}` }),
    )
    sandbox.content.publish(...extra)
    const { content } = await open()
    await content.refresh()
    expect(content.articles('fashion8').length).toBeGreaterThan(120)
  })

  it('CO1 skips a document larger than 1 MB and reads the others', async () => {
    const text = [{ type: 'paragraph', text: 'a'.repeat(1_100_000), spans: [] }]
    const slices = [{ slice_type: 'text', primary: { text }, items: [] }]
    const huge = createDocument('article', 'huge', { title: 'Huge', slices }, { uid: 'huge' })
    const other = createDocument('article', 'other', { title: 'Other' }, { uid: 'other' })
    sandbox.content.publish(huge, other)
    const { content } = await open()
    await content.refresh()
    const uids = content.articles('fashion8').map(({ uid }) => uid)
    expect(uids).toContain('other')
    expect(uids).not.toContain('huge')
  })

  it('CO1 keeps the last version when a response exceeds 32 MB', async () => {
    const { content } = await open()
    await content.refresh()
    const text = 'a'.repeat(33 * 1024 * 1024)
    sandbox.content.publish(createDocument('article', 'endless', { title: text }))
    await expect(content.refresh()).rejects.toThrow(/over 33554432 bytes/)
    expect(menuOf(content)).toContain('Women')
  })

  it('ST5 shows an edit after its webhook without a restart', async () => {
    const { content } = await open()
    await content.refresh()
    publishMenu([{ name: 'Sale', link: '/products?deal=sale' }])
    await content.refreshAfterEdit()
    expect(menuOf(content)).toEqual(['Sale'])
  })

  it('ST5 shows an edit even if the service fails once after its webhook', async () => {
    const { content } = await open()
    await content.refresh()
    publishMenu([{ name: 'Sale', link: '/products?deal=sale' }])
    sandbox.addFaults({ path: '/content', kind: '500', times: 1 })
    await content.refreshAfterEdit()
    expect(menuOf(content)).toEqual(['Sale'])
  })

  it('ST5 finds an edit by polling when there is no webhook', async () => {
    const { content } = await open({ refreshEverySeconds: 0.05 })
    await content.refresh()
    publishMenu([{ name: 'Sale', link: '/products?deal=sale' }])
    await expect.poll(() => menuOf(content)).toEqual(['Sale'])
  })

  it('ST5 opens with the last good copy while the service is down', async () => {
    const { content } = await open()
    await content.refresh()
    await waitForCopy()
    await content.close()
    sandbox.addFaults({ path: '/content', kind: 'refused' })
    const { content: later, warnings } = await open()
    expect(menuOf(later)).toContain('Women')
    await expect(later.refresh()).rejects.toThrow()
    expect(menuOf(later)).toContain('Women')
    await expect.poll(() => warnings).toHaveLength(1)
  })

  it.each(['500', 'hang', 'html', 'cut', 'empty', '429'] as const)(
    'ST5 opens and stays empty while the service fails: %s',
    async kind => {
      sandbox.addFaults({ path: '/content', kind })
      const { content } = await open({ timeoutMs: 300 })
      await expect(content.refresh()).rejects.toThrow()
      expect(content.overrides('fashion8')).toEqual({})
      expect(content.articles('fashion8')).toEqual([])
    },
  )

  it('ST5 ignores a broken copy and a copy from a different service', async () => {
    sandbox.addFaults({ path: '/content', kind: 'refused' })
    await writeFile(join(folder, 'documents.json'), '{"endpoint":')
    expect((await open()).content.articles('fashion8')).toEqual([])
    const other = { endpoint: 'https://other.example/api/v2', ref: 'r', documents: [] }
    await writeFile(join(folder, 'documents.json'), JSON.stringify(other))
    expect((await open()).content.articles('fashion8')).toEqual([])
  })

  it('accepts only the webhook’s secret', async () => {
    const { content } = await open()
    expect(content.isWebhookSecret(sandbox.content.webhookSecret)).toBe(true)
    expect(content.isWebhookSecret('')).toBe(false)
    const { content: without } = await open({ webhookSecret: undefined })
    expect(without.isWebhookSecret('')).toBe(false)
  })
})

describe('the locale', () => {
  const french = { lang: 'fr-fr', date: '2030-01-01' }
  function publishFrench() {
    const options = { uid: 'how-a-coat-should-fit', ...french }
    sandbox.content.publish(
      createDocument('sitesettings', 'fr', { site: 'fashion8', site_name: 'Mode8' }, french),
      createDocument(
        'header_menu',
        'fr',
        { site: 'fashion8', menu: [{ name: 'Femmes', link: '/brands' }] },
        french,
      ),
      createDocument('company_page', 'fr', { title: 'À propos' }, { uid: 'about', ...french }),
      createDocument('article', 'fr', { title: 'Un manteau' }, options),
    )
  }
  const summarize = (content: Content) => ({
    name: content.overrides('fashion8').siteName,
    menu: menuOf(content)?.[0],
    about: content.companyPage('fashion8', 'about')?.title.slice(0, 5),
    coat: content
      .articles('fashion8')
      .find(({ uid }) => uid === 'how-a-coat-should-fit')
      ?.title.slice(0, 4),
    language: content.language(),
  })
  const inEnglish = {
    name: 'Fashion8',
    menu: 'Women',
    about: 'About',
    coat: 'How ',
    language: 'en',
  }
  const inFrench = { name: 'Mode8', menu: 'Femmes', about: 'À pro', coat: 'Un m', language: 'fr' }

  it.each([
    [undefined, inEnglish],
    ['en-us', inEnglish],
    ['EN-US', inEnglish],
    ['fr-fr', inFrench],
  ])('CO1 %s shows its documents alone, whichever are newest', async (locale, expected) => {
    publishFrench()
    const { content } = await open({ locale })
    await content.refresh()
    expect(summarize(content)).toEqual(expected)
  })

  it('CO1 keeps the master locale in previews and when another one is added later', async () => {
    const { content } = await open()
    await content.refresh()
    publishFrench()
    await content.refresh()
    expect(summarize(content)).toEqual(inEnglish)
    const draft = createDocument('article', 'fr', { title: 'Brouillon' }, { uid: 'x', ...french })
    const editorial = await content.previews.open(sandbox.content.startPreview(draft))
    expect(editorial.articles('fashion8').map(({ title }) => title)).not.toContain('Brouillon')
  })

  it('CO1 that the repository does not have is reported with those it has', async () => {
    publishFrench()
    const { content } = await open({ locale: 'de-de' })
    await expect(content.refresh()).rejects.toThrow(
      'CONTENT_LOCALE is de-de, but the repository has only fr-fr, en-us',
    )
    expect(content.overrides('fashion8')).toEqual({})
  })

  it('CO1 of a copy is the one in the settings', async () => {
    publishFrench()
    const { content } = await open()
    await content.refresh()
    await waitForCopy()
    await content.close()
    sandbox.addFaults({ path: '/content', kind: 'refused' })
    expect(menuOf((await open()).content)).toContain('Women')
    expect(menuOf((await open({ locale: 'fr-fr' })).content)).toBeUndefined()
  })
})

describe('a renamed article', () => {
  const publish = (uid: string) =>
    sandbox.content.publish(createDocument('article', 'renamed', { title: 'A' }, { uid }))
  const site = { id: 'fashion8' }

  it('CO1 is found by all its earlier ids, also after a restart', async () => {
    const { content } = await open()
    for (const uid of ['first', 'second', 'third']) {
      publish(uid)
      await content.refresh()
    }
    const found = (from: Content) =>
      ['first', 'second', 'third', 'unknown'].map(uid => findRenamedPath(from, site, uid))
    const path = '/articles/guides/third'
    expect(found(content)).toEqual([path, path, undefined, undefined])
    await expect.poll(() => readFile(join(folder, 'documents.json'), 'utf8')).toContain('"second"')
    await content.close()
    expect(found((await open()).content)).toEqual([path, path, undefined, undefined])
  })

  it('CO1 leaves its earlier id to another article, and takes it back', async () => {
    const { content } = await open()
    for (const uid of ['first', 'second']) {
      publish(uid)
      await content.refresh()
    }
    const other = { title: 'B' }
    sandbox.content.publish(createDocument('article', 'other', other, { uid: 'first' }))
    await content.refresh()
    expect(findRenamedPath(content, site, 'first')).toBeUndefined()
    sandbox.content.publish(createDocument('article', 'other', other, { uid: 'moved' }))
    publish('first')
    await content.refresh()
    expect(findRenamedPath(content, site, 'first')).toBeUndefined()
    expect(findRenamedPath(content, site, 'second')).toBe('/articles/guides/first')
  })
})

describe('a preview', () => {
  const draft = createDocument(
    'article',
    'how-a-coat-should-fit',
    { title: 'A draft', slices: [] },
    { uid: 'how-a-coat-should-fit' },
  )

  it('RT11 shows the draft and does not change the published version', async () => {
    const { content } = await open()
    await content.refresh()
    const editorial = await content.previews.open(sandbox.content.startPreview(draft))
    const titles = (from: Pick<Content, 'articles'>) =>
      from.articles('fashion8').map(({ title }) => title)
    expect(titles(editorial)).toContain('A draft')
    expect(titles(content)).not.toContain('A draft')
    expect(editorial.findPath('fashion8', draft.id)).toBe('/articles/guides/how-a-coat-should-fit')
    expect(editorial.findPath('fashion8', toDocumentId('home', 'fashion8'))).toBe('/')
  })

  it('RT11 ends when its token expires', async () => {
    const { content } = await open()
    const token = sandbox.content.startPreview(draft)
    sandbox.content.expirePreviews()
    await expect(content.previews.open(token)).rejects.toMatchObject({ kind: 'expired' })
  })

  it('RT11 rejects a forged token for the right host', async () => {
    const { content } = await open()
    const token = `${sandbox.url}/previews/ZkMadeUp?websitePreviewId=1`
    await expect(content.previews.open(token)).rejects.toMatchObject({ kind: 'expired' })
  })

  it.each([
    '',
    'ZkA1b2REAACE0001',
    'https://evil.example/previews/ZkC1',
    'javascript:alert(1)',
    'file:///previews/ZkC1',
  ])('RT11 never sends the service the token %j', async token => {
    const { content } = await open()
    await expect(content.previews.open(token)).rejects.toMatchObject({ kind: 'invalid' })
  })
})
