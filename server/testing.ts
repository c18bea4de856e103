import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Pictures } from '#app/pictures/create-pictures.server.ts'

const notAsked = () => Promise.reject(new Error('This catalogue is for tests that do not read it'))

/** For tests of what happens around the pages: it stands there, ready, and nobody may ask it anything. */
export const unreadCatalogue: Catalogue = {
  list: notAsked,
  findValues: notAsked,
  directory: notAsked,
  suggest: notAsked,
  similar: notAsked,
  find: notAsked,
  findImages: notAsked,
  findMany: notAsked,
  findOffers: notAsked,
  findPriceHistory: notAsked,
  state: () => ({ isReady: true, products: 1, version: 1, memory: {} }),
}

/** For the same tests: there is none to be had. */
export const noPictures: Pictures = { find: notAsked, settled: () => Promise.resolve() }
