import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceLetters } from '#app/domain/source.ts'
import { type Connector, type Cursor, type ReadStep, SourceError } from './connector.ts'

/** A small upstream with a few hundred products, some of them broken, and the means to disturb it. */
export interface ConnectorFixture {
  /** A connector that has met no trouble yet; impatient (short waits, few retries) and without a rate limit. */
  createConnector(): Connector
  /** Ids of every product the source lists and we can understand. */
  listedIds: ReadonlySet<string>
  /** Ids of listed records that are broken, where they have one, and how many there are. */
  broken: { ids: ReadonlySet<string>; count: number }
  /** An id it never had. */
  unknownId: string
  /** Lets this many more requests through, then answers 500 until told otherwise. */
  failAfter(requests: number): Promise<void>
  /** Lets this many more requests through, then answers nothing at all. */
  hangAfter(requests: number): Promise<void>
  heal(): Promise<void>
  /** Requests met so far. */
  countRequests(): Promise<number> | number
  /** Requests that were neither answered nor given up. */
  countOpen(): Promise<number> | number
  close(): Promise<void>
}

/** What connector.ts promises, as one suite that every source passes. */
export function describeConnector(name: string, createFixture: () => Promise<ConnectorFixture>): void {
  describe(`${name} keeps the promise of a connector`, () => {
    let fixture: ConnectorFixture
    beforeEach(async () => {
      fixture = await createFixture()
    })
    afterEach(() => fixture.close())

    it('PR5 reads the source whole', async () => {
      const read = await readSteps(fixture.createConnector().readAll())
      expect(read.ids).toEqual(fixture.listedIds)
      expect(fixture.listedIds.size).toBeGreaterThan(200)
      expect(read.steps.reduce((sum, step) => sum + (step.unreached ?? 0), 0)).toBe(0)
    })

    it('PR5 hands over in steps, and says how much there is', async () => {
      const { steps } = await readSteps(fixture.createConnector().readAll())
      expect(steps.length).toBeGreaterThan(2)
      expect(steps.at(-1)?.expected).toBeGreaterThanOrEqual(fixture.listedIds.size)
      // A cursor is kept in a row of the database, for every step.
      for (const { cursor } of steps) expect(cursor.length).toBeLessThan(500)
    })

    it('PR1 gives products that keep the promises of their type', async () => {
      const connector = fixture.createConnector()
      const { steps } = await readSteps(connector.readAll())
      for (const product of steps.flatMap(step => step.products)) {
        expect(sourceLetters).toContain(product.source)
        expect(product.source).toBe(connector.source)
        for (const value of Object.values(product))
          expect([undefined, null, '']).not.toContain(value || 'empty')
        for (const amount of [product.price, product.salePrice ?? 0])
          expect(Number.isSafeInteger(amount)).toBe(true)
        expect(product.salePrice ?? product.price - 1).toBeLessThan(product.price)
        expect(product.isOnSale).toBe(product.salePrice !== undefined)
        expect(product.description).not.toMatch(/<(script|img|a|iframe|style)\b|<[^>]*\s(on\w+|style|href)=/i)
        for (const { sizes } of product.images) {
          for (const { url, width, height } of Object.values(sizes)) {
            expect(url).toMatch(/^https?:\/\//)
            expect(width * height).toBeGreaterThan(0)
          }
        }
        expect(new Set(product.images.map(({ id }) => id)).size).toBe(product.images.length)
      }
    })

    it('PR5 keeps every broken record with its reason, and loses nothing else over it', async () => {
      const { steps, ids } = await readSteps(fixture.createConnector().readAll())
      const rejected = steps.flatMap(step => step.rejected)
      expect(fixture.broken.count).toBeGreaterThan(0)
      expect(rejected).toHaveLength(fixture.broken.count)
      expect(new Set(rejected.flatMap(({ id }) => id ?? []))).toEqual(fixture.broken.ids)
      for (const { reason, record } of rejected) {
        expect(reason).toMatch(/^[\w.]+: \S/)
        expect(record).toBeDefined()
      }
      expect([...ids].filter(id => fixture.broken.ids.has(id))).toEqual([])
    })

    it('PR5 goes on behind every step with all that is left', async () => {
      const { steps } = await readSteps(fixture.createConnector().readAll())
      const met = new Set<string>()
      for (const { products, cursor } of steps) {
        for (const { id } of products) met.add(id)
        const rest = await readSteps(
          fixture.createConnector().readAll(JSON.parse(JSON.stringify(cursor)) as Cursor),
        )
        expect(new Set([...met, ...rest.ids])).toEqual(fixture.listedIds)
        // It goes on, rather than beginning again.
        expect(rest.steps.length).toBeLessThan(steps.length)
      }
    })

    it('stops as soon as it is told to, with the reason given', async () => {
      const stop = new AbortController()
      const reason = new Error('enough')
      const read = fixture.createConnector().readAll(undefined, stop.signal)[Symbol.asyncIterator]()
      expect((await read.next()).done).toBe(false)
      await fixture.hangAfter(0)
      const next = drain(read)
      stop.abort(reason)
      await expect(next).rejects.toBe(reason)
      expect((await read.next()).done).toBe(true)
    })

    it('reads nothing at all when told to stop before it began', async () => {
      const read = fixture.createConnector().readAll(undefined, AbortSignal.abort(new Error('enough')))
      await expect(readSteps(read)).rejects.toThrow('enough')
      expect(await fixture.countRequests()).toBe(0)
    })

    it('gives up what it asked ahead once its reader has left', async () => {
      await fixture.hangAfter(3)
      const read = fixture.createConnector().readAll()[Symbol.asyncIterator]()
      expect((await read.next()).done).toBe(false)
      await expect.poll(() => fixture.countOpen()).toBeGreaterThan(0)
      await read.return?.()
      await expect.poll(() => fixture.countOpen()).toBe(0)
    })

    it('PR5 PR2 fails clearly when the source fails half way, and goes on where it was once it is back', async () => {
      await fixture.failAfter(4)
      const met = new Set<string>()
      let cursor: Cursor | undefined
      let failure: unknown
      try {
        for await (const step of fixture.createConnector().readAll()) {
          for (const { id } of step.products) met.add(id)
          cursor = step.cursor
        }
      } catch (error) {
        failure = error
      }
      expect(failure).toBeInstanceOf(SourceError)
      expect(failure).toMatchObject({ status: 500 })
      expect(met.size).toBeGreaterThan(0)
      expect(met.size).toBeLessThan(fixture.listedIds.size)
      // Retries are bounded: a few for each call under way.
      expect(await fixture.countRequests()).toBeLessThan(30)
      await fixture.heal()
      const rest = await readSteps(fixture.createConnector().readAll(cursor))
      expect(new Set([...met, ...rest.ids])).toEqual(fixture.listedIds)
    })

    it('PR6 finds a product by its id, the same as it is listed', async () => {
      const connector = fixture.createConnector()
      const { steps } = await readSteps(connector.readAll())
      const [listed] = steps.flatMap(step => step.products)
      if (listed === undefined) throw new Error('nothing is listed')
      expect(await connector.find(listed.id)).toEqual(listed)
    })

    it('PR6 finds nothing under ids nobody has', async () => {
      const connector = fixture.createConnector()
      for (const id of [
        fixture.unknownId,
        '',
        '..',
        '../brands',
        '1/2',
        "1' OR '1'='1",
        '\u0000',
        '9'.repeat(500),
      ]) {
        expect(await connector.find(id)).toBeUndefined()
      }
    })

    it('PR6 says of a failing source that it fails, not that the product is gone', async () => {
      const [known = ''] = fixture.listedIds
      await fixture.failAfter(0)
      await expect(fixture.createConnector().find(known)).rejects.toBeInstanceOf(SourceError)
    })

    it('PR6 stops finding when told to', async () => {
      const [known = ''] = fixture.listedIds
      await fixture.hangAfter(0)
      const stop = new AbortController()
      const found = fixture.createConnector().find(known, stop.signal)
      const reason = new Error('enough')
      stop.abort(reason)
      await expect(found).rejects.toBe(reason)
    })
  })
}

async function readSteps(read: AsyncIterable<ReadStep>): Promise<{ steps: ReadStep[]; ids: Set<string> }> {
  const steps: ReadStep[] = []
  for await (const step of read) steps.push(step)
  return { steps, ids: new Set(steps.flatMap(step => step.products.map(({ id }) => id))) }
}

async function drain(read: AsyncIterator<ReadStep>): Promise<void> {
  while (!(await read.next()).done);
}
