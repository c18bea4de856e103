import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { maxPageAgeSeconds, maxReadAgeSeconds } from '#app/domain/max-page-age.ts'

/** A page is served without rendering it again for this time if products have changed since, */
export const freshMs = 2_000
/** and for this time if none has, since other facts, such as a picture's colors, may have changed. */
export const unchangedFreshMs = 8_000
/** A page is served for this time in all, while it is rendered again. Its products may be older. */
export const maxAgeMs = (maxPageAgeSeconds - maxReadAgeSeconds) * 1000
/**
 * After an operator's change, nothing is cached for this time, so that the index and the followed
 * tables of every server have read the change before a page is cached again.
 */
const settleMs = 2_000
/** The number of recently requested pages that are remembered, so that a second request is known. */
const maxSightings = 50_000
/** The number of recently cached pages that stay known after they were dropped. */
const maxKnown = 1_000

/** What the cache holds. */
export interface Cached {
  status: number
  /** Its current size in bytes. */
  bytes(): number
}

export interface CacheState {
  bytes: number
  pages: number
  /** Responses since the start that were served without rendering. */
  hits: number
  /** Pages rendered since the start, for one request or many. */
  renders: number
}

interface Entry<Page> {
  page: Page
  /** When its rendering began, since data read at that moment may have changed right after. */
  renderedAt: number
  version: readonly unknown[]
  lastChange: number
}

interface Flight<Page> extends Omit<Entry<Page>, 'page'> {
  result: Promise<Page>
  abort: AbortController
  waiting: number
  isShared: boolean
}

type RenderPage<Page> = (
  signal: AbortSignal,
  /** `earlier` is the page that is replaced. */
  known: { isKnown: boolean; earlier: Page | undefined },
) => Promise<Page>

export interface ResponseCacheOptions<Page> {
  maxBytes: number
  /** What every page depends on and can be compared at once; a page of another version is dropped. */
  version(): readonly unknown[]
  /** The number of the last change of a product. */
  lastChange(): number
  /** True if other visitors may get the page. */
  isCacheable(page: Page): boolean
  now?(): number
}

export interface ResponseCache<Page> {
  /**
   * Returns a page for a key, and its age. Requests for the same key share one call of `render`,
   * whose signal aborts once all of theirs have. A page is cached from the second request on, so
   * that pages requested once do not displace others. `isKnown` is true for a page that was cached
   * recently, even if it has been dropped since. A page of the age `oldestMs` is not served.
   */
  get(
    key: string,
    request: { readonly signal: AbortSignal; oldestMs?: number },
    render: RenderPage<Page>,
  ): Promise<{ page: Page; ageMs: number }>
  /** Returns a page that can be served without starting to render anything. */
  find(key: string, oldestMs?: number): { page: Page; ageMs: number } | undefined
  /** True for a page that is cached, was cached recently, or is being rendered. */
  isKnown(key: string): boolean
  /** Updates the bytes of a page that has grown. */
  measure(key: string, page: Page): void
  /** Drops everything, including pages that are being rendered. */
  drop(): void
  state(): CacheState
}

/** Shortens a key that is only remembered. */
function digest(key: string): string {
  return hash('sha1', key, 'base64')
}

export function createResponseCache<Page extends Cached>({
  maxBytes,
  version,
  lastChange,
  isCacheable,
  now = () => performance.now(),
}: ResponseCacheOptions<Page>): ResponseCache<Page> {
  const entries = new LRUCache<string, Entry<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.bytes() + 2 * key.length + 500,
  })
  const sightings = new LRUCache<string, true>({ max: maxSightings })
  const knownKeys = new LRUCache<string, true>({ max: maxKnown })
  const flights = new Map<string, Flight<Page>>()
  let [hits, renders, settledAt] = [0, 0, Number.NEGATIVE_INFINITY]

  const isCurrent = (entry: { version: readonly unknown[] }) =>
    version().every((value, index) => value === entry.version[index])

  const isFresh = (entry: Entry<Page>, ageMs: number) =>
    ageMs < (entry.lastChange === lastChange() ? unchangedFreshMs : freshMs)

  function isSecondSight(id: string): boolean {
    if (sightings.has(id)) return true
    sightings.set(id, true)
    return false
  }

  function start(
    key: string,
    { isShared, isKnown }: { isShared: boolean; isKnown: boolean },
    render: RenderPage<Page>,
  ): Flight<Page> {
    const abort = new AbortController()
    renders += 1
    const flight: Flight<Page> = {
      renderedAt: now(),
      version: version(),
      lastChange: lastChange(),
      result: render(abort.signal, { isKnown, earlier: entries.peek(key)?.page }),
      abort,
      waiting: 0,
      isShared,
    }
    flights.set(key, flight)
    const finish = (page?: Page) => {
      // A drop or a newer flight has replaced this one.
      if (flights.get(key) !== flight) return
      flights.delete(key)
      if (!page) return
      const { isShared, renderedAt, version, lastChange } = flight
      if (isCacheable(page)) {
        if (!isShared || !isCurrent(flight) || renderedAt < settledAt) return
        entries.set(key, { page, renderedAt, version, lastChange })
        knownKeys.set(key, true)
      } else if (page.status < 500) {
        entries.delete(key)
        knownKeys.delete(key)
      }
    }
    flight.result.then(finish, () => finish())
    return flight
  }

  async function join(key: string, flight: Flight<Page>, signal: AbortSignal): Promise<Page> {
    flight.waiting += 1
    const leave = () => {
      flight.waiting -= 1
      if (flight.waiting > 0) return
      if (flights.get(key) === flight) flights.delete(key)
      flight.abort.abort(signal.reason)
    }
    signal.addEventListener('abort', leave)
    try {
      return await flight.result
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  return {
    async get(key, request, render) {
      const entry = entries.get(key)
      const known = entry && isCurrent(entry) ? entry : undefined
      const ageMs = known ? now() - known.renderedAt : maxAgeMs
      const current = flights.get(key)
      const flight = current && isCurrent(current) ? current : undefined
      if (known && ageMs < (request.oldestMs ?? maxAgeMs)) {
        hits += 1
        if (!isFresh(known, ageMs) && !flight) {
          // No request waits for this render, so nothing aborts it; if it fails, the old page stays.
          start(key, { isShared: true, isKnown: true }, render).waiting = 1
        }
        return { page: known.page, ageMs }
      }
      if (flight) {
        hits += 1
        flight.isShared = true
        return { page: await join(key, flight, request.signal), ageMs: now() - flight.renderedAt }
      }
      const isKnown = knownKeys.has(key)
      const isShared = isKnown || isSecondSight(digest(key))
      const own = start(key, { isShared, isKnown }, render)
      return { page: await join(key, own, request.signal), ageMs: now() - own.renderedAt }
    },
    find(key, oldestMs = maxAgeMs) {
      const entry = entries.get(key)
      if (!entry || !isCurrent(entry)) return undefined
      const ageMs = now() - entry.renderedAt
      const isServed = ageMs < oldestMs && (isFresh(entry, ageMs) || flights.has(key))
      if (!isServed) return undefined
      hits += 1
      return { page: entry.page, ageMs }
    },
    isKnown: key => entries.has(key) || flights.has(key) || knownKeys.has(key),
    measure(key, page) {
      const entry = entries.peek(key)
      if (entry?.page === page) entries.set(key, { ...entry })
    },
    drop() {
      entries.clear()
      flights.clear()
      settledAt = now() + settleMs
    },
    state: () => ({ bytes: entries.calculatedSize, pages: entries.size, hits, renders }),
  }
}
