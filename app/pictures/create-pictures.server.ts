import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import {
  chooseVariant,
  getPictureTag,
  type PictureOwner,
  type PictureWidth,
} from '#app/domain/picture.ts'
import type { Image } from '#app/domain/product.ts'
import { contentOwner } from '#app/domain/urls/image-links.ts'
import { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts'
import {
  convertPicture,
  findDominantColor,
  requireProductPicture,
} from './convert-picture.server.ts'
import { type CachedFile, createDiskCache } from './disk-cache.server.ts'
import { createOriginalFetch, type FetchLimits } from './fetch-original.server.ts'
import { PictureFault } from './picture-fault.ts'
import type { PictureFormat } from './picture-format.ts'
import { rememberFaults } from './remember-faults.ts'
import { createSingleFlight } from './single-flight.ts'

/** Product pictures in our widths and formats, converted on first request and cached on disk. */
export interface Pictures {
  /** Throws a `PictureFault` if there is no picture to show. */
  find(request: PictureRequest): Promise<CachedFile>
  /** Resolves once all pending evictions from the disk cache are done. */
  settled(): Promise<void>
}

export interface PictureRequest {
  source: PictureOwner
  id: string
  /** The picture's tag; see `getPictureTag`. */
  tag: string
  width: PictureWidth
  format: PictureFormat
}

export interface PictureOptions {
  /** The folder of the disk cache. */
  folder: string
  maxCacheBytes: number
  /** Hosts in private networks from which pictures may be fetched, as host:port. */
  privateHosts: readonly string[]
  /** Looks up the pictures of a product or document; no other URL is ever fetched. */
  findImages(source: PictureOwner, id: string): Promise<Image[]>
  /** Saves a picture's color, like #e8e4de. Called once per picture in each process. */
  saveDominantColor(source: PictureOwner, id: string, tag: string, color: string): Promise<void>
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
  limits?: FetchLimits
}

/** The number of concurrent conversions, which leaves one core for serving pages. */
const conversions = Math.max(1, Math.min(4, availableParallelism() - 1))
/** The maximum number of in-flight requests, each of which holds an original in memory. */
const maxRunning = 24
/**
 * The maximum number of requests per host, as in browsers,
 * so that a hanging host cannot block the others.
 */
const maxRunningOfHost = 6
const queue = { maxWaiting: 400, maxWaitSeconds: 15 }
/** The maximum number of hosts with a queue, far more than there are picture hosts. */
const maxHosts = 1_000
const maxSavedColors = 50_000

export function createPictures(options: PictureOptions): Pictures {
  const { findImages, saveDominantColor, log } = options
  const cache = createDiskCache({ folder: options.folder, maxBytes: options.maxCacheBytes, log })
  const originals = createOriginalFetch(options)
  const faults = rememberFaults()
  const savedColors = new LRUCache<string, true>({ max: maxSavedColors })
  const running = createConcurrencyLimiter({ ...queue, maxRunning })
  const converting = createConcurrencyLimiter({ ...queue, maxRunning: conversions })
  const byHost = new LRUCache<string, ConcurrencyLimiter>({ max: maxHosts })
  const makeOnce = createSingleFlight<CachedFile>()
  const fetchOnce = createSingleFlight<Buffer>()

  async function find(request: PictureRequest): Promise<CachedFile> {
    const { source, id, tag, width, format } = request
    const key = toKey('picture', source, id, tag, width, format)
    return (await cache.get(key)) ?? makeOnce(key, () => make(key, request))
  }

  async function make(key: string, request: PictureRequest): Promise<CachedFile> {
    const { source, id, tag, width } = request
    const images = await findImages(source, id)
    const image = images.find(each => getPictureTag(each) === tag)
    if (!image) throw new PictureFault(404, 'the catalogue has no such picture')
    const url = chooseVariant(image, width)
    const fault = faults.find(url)
    if (fault) throw fault
    try {
      const body = await getHostLimiter(url).run(() => running.run(() => convert(request, url)))
      return await cache.set(key, body)
    } catch (error) {
      // Requests for other widths of the same picture then fail with the same fault.
      if (error instanceof PictureFault && error.status !== 503 && faults.note(url, error)) {
        log.info(
          { source, id, url, status: error.status, reason: error.message },
          'a picture is missing',
        )
      }
      throw error
    }
  }

  function getHostLimiter(url: string): ConcurrencyLimiter {
    const { host } = new URL(url)
    const limiter =
      byHost.get(host) ?? createConcurrencyLimiter({ ...queue, maxRunning: maxRunningOfHost })
    byHost.set(host, limiter)
    return limiter
  }

  async function convert(request: PictureRequest, url: string): Promise<Buffer> {
    const original = await fetchOnce(url, () => getOriginal(url))
    return converting.run(async () => {
      try {
        if (request.source !== contentOwner) await requireProductPicture(original)
        await saveColor(request, original)
        return await convertPicture(original, request.width, request.format)
      } catch (error) {
        // A broken original must not stay in the cache.
        await cache.remove(toOriginalKey(url))
        throw error
      }
    })
  }

  /** Returns the original, and caches it, because other widths and formats are made from it. */
  async function getOriginal(url: string): Promise<Buffer> {
    const cached = await cache.get(toOriginalKey(url))
    if (cached) return cached.body
    const original = await originals.fetch(url)
    await cache.set(toOriginalKey(url), original)
    return original
  }

  async function saveColor({ source, id, tag }: PictureRequest, original: Buffer): Promise<void> {
    const key = `${source} ${id} ${tag}`
    if (savedColors.has(key)) return
    const color = await findDominantColor(original)
    savedColors.set(key, true)
    // The response does not wait for the placeholder color to be saved and does not fail because of
    // it; if saving fails, the next width saves the color again.
    void saveDominantColor(source, id, tag, color).catch(error => {
      savedColors.delete(key)
      if (isConnectionLoss(error)) return
      log.warn({ source, id, err: error }, 'could not save the dominant color of a picture')
    })
  }

  return { find, settled: cache.settled }
}

function toOriginalKey(url: string): string {
  return toKey('original', url)
}

function toKey(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
