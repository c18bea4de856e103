import { createHash } from 'node:crypto'
import type { Picture } from '#app/domain/picture.ts'
import { parseImageAddress } from '#app/domain/urls/image-links.ts'
import { createConcurrencyLimiter } from '#app/pictures/concurrency-limiter.ts'
import type { Pictures } from '#app/pictures/create-pictures.server.ts'
import { type CachedFile, createDiskCache } from '#app/pictures/disk-cache.server.ts'
import { PictureFault } from '#app/pictures/picture-fault.ts'
import { createSingleFlight } from '#app/pictures/single-flight.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { drawShareCard } from './draw-share-card.server.ts'
import type { ShareCard } from './share-card.ts'

/** Link previews of pages, drawn on first request and cached on disk. */
export interface SharePictures {
  /** Throws a `PictureFault` with 503 when too many previews are waiting to be drawn. */
  find(card: ShareCard, site: Pick<Storefront, 'siteName' | 'look'>): Promise<SharePicture>
}

export interface SharePicture extends CachedFile {
  /** False if a picture was not available and the drawing should therefore be replaced soon. */
  isComplete: boolean
}

/** Drawing takes a tenth of a second of CPU time, and only crawlers request link previews. */
const limits = { maxRunning: 1, maxWaiting: 40, maxWaitSeconds: 10 }
/** The width to load, enough for the card's largest picture. */
const pictureWidth = 720

export function createSharePictures({
  folder,
  maxBytes,
  pictures,
  log,
}: {
  folder: string
  maxBytes: number
  pictures: Pick<Pictures, 'find'>
  log: { warn(fields: object, message: string): void }
}): SharePictures {
  const cache = createDiskCache({ folder, maxBytes, log })
  const drawing = createConcurrencyLimiter(limits)
  const drawOnce = createSingleFlight<CachedFile>()

  /** Returns a picture's file, or the fault if it could not be loaded. */
  async function findFile({ address }: Picture): Promise<CachedFile | PictureFault> {
    const owner = parseImageAddress(address)
    if (!owner) return new PictureFault(404, 'it is not a picture’s URL')
    try {
      return await pictures.find({ ...owner, width: pictureWidth, format: 'jpeg' })
    } catch (error) {
      if (error instanceof PictureFault && error.status !== 503) return error
      throw error
    }
  }

  return {
    async find(card, { siteName, look }) {
      const found = await Promise.all(card.pictures.map(findFile))
      const files = found.flatMap(each => (each instanceof PictureFault ? [] : [each]))
      // A host that is slow or failing may send its picture a minute later.
      const isComplete = found.every(each => !(each instanceof PictureFault) || each.status === 404)
      // The key includes the files found, so that a card without
      // a picture is redrawn once the picture is available.
      const key = toKey({ card, siteName, look, files: files.map(({ digest }) => digest) })
      const cached = await cache.get(key)
      if (cached) return { ...cached, isComplete }
      const bodies = files.map(({ body }) => body)
      const drawn = await drawOnce(key, () =>
        drawing.run(async () =>
          cache.set(key, await drawShareCard(card, { siteName, look }, bodies)),
        ),
      )
      return { ...drawn, isComplete }
    },
  }
}

/** Hashes everything that affects the drawing. */
function toKey(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
