import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { digits, text } from '#app/domain/setting.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { defineNetwork } from '#app/networks/network-definition.ts'
import { defineSource } from '#app/sources/source-definition.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'

const networkList = '#app/networks/network-list.server.ts'

const almanacSource = defineSource({
  letter: 'a',
  name: 'almanac',
  title: 'The almanac',
  variablePrefix: 'ALMANAC',
  settings: {
    apiKey: { variable: 'ALMANAC_API_KEY', description: 'a key', schema: text, isSecret: true },
    shelf: { variable: 'ALMANAC_SHELF', description: 'a number', schema: digits },
  },
  ratePerMinute: 60,
  normalizer: 'normalize.ts',
  createConnector: () => ({ ...makeConnector([]), source: 'a' }),
})

const reportedAt = new Date()
const normalize = (record: unknown) => {
  const { id, tag, cents } = record as Record<'id' | 'tag' | 'cents', string>
  return {
    commission: {
      ...{ recordId: id, saleId: id, revision: 1, status: 'confirmed' as const, isPaid: true },
      ...{ subId: tag, account: '7', retailer: 'Corso', orderId: id, currency: 'USD' as const },
      ...{ saleMinor: Number(cents) * 10, commissionMinor: Number(cents) },
      ...{ article: undefined, items: undefined, happenedAt: reportedAt, reportedAt },
    },
  }
}
/** The records that the network will report. */
let reported: unknown[] = []

const almanacNetwork = defineNetwork({
  id: 'almanac',
  name: 'The almanac',
  source: almanacSource,
  adSource: 'Almanac',
  links: [{ hosts: ['go.almanac.example'], target: ['to'], subId: 'tag' }],
  landingMarks: ['almanacmark'],
  wrapper: {
    rank: 9,
    idTitle: 'Almanac page',
    ids: {
      ...{ variable: 'ALMANAC_PAGES', description: 'the almanac’s pages' },
      ...{ pattern: /^\d+$/, example: '12' },
    },
    redirectUrl: {
      ...{ variable: 'ALMANAC_REDIRECT_URL', description: 'the almanac’s wrapper' },
      default: 'https://go.almanac.example/wrap',
    },
    answerName: 'almanacUrl',
    wrap: (redirectUrl: string, id: string, target: string, subId: string) =>
      `${redirectUrl}?page=${id}&to=${encodeURIComponent(target)}&tag=${subId}`,
  },
  report: {
    format: {
      columns: ['id', 'tag', 'cents'].map(field => ({ field, headers: [field] })),
      normalize,
    },
    sharesRate: true,
    createReader: () => ({
      overlapDays: 1,
      async *read() {
        yield reported.map(normalize)
      },
    }),
    findAccount: source => String(Reflect.get(source ?? {}, 'shelf')),
  },
})

/** Imports the modules that use the list of networks. By now, the list contains the sixth one. */
async function importModules() {
  const parts = await Promise.all([
    import('#app/admin/clicks/report-earnings.ts'),
    import('#app/admin/retailers/retailer-form.ts'),
    import('#app/networks/find-destination.ts'),
    import('#app/outbound/commissions/earnings.server.ts'),
    import('#app/outbound/commissions/import-report.server.ts'),
    import('#app/outbound/commissions/read-commissions.server.ts'),
    import('#app/outbound/create-outbound.server.ts'),
    import('./commissions/commission-readers.ts'),
    import('./commissions/commissions-arguments.ts'),
    import('./settings/settings-docs.ts'),
    import('./settings/settings.ts'),
    import('./sync/create-connectors.ts'),
    import('./sync/sync-arguments.ts'),
  ])
  const [a, b, c, d, e, f, g, h, i, j, k, l, m] = parts
  return { ...a, ...b, ...c, ...d, ...e, ...f, ...g, ...h, ...i, ...j, ...k, ...l, ...m }
}

let modules: Awaited<ReturnType<typeof importModules>>
let database: TestDatabase
let folder: string
beforeAll(async () => {
  vi.resetModules()
  // Replaces the one line that a new network needs outside its folder.
  vi.doMock(networkList, async importList => ({ ...(await importList<object>()), almanacNetwork }))
  modules = await importModules()
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'sixth-'))
})
// The modules are reset because test files share them and the other tests expect the real list.
afterAll(async () => {
  vi.doUnmock(networkList)
  vi.resetModules()
  await rm(folder, { recursive: true })
  await database.drop()
})

const variables = { ALMANAC_API_KEY: 'secret', ALMANAC_SHELF: '7', ALMANAC_PAGES: 'fashion8=12' }

