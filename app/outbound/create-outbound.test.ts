import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { createOutbound } from './create-outbound.server.ts'
import type { OutboundSite } from './outbound.ts'

const page = 'https://www.a.example/p'
const target = encodeURIComponent(page)
const cjLink = `https://www.jdoqocy.com/click-1-2?url=${target}`
const rakutenLink = `https://click.linksynergy.com/link?id=A&murl=${target}`
const awinLink = 'https://www.awin1.com/pclick.php?p=1&a=4&m=5'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'networks-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

type AdSource = (typeof sampleProduct)['adSource']
type Affiliate = OutboundSite['affiliate']

/** Opens the product's link on a storefront with these ids, in both ways that there are. */
async function open(adSource: AdSource, clickUrl: string, affiliate: Affiliate, url?: string) {
  const { url: _, ...sample } = sampleProduct
  const product = { ...sample, adSource, clickUrl, ...(url === undefined ? {} : { url }) }
  const outbound = createOutbound({
    pool: database.pool,
    products: { find: async () => ({ product }), recall: () => undefined },
    findShownRetailer: (__, name) => name,
    redirectUrls: { skimlinks: 'https://skim.example', viglink: 'https://vig.example' },
    affiliateIds: { skimlinks: { bySite: {} }, viglink: { bySite: {} } },
    privateHosts: [],
    spoolFolder: folder,
    log: pino({ level: 'silent' }),
  })
  const click = {
    source: product.source,
    id: product.id,
    site: { id: 'one', affiliate },
    page: 'list',
    // A bot, so that no link is followed.
    visitor: 'bot',
    device: 'other',
  } as const
  const way = await outbound.leave(click)
  const links = await outbound.findLinks({ ...click, page: 'api' })
  await outbound.close()
  if (!way || !links) throw new Error('The product has no link')
  const { rows } = await database.pool.query<{ network: string }>(
    `SELECT network FROM click WHERE page = 'api' ORDER BY id DESC LIMIT 1`,
  )
  const { host, searchParams } = new URL(way.url)
  const subIds = [...searchParams].filter(([, value]) => value === way.click.subId)
  return {
    leave: `${way.network} at ${host}, ${subIds.map(([name]) => name).join() || 'no sub-id'}`,
    recorded: way.click.network,
    links,
    linksRecorded: rows[0]?.network,
  }
}

const skim = { skimlinks: '1X2' }
const vig = { viglink: '0'.repeat(32) }

describe('a click', () => {
  it.each<[string, AdSource, string, Affiliate, expected: string, url?: string]>([
    ['CJ’s own link', 'CJ', cjLink, { ...skim, ...vig }, 'cj at www.jdoqocy.com, sid', page],
    [
      'CJ’s link at a host of its own',
      'CJ',
      'https://go.a.example/c-1',
      skim,
      'cj at go.a.example, sid',
      page,
    ],
    [
      'Rakuten’s own link',
      'Rakuten',
      rakutenLink,
      { ...skim, ...vig },
      'rakuten at click.linksynergy.com, u1',
      page,
    ],
    [
      'Rakuten’s link at a shop’s host',
      'Rakuten',
      'https://ls.a.example/link?id=A',
      skim,
      'rakuten at ls.a.example, u1',
      page,
    ],
    [
      'Awin’s own link',
      'Awin',
      awinLink,
      { ...skim, ...vig },
      'awin at www.awin1.com, clickref',
      page,
    ],
    ['a shop’s link in an Awin feed', 'Awin', page, skim, 'skimlinks at skim.example, xcust', page],
    ['somebody else’s CJ link', 'Skimlinks', cjLink, skim, 'skimlinks at skim.example, xcust'],
    ['somebody else’s Rakuten link', 'Skimlinks', rakutenLink, vig, 'viglink at vig.example, cuid'],
    [
      'somebody else’s Awin link',
      'Skimlinks',
      awinLink,
      skim,
      'skimlinks at skim.example, xcust',
      page,
    ],
    ['a shop’s link', 'Skimlinks', page, skim, 'skimlinks at skim.example, xcust'],
    ['a shop’s link', 'Skimlinks', page, vig, 'viglink at vig.example, cuid'],
    ['a shop’s link', 'Skimlinks', page, { ...skim, ...vig }, 'skimlinks at skim.example, xcust'],
    ['a shop’s link', 'Skimlinks', page, {}, 'none at www.a.example, no sub-id'],
    ['somebody else’s CJ link', 'Skimlinks', cjLink, {}, 'cj at www.jdoqocy.com, sid'],
    ['a link without a known page', 'Skimlinks', awinLink, skim, 'awin at www.awin1.com, clickref'],
    [
      'a link without a known page',
      'Skimlinks',
      'https://tidd.ly/a',
      skim,
      'none at tidd.ly, no sub-id',
    ],
  ])('OU1 on %s of %s (%s, %j) goes through %s', async (_, adSource, link, ids, expected, url) => {
    const { leave, recorded } = await open(adSource, link, ids, url)
    expect(leave).toBe(expected)
    expect(recorded).toBe(expected.split(' ')[0])
  })

  it.each<[AdSource, string, Affiliate, recorded: string]>([
    ['Skimlinks', page, { ...skim, ...vig }, 'skimlinks'],
    ['Skimlinks', page, vig, 'viglink'],
    ['Skimlinks', page, {}, 'none'],
    ['CJ', cjLink, {}, 'cj'],
    ['CJ', cjLink, vig, 'viglink'],
    ['Rakuten', rakutenLink, {}, 'rakuten'],
    ['Awin', awinLink, {}, 'awin'],
    ['Skimlinks', awinLink, skim, 'awin'],
  ])(
    'OU2 that asks for the links of %s (%s, %j) is recorded as %s',
    async (adSource, link, ids, expected) => {
      const { links, linksRecorded } = await open(adSource, link, ids)
      expect(linksRecorded).toBe(expected)
      const isKnown = link !== awinLink
      expect(new URL(links.skimUrl).host === 'skim.example').toBe(isKnown && 'skimlinks' in ids)
      expect(new URL(links.vigUrl).host === 'vig.example').toBe(isKnown && 'viglink' in ids)
    },
  )
})
