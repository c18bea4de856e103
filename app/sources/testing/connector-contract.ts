import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Connector, type Cursor, type ReadStep, SourceError } from '../connector.ts'
import { rejectionReasons } from '../rejection.ts'

/**
 * A small upstream with a few hundred products, some of
 * them broken, and controls that make it fail or hang.
 */
export interface ConnectorFixture {
  /** Creates a connector with short waits, few retries and no rate limit. */
  createConnector(): Connector
  /** The id of every valid product that the source lists. */
  listedIds: ReadonlySet<string>
  /**
   * The broken records that the source lists: their number, and the ids of those that have an id.
   */
  broken: { ids: ReadonlySet<string>; count: number }
  /** An id that never existed. */
  unknownId: string
  /** Lets this many more requests through, then returns 500 until `heal` is called. */
  failAfter(requests: number): Promise<void>
  /** Lets this many more requests through, then never answers. */
  hangAfter(requests: number): Promise<void>
  heal(): Promise<void>
  /** Returns the number of requests received so far. */
  countRequests(): Promise<number> | number
  /** Returns the number of requests that were neither answered nor aborted. */
  countOpen(): Promise<number> | number
  close(): Promise<void>
}

/** Defines the tests that check a source against the contract in `connector.ts`. */
export function describeConnectorContract(
  name: string,
  createFixture: () => Promise<ConnectorFixture>,
): void {
  describe(`${name} fulfills the connector contract`, () => {
    let fixture: ConnectorFixture
    beforeEach(async () => {
      fixture = await createFixture()
    })
    afterEach(() => fixture.close())

    describe('reading the whole source', () => {
      let whole: Awaited<ReturnType<typeof readSteps>>
      let source: string
      beforeAll(async () => {
        const undisturbed = await createFixture()
        const connector = undisturbed.createConnector()
        source = connector.source
        whole = await readSteps(connector.readAll())
        await undisturbed.close()
      })

      it('PR5 returns every product', () => {
        expect(whole.ids).toEqual(fixture.listedIds)
        expect(fixture.listedIds.size).toBeGreaterThan(200)
        expect(whole.steps.reduce((sum, step) => sum + (step.unreached ?? 0), 0)).toBe(0)
      })

      it('PR5 proceeds in steps and reports the expected total', () => {
        const { steps } = whole
        expect(steps.length).toBeGreaterThan(2)
        expect(steps.at(-1)?.expected).toBeGreaterThanOrEqual(fixture.listedIds.size)
        // Cursors must be short, because the database stores one for every step.
        for (const { cursor } of steps) expect(cursor.length).toBeLessThan(500)
      })

      it('PR1 returns products that fulfill the contract of their type', () => {
        for (const product of whole.steps.flatMap(step => step.products)) {
          expect(product.source).toBe(source)
          // Fields that the source leaves out must be absent; the description may be empty.
          const { description, ...facts } = product
          expect(Object.entries(facts).filter(([, value]) => (value ?? '') === '')).toEqual([])
          for (const amount of [product.price, product.salePrice ?? 0])
            expect(Number.isSafeInteger(amount)).toBe(true)
          expect(product.salePrice ?? product.price - 1).toBeLessThan(product.price)
          expect(product.isOnSale).toBe(product.salePrice !== undefined)
          expect(description).not.toMatch(
            /<(script|img|a|iframe|style)\b|<[^>]*\s(on\w+|style|href)=/i,
          )
          for (const { sizes } of product.images) {
            for (const { url, width, height } of Object.values(sizes)) {
              expect(url).toMatch(/^https?:\/\//)
              expect(width * height).toBeGreaterThan(0)
            }
          }
          expect(new Set(product.images.map(({ id }) => id)).size).toBe(product.images.length)
        }
      })

      it('PR5 reports every broken record with its reason and loses no other records', () => {
        const { steps, ids } = whole
        const rejected = steps.flatMap(step => step.rejected)
        expect(fixture.broken.count).toBeGreaterThan(0)
        expect(rejected).toHaveLength(fixture.broken.count)
        expect(new Set(rejected.flatMap(({ id }) => id ?? []))).toEqual(fixture.broken.ids)
        for (const { reason, detail, record } of rejected) {
          expect(rejectionReasons).toContain(reason)
          expect(detail).toMatch(/^[\w.]+: \S/)
          expect(record).toBeDefined()
        }
        expect([...ids].filter(id => fixture.broken.ids.has(id))).toEqual([])
      })

      it('PR5 resumes after a step and returns everything that is left', async () => {
        const { steps } = whole
        const met = new Set<string>()
        // Each resumed read runs to the end, so a long source
        // is resumed from only about four of its steps.
        const stride = Math.ceil(steps.length / 4)
        for (const [index, { products, cursor }] of steps.entries()) {
          for (const { id } of products) met.add(id)
          if (index % stride !== 0 && index !== steps.length - 1) continue
          const rest = await readSteps(
            fixture.createConnector().readAll(JSON.parse(JSON.stringify(cursor)) as Cursor),
          )
          expect(new Set([...met, ...rest.ids])).toEqual(fixture.listedIds)
          // A resumed read takes fewer steps than one that starts over.
          expect(rest.steps.length).toBeLessThan(steps.length)
        }
      })

      it('PR6 returns the same product as a lookup by its id', async () => {
        const [listed] = whole.steps.flatMap(step => step.products)
        if (listed === undefined) throw new Error('nothing is listed')
        expect(await fixture.createConnector().find(listed.id)).toEqual(listed)
      })
    })

    it('stops as soon as the signal aborts, with its reason', async () => {
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

    it('reads nothing if the signal has already aborted', async () => {
      const read = fixture
        .createConnector()
        .readAll(undefined, AbortSignal.abort(new Error('enough')))
      await expect(readSteps(read)).rejects.toThrow('enough')
      expect(await fixture.countRequests()).toBe(0)
    })

    it('aborts its prefetches when the reader stops early', async () => {
      await fixture.hangAfter(3)
      const read = fixture.createConnector().readAll()[Symbol.asyncIterator]()
      expect((await read.next()).done).toBe(false)
      await expect.poll(() => fixture.countOpen()).toBeGreaterThan(0)
      await read.return?.()
      await expect.poll(() => fixture.countOpen()).toBe(0)
    })

    it('PR5 PR2 fails clearly when the source fails midway, and resumes once it recovers', async () => {
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
      // Each in-flight call is retried only a few times.
      expect(await fixture.countRequests()).toBeLessThan(30)
      await fixture.heal()
      const rest = await readSteps(fixture.createConnector().readAll(cursor))
      expect(new Set([...met, ...rest.ids])).toEqual(fixture.listedIds)
    })

    it('PR6 finds nothing for unknown ids', async () => {
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

    it('PR6 throws when the source fails, instead of reporting the product as gone', async () => {
      const [known = ''] = fixture.listedIds
      await fixture.failAfter(0)
      await expect(fixture.createConnector().find(known)).rejects.toBeInstanceOf(SourceError)
    })

    it('PR6 stops a lookup when the signal aborts', async () => {
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

async function readSteps(
  read: AsyncIterable<ReadStep>,
): Promise<{ steps: ReadStep[]; ids: Set<string> }> {
  const steps: ReadStep[] = []
  for await (const step of read) steps.push(step)
  return { steps, ids: new Set(steps.flatMap(step => step.products.map(({ id }) => id))) }
}

async function drain(read: AsyncIterator<ReadStep>): Promise<void> {
  while (!(await read.next()).done);
}
