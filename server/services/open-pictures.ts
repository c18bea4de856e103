import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content } from '#app/content/content.ts'
import { contentOwner } from '#app/domain/urls/image-links.ts'
import {
  createSharePictures,
  type SharePictures,
} from '#app/pages/share/create-share-pictures.server.ts'
import { createPictures, type Pictures } from '#app/pictures/create-pictures.server.ts'
import { saveDominantColor } from '#app/pictures/save-dominant-color.server.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Opens the pictures of products and of the editors’
 * documents, which are cached in the data folder.
 */
export function openPictures(
  { dataDirectory, imageCacheMegabytes, imagePrivateHosts }: Settings,
  catalogue: Pick<Catalogue, 'findImages'>,
  content: Pick<Content, 'findImages'>,
  pool: Pool,
  log: Logger,
): Pictures {
  return createPictures({
    folder: join(dataDirectory, 'images'),
    maxCacheBytes: imageCacheMegabytes * 1024 * 1024,
    privateHosts: imagePrivateHosts,
    findImages: async (owner, id) =>
      owner === contentOwner ? [...content.findImages(id)] : catalogue.findImages(owner, id),
    async saveDominantColor(owner, ...color) {
      if (owner !== contentOwner) await saveDominantColor(pool, owner, ...color)
    },
    log,
  })
}

/** The share of `imageCacheMegabytes` for link previews, which are drawn from product pictures. */
const shareOfCache = 1 / 8

/** Opens the link previews of pages, which are cached alongside the pictures. */
export function openSharePictures(
  { dataDirectory, imageCacheMegabytes }: Settings,
  pictures: Pictures,
  log: Logger,
): SharePictures {
  return createSharePictures({
    folder: join(dataDirectory, 'share-images'),
    maxBytes: imageCacheMegabytes * shareOfCache * 1024 * 1024,
    pictures,
    log,
  })
}
