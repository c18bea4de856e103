import { pino } from 'pino'
import { createAlertStore } from '#app/accounts/alerts/alert-store.server.ts'
import { type AlertJobs, startAlerts } from '#app/accounts/alerts/start-alerts.server.ts'
import {
  createUnsubscribeTokens,
  type UnsubscribeTokens,
} from '#app/accounts/alerts/unsubscribe-token.ts'
import type { Mail } from '#app/accounts/mail/mailer.server.ts'
import { insertTestUser, testSite } from '#app/accounts/testing.ts'
import type { TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { createSearchIndex } from '#app/search-index/search-index.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'

type Wish = Parameters<ReturnType<typeof createAlertStore>['set']>[3]

/** The jobs behind alerts on a test database, with emails collected instead of sent. */
export interface TestAlerts {
  jobs: AlertJobs
  mails: Mail[]
  tokens: UnsubscribeTokens
  /** Refuses every email while it is set. */
  mailFault: Error | undefined
  /** Stands in for the operators' retailer settings. */
  findShownRetailer: (name: string) => string | undefined
  /** Starts the jobs of another server. */
  startJobs(options?: Partial<Parameters<typeof startAlerts>[0]>): AlertJobs
  newId(): string
  /** Writes a product and matches it. */
  put(id: string, changes?: Partial<Product>): Promise<void>
  /** Creates a user with an alert on a new product. A price of 0 means a sold-out product. */
  setUp(wish: Wish, price?: number): Promise<{ user: { id: string; email: string }; id: string }>
  close(): Promise<void>
}

export function createTestAlerts({ pool }: TestDatabase): TestAlerts {
  const tokens = createUnsubscribeTokens('a-secret-of-at-least-32-characters')
  const store = createStore(pool)
  const started: AlertJobs[] = []

  const startJobs: TestAlerts['startJobs'] = options => {
    const jobs = startAlerts({
      pool,
      catalogue: matchingCatalogue,
      findShownRetailer: (_, name) => alerts.findShownRetailer(name),
      mailer: {
        async sendMail(mail) {
          if (alerts.mailFault) throw alerts.mailFault
          alerts.mails.push(mail)
        },
      },
      sites: new Map([['shop', { site: testSite, origin: 'https://shop.example' }]]),
      tokens,
      log: pino({ level: 'silent' }),
      // Tests run each round themselves, at the moment that they describe.
      everyMs: 3_600_000,
      ...options,
    })
    started.push(jobs)
    return jobs
  }

  const put: TestAlerts['put'] = async (id, changes = {}) => {
    await store.upsertProducts('s', [makeProduct(id, changes)])
    await matchOffers(pool)
  }

  const alerts: TestAlerts = {
    jobs: { runOnce: async () => undefined, close: async () => undefined },
    mails: [],
    tokens,
    mailFault: undefined,
    findShownRetailer: name => name,
    startJobs,
    newId() {
      lastId += 1
      return `p${lastId}`
    },
    put,
    async setUp(wish, price = 10_000) {
      const user = await insertTestUser(pool)
      const id = alerts.newId()
      await put(id, { price, ...(price === 0 ? { price: 10_000, inStock: false } : {}) })
      const outcome = await createAlertStore(pool).set(user.id, 'shop', { source: 's', id }, wish)
      if (outcome !== 'set') throw new Error(`The alert was not set: ${outcome}`)
      await alerts.jobs.runOnce()
      return { user, id }
    },
    async close() {
      await Promise.all(started.map(jobs => jobs.close()))
    },
  }
  alerts.jobs = startJobs()
  return alerts
}

let lastId = 0

/** Matches searches as the index worker does, but in this thread. */
export const matchingCatalogue: Parameters<typeof startAlerts>[0]['catalogue'] = {
  state: () => ({ isReady: true, products: 1, version: 1, memory: {} }),
  async matchSearches(...[searches, changes]) {
    const index = createSearchIndex()
    index.apply([...changes])
    const work = index.percolate(searches, changes)
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
    }
  },
}
