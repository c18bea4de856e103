import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createPictures, type Pictures } from '#app/pictures/create-pictures.server.ts'
import { saveDominantColor } from '#app/pictures/save-dominant-color.server.ts'
import type { Settings } from './settings.ts'

/** The pictures of the catalogue, cached in the data folder. */
export function openPictures(
  { dataDirectory, imageCacheMegabytes, imagePrivateHosts }: Settings,
  catalogue: Pick<Catalogue, 'findImages'>,
  pool: Pool,
  log: Logger,
): Pictures {
  return createPictures({
    folder: join(dataDirectory, 'images'),
    maxCacheBytes: imageCacheMegabytes * 1024 * 1024,
    privateHosts: imagePrivateHosts,
    findImages: (source, id) => catalogue.findImages(source, id),
    saveDominantColor: (...color) => saveDominantColor(pool, ...color),
    log,
  })
}