/** Clicks a product on a storefront, and returns where the click leads. */
async function leave(storefront: string, adSource: string, clickUrl: string) {
  const { url: _, ...sample } = sampleProduct
  const product = { ...sample, source: 'a' as const, adSource, clickUrl }
  const outbound = modules.createOutbound({
    ...modules.parseSettings(variables),
    pool: database.pool,
    products: { find: async () => ({ product }), recall: () => undefined },
    findShownRetailer: (__, name) => name,
    privateHosts: [],
    spoolFolder: folder,
    log: pino({ level: 'silent' }),
  })
  const way = await outbound.leave({
    ...{ source: 'a', id: product.id, site: { id: storefront, affiliate: {} } },
    ...{ page: 'list', visitor: 'person', device: 'other' },
  } as never)
  await outbound.close()
  if (!way) throw new Error('The product has no link')
  return way
}

describe('a network that is a folder and a line in network-list.server.ts', () => {
  it('PR2 PR5 has a source that is read', () => {
    const { sources } = modules.parseSettings(variables)
    expect(modules.createConnectors(sources, 'reading').map(({ source }) => source)).toEqual(['a'])
    expect(modules.parseSyncArguments(['almanac'])).toMatchObject({ kind: 'sync', sources: ['a'] })
  })

  it('is documented, and known to npm run commissions', () => {
    for (const variable of ['ALMANAC_API_KEY', 'ALMANAC_PAGES', 'ALMANAC_REDIRECT_URL'])
      expect(modules.formatEnvExample()).toContain(`# ${variable}=`)
    expect(() => modules.parseSettings({ ALMANAC_PAGES: 'x' })).toThrow('ALMANAC_PAGES must be')
    expect(modules.parseCommissionsArguments(['sync', 'almanac'], '/')).toEqual({
      kind: 'sync',
      networks: ['almanac'],
    })
  })

  it('OU1 OU3 tracks the links of our own account there', async () => {
    const target = encodeURIComponent('https://www.a.example/p')
    const way = await leave('fashion8', 'Almanac', `https://go.almanac.example/c?to=${target}`)
    expect(way.url).toBe(`https://go.almanac.example/c?tag=${way.click.subId}&to=${target}`)
    const { rows } = await database.pool.query('SELECT network FROM click WHERE sub_id = $1', [
      way.click.subId,
    ])
    expect(rows).toEqual([{ network: 'almanac' }])
  })

  it('OU1 OU2 wraps other links where a storefront has an id, and unwraps its own', async () => {
    const page = 'https://www.a.example/p?size=s'
    const way = await leave('fashion8', 'Skimlinks', page)
    expect(way.network).toBe('almanac')
    expect(way.url).toContain('https://go.almanac.example/wrap?page=12&to=https%3A%2F%2Fwww')
    expect(modules.findDestination(`${way.url}`)).toBe(page)
    expect(modules.findDestination(`${page}&almanacmark=1`)).toBe(page)
    expect((await leave('fashion9', 'Skimlinks', page)).network).toBe('none')
  })

  it('OU4 reports commissions, through its API and as a file', async () => {
    const settings = modules.parseSettings(variables)
    const [reader, ...others] = modules.createCommissionReaders(settings)
    if (!reader || others.length > 0) throw new Error('There should be one reader')
    const { click } = await leave('fashion8', 'Almanac', 'https://go.almanac.example/c')
    reported = [{ id: 'sale-1', tag: click.subId, cents: '250' }]
    expect(await modules.readCommissions(database.pool, reader)).toMatchObject({
      ...{ network: 'almanac', state: 'complete', added: 1 },
    })
    const file = `id,tag,cents\nsale-1,${click.subId},250\nsale-2,${click.subId},50`
    const network = reader.network
    expect(await modules.importReport(database.pool, file, { network })).toMatchObject({
      added: 1,
    })
    const earnings = await modules.reportEarnings(
      { fetchEarnings: (by, period) => modules.fetchEarnings(database.pool, by, period) },
      { by: 'network', days: 7 },
    )
    expect(earnings.find(({ name }) => name === 'The almanac')).toMatchObject({
      ...{ sales: 2, commissionUsdCents: 300 },
    })
    const [site] = storefronts
    expect(site && modules.listAccounts(settings, [site])).toEqual([
      { network: 'almanac', storefront: site?.id, account: '7' },
    ])
  })

  it('AD1 has a field for a retailer’s id', () => {
    const form = new FormData()
    form.set('name', 'Corso')
    form.set('aid', '2000002')
    expect(modules.parseRetailerForm(form)).toMatchObject({
      ...{ errors: undefined, patch: { ids: { a: '2000002', c: undefined } } },
    })
    expect(modules.idFields).toContainEqual({
      ...{ letter: 'a', name: 'aid', label: 'Id at The almanac (aid)' },
    })
  })
})
