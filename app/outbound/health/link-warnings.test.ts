import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { createPublicWeb } from '#app/public-web/public-web.server.ts'
import { createCjConnector } from '#app/sources/cj/connector.server.ts'
import { findOffers } from '#app/store/offers/find-offers.server.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts'
import type { PlantedState } from '../../../sandbox/shops/planted-links.ts'
import { checkLinks } from './check-links.server.ts'
import { decideOnLink, type LinkDecision } from './decide-on-link.server.ts'
import { fetchLinkTroubles } from './link-troubles.server.ts'
import { createRobots } from './robots.server.ts'

let sandbox: Sandbox
let database: TestDatabase
let store: Store
let product: Product

beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await createSandbox({ products: 40, cjProducts: 120, images: false })
  const connector = createCjConnector({ ...sandbox.cj, ratePerMinute: 10_000 })
  for await (const step of connector.readAll()) {
    // This sandbox's landing pages show prices in dollars.
    const usable = step.products.find(({ currency, inStock }) => currency === 'USD' && inStock)
    if (usable) product = usable
  }
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})
beforeEach(async () => {
  await database.empty()
  sandbox.plantedLinks.clear()
  store = createStore(database.pool)
  await store.upsertProducts('c', [product])
})

function plant(state: PlantedState): void {
  const page = new URL(product.clickUrl).searchParams.get('url') ?? product.url ?? ''
  sandbox.plantedLinks.plant(Number(/\/p\/(\d+)/.exec(page)?.[1]), state)
}

/** Runs a round of checks as if the last round had been `hours` ago. */
async function checkAfter(hours: number): Promise<void> {
  for (const column of ['link_visit.visited_at', 'link_health.checked_at'])
    await database.pool.query(
      `UPDATE ${column.replace('.', ' SET ')} = ${column} - make_interval(hours => $1)`,
      [hours],
    )
  const web = createPublicWeb({ privateHosts: [sandbox.pictureHost] })
  const robots = createRobots(database.pool, web)
  await checkLinks(database.pool, { web, robots, privateHosts: [sandbox.pictureHost] })
}

async function findWarning(): Promise<string | undefined> {
  return (await store.findProduct('c', product.id))?.linkWarning
}

describe('the warning that shoppers see', () => {
  it.each<[PlantedState, string | undefined]>([
    ['dead', 'broken'],
    ['parked', 'broken'],
    ['home page', 'broken'],
    ['sold out', 'sold out'],
    ['price differs', 'price differs'],
    // Such a link costs us the commission, but the shopper can still buy.
    ['not affiliated', undefined],
  ])('OU5 for a link that is %s is: %s', async (state, warning) => {
    plant(state)
    await checkAfter(0)
    expect(await findWarning()).toBe(warning)
  })

  it('OU5 disappears when a later check finds nothing wrong', async () => {
    plant('dead')
    await checkAfter(0)
    expect(await findWarning()).toBe('broken')
    sandbox.plantedLinks.clear()
    await checkAfter(7)
    expect(await findWarning()).toBeUndefined()
  })

  it.each<[LinkDecision, string | undefined, string | undefined]>([
    ['dismiss', undefined, 'dismissed'],
    ['replace', 'replaced', 'replaced'],
    ['reopen', 'broken', undefined],
  ])(
    'OU5 AD3 once an operator decides to %s the link, it is: %s',
    async (decision, warning, decided) => {
      plant('dead')
      await checkAfter(0)
      const decide = (each: LinkDecision) => decideOnLink(database.pool, product, each, 'ann')
      expect(await decide('replace')).toBe(true)
      expect(await decide(decision)).toBe(true)
      expect(await findWarning()).toBe(warning)
      const fetch = (kind: 'open' | 'decided') => fetchLinkTroubles(database.pool, { kind })
      const [open, done] = await Promise.all([fetch('open'), fetch('decided')])
      expect([...open, ...done].map(trouble => trouble.decision)).toEqual([decided])
      expect(done).toHaveLength(decided ? 1 : 0)
    },
  )

  it('OU5 AD3 disappears when the link recovers, even after a decision by an operator', async () => {
    plant('dead')
    await checkAfter(0)
    await decideOnLink(database.pool, product, 'replace', 'ann')
    await checkAfter(7)
    expect(await findWarning()).toBe('replaced')
    sandbox.plantedLinks.clear()
    await checkAfter(24)
    expect(await findWarning()).toBeUndefined()
    expect(await decideOnLink(database.pool, product, 'dismiss', 'ann')).toBe(false)
  })

  it('AD4 records an operator’s decision in the audit log', async () => {
    plant('dead')
    await checkAfter(0)
    await decideOnLink(database.pool, product, 'replace', 'ann')
    const { rows } = await database.pool.query(
      'SELECT actor, subject, before, after FROM audit_entry',
    )
    expect(rows).toEqual([
      {
        actor: 'ann',
        subject: formatProductKey(product),
        before: { decision: null },
        after: { decision: 'replaced' },
      },
    ])
  })

  it.each<[PlantedState, string | undefined]>([
    ['price differs', undefined],
    ['sold out', undefined],
    ['dead', 'broken'],
  ])('OU5 after the source changes a product that was %s is: %s', async (state, warning) => {
    plant(state)
    await checkAfter(0)
    await store.upsertProducts('c', [{ ...product, price: product.price + 100 }])
    expect(await findWarning()).toBe(warning)
  })

  it('OU5 ranks an offer behind the offers of other retailers', async () => {
    const price = product.price * 2
    const dearer = withChanges(product, { id: 'dearer', salePrice: undefined, price })
    await store.upsertProducts('c', [product, dearer])
    await database.pool.query(
      `INSERT INTO offer_match (product_number, facts, group_number)
       SELECT number, '{"model": []}', (SELECT min(number) FROM product) FROM product`,
    )
    const list = async () =>
      (await findOffers(database.pool, 'c', product.id)).map(({ id, linkWarning }) => [
        id,
        linkWarning,
      ])
    expect(await list()).toEqual([
      [product.id, undefined],
      ['dearer', undefined],
    ])
    await database.pool.query(
      `INSERT INTO link_health (source, product_id, retailer, state, since, checked_at)
       VALUES ('c', $1, 'x', 'dead', now(), now())`,
      [product.id],
    )
    expect(await list()).toEqual([
      ['dearer', undefined],
      [product.id, 'broken'],
    ])
  })
})

describe('checkLinks', () => {
  it('OU5 alternates between an offer with a bad link and the rotating sample', async () => {
    const others = ['1', '2', '3'].map(id => ({ ...product, id }))
    await store.upsertProducts('c', [product, ...others])
    plant('dead')
    const visited: unknown[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      await checkAfter(7)
      const { rows } = await database.pool.query(
        'SELECT product_id AS id FROM link_health ORDER BY checked_at DESC LIMIT 1',
      )
      visited.push(rows[0].id)
    }
    expect(visited[1]).toBe(visited[0])
    expect(visited[2]).not.toBe(visited[0])
    expect(visited[3]).toBe(visited[0])
  })
})
