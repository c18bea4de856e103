import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { chooseVariant, getPictureTag, type PictureWidth } from '#app/domain/picture.ts'
import type { Image } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { convertPicture, findDominantColor } from './convert-picture.server.ts'
import { createDiskCache, type KeptFile } from './disk-cache.server.ts'
import { createOriginalFetch, type FetchLimits } from './fetch-original.server.ts'
import { createGate, type Gate } from './gate.ts'
import { PictureFault } from './picture-fault.ts'
import type { PictureFormat } from './picture-format.ts'
import { createRecentFaults } from './recent-faults.ts'
import { createSingleFlight } from './single-flight.ts'

/** Pictures of products in our own widths and formats, made when they are first asked for and kept. */
export interface Pictures {
  /** Throws a `PictureFault` where there is none to show. */
  find(request: PictureRequest): Promise<KeptFile>
  /** Settles when nothing is being made or written any more. */
  settled(): Promise<void>
}

export interface PictureRequest {
  source: SourceLetter
  id: string
  /** See `getPictureTag`. */
  tag: string
  width: PictureWidth
  format: PictureFormat
}

export interface PictureOptions {
  /** Where they are kept. */
  folder: string
  maxCacheBytes: number
  /** host:port of those that may be in our own network. */
  privateHosts: readonly string[]
  /** The pictures the catalogue knows of a product: no other address is ever fetched. */
  findImages(source: SourceLetter, id: string): Promise<Image[]>
  /** Told of each picture's colour when it is first seen. */
  keepColor(source: SourceLetter, id: string, tag: string, color: string): Promise<void>
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
  limits?: FetchLimits
}

/** One core is left to the pages. */
const conversions = Math.max(1, Math.min(4, availableParallelism() - 1))
/** Each holds an original in memory. */
const maxRunning = 24
/** A host that hangs keeps the others' places free, and none is asked for more at a time than a browser would. */
const maxRunningOfHost = 6
const queue = { maxWaiting: 400, maxWaitSeconds: 15 }

export function createPictures(options: PictureOptions): Pictures {
  const { findImages, keepColor, log } = options
  const cache = createDiskCache({ folder: options.folder, maxBytes: options.maxCacheBytes, log })
  const originals = createOriginalFetch(options)
  const faults = createRecentFaults()
  const running = createGate({ ...queue, maxRunning })
  const converting = createGate({ ...queue, maxRunning: conversions })
  const byHost = new Map<string, Gate>()
  const makeOnce = createSingleFlight<KeptFile>()
  const fetchOnce = createSingleFlight<Buffer>()

  async function find(request: PictureRequest): Promise<KeptFile> {
    const { source, id, tag, width, format } = request
    const key = toKey('picture', source, id, tag, width, format)
    return (await cache.get(key)) ?? makeOnce(key, () => make(key, request))
  }

  async function make(key: string, request: PictureRequest): Promise<KeptFile> {
    const { source, id, tag, width } = request
    const image = (await findImages(source, id)).find(known => getPictureTag(known) === tag)
    if (!image) throw new PictureFault(404, 'the catalogue has no such picture')
    const url = chooseVariant(image, width)
    faults.throwIfKnown(url)
    try {
      const body = await getHostGate(url).run(() => running.run(() => draw(request, url)))
      return await cache.set(key, body)
    } catch (error) {
      if (error instanceof PictureFault && error.status !== 503 && faults.remember(url, error))
        log.info({ source, id, url, status: error.status, reason: error.message }, 'a picture is missing')
      throw error
    }
  }

  function getHostGate(url: string): Gate {
    const { host } = new URL(url)
    const gate = byHost.get(host) ?? createGate({ ...queue, maxRunning: maxRunningOfHost })
    byHost.set(host, gate)
    return gate
  }

  async function draw(request: PictureRequest, url: string): Promise<Buffer> {
    const original = await fetchOnce(url, () => getOriginal(url))
    return converting.run(async () => {
      try {
        await noteColor(request, original)
        return await convertPicture(original, request.width, request.format)
      } catch (error) {
        // Kept, it would be broken for as long as we keep it.
        await cache.remove(toOriginalKey(url))
        throw error
      }
    })
  }

  /** Kept as it came, since it is asked for again in other widths and formats. */
  async function getOriginal(url: string): Promise<Buffer> {
    const kept = await cache.get(toOriginalKey(url))
    if (kept) return kept.body
    const original = await originals.fetch(url)
    await cache.set(toOriginalKey(url), original)
    return original
  }

  /** Colours told in this process; after a restart each is told once more. */
  const told = new Set<string>()

  async function noteColor({ source, id, tag }: PictureRequest, original: Buffer): Promise<void> {
    const key = `${source} ${id} ${tag}`
    if (told.has(key)) return
    const color = await findDominantColor(original)
    if (told.size >= maxTold) told.clear()
    told.add(key)
    // A placeholder's colour is not worth failing, or waiting, for.
    void keepColor(source, id, tag, color).catch(error => {
      log.warn({ source, id, err: error }, 'could not keep the colour of a picture')
    })
  }

  return { find, settled: cache.settled }
}

const maxTold = 50_000

function toOriginalKey(url: string): string {
  return toKey('original', url)
}

function toKey(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
