import type { Accounts } from '#app/accounts/accounts.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content } from '#app/content/content.ts'
import { createEditorial } from '#app/content/create-editorial.ts'
import type { Services } from '#app/context/services.ts'
import { quietServices } from '#app/context/testing.ts'
import type { Outbound } from '#app/outbound/outbound.ts'
import type { Pictures } from '#app/pictures/create-pictures.server.ts'

const unexpected = () => Promise.reject(new Error('This test must not read the catalogue'))

/** A ready catalogue that fails when it is read, for tests that need no products. */
export const unreadCatalogue: Catalogue = {
  list: unexpected,
  explainOrder: unexpected,
  findValues: unexpected,
  countTexts: unexpected,
  directory: unexpected,
  listCategories: unexpected,
  findSitemapSplits: unexpected,
  readSitemapSplit: () => {
    throw new Error('This test must not read the catalogue')
  },
  suggest: unexpected,
  similar: unexpected,
  find: unexpected,
  recall: () => undefined,
  findByClickUrl: unexpected,
  findImages: unexpected,
  findMany: unexpected,
  findOffers: unexpected,
  findColorSiblings: unexpected,
  findPriceHistory: unexpected,
  findPriceSteps: unexpected,
  matchSearches: unexpected,
  setSynonyms: () => undefined,
  previewSearch: unexpected,
  state: () => ({ isReady: true, products: 1, version: 1, memory: {} }),
}

/** Pictures that fail when requested, for tests that need no pictures. */
export const noPictures: Pictures = { find: unexpected, settled: () => Promise.resolve() }

/** Accounts that fail when used, for tests that need no accounts. */
export const noAccounts: Accounts = {
  at: failUse,
  settled: () => Promise.resolve(),
  get profiles() {
    return failUse()
  },
  get alerts() {
    return failUse()
  },
  get searches() {
    return failUse()
  },
  get wornSizes() {
    return failUse()
  },
  get unsubscriber() {
    return failUse()
  },
  saved: {
    store: { save: unexpected, remove: unexpected, findPage: unexpected },
    hub: { open: () => undefined, size: 0, close: () => Promise.resolve() },
  },
}

function failUse(): never {
  throw new Error('This test must not use accounts')
}

/** Outbound links that fail when followed, for tests that need no outbound links. */
export const noOutbound: Outbound = {
  refresh: () => undefined,
  leave: unexpected,
  findLinks: unexpected,
  inspect: unexpected,
  getIds: ({ affiliate }) => affiliate,
  ledger: () => ({ recorded: 0, written: 0, dropped: 0, spoolBytes: 0 }),
  close: () => Promise.resolve(),
}

/** Returns the same storefront for every host, for tests that do not depend on the storefront. */
export function getTestSite() {
  return { id: 'shop', siteName: 'Shop & Co', affiliate: {} }
}

/** A content service without documents, for tests that need no content. */
export const noContent: Content = {
  ...createEditorial([], new Set()),
  refresh: unexpected,
  refreshAfterEdit: unexpected,
  isWebhookSecret: () => false,
  posts: () => [],
  previews: { open: unexpected },
  close: () => Promise.resolve(),
}

/** All services, which fail when used except for the given ones and those that change nothing. */
export function makeServices(own: Partial<Services> = {}): Services {
  const unused = {
    catalogue: unreadCatalogue,
    wholeCatalogue: unreadCatalogue,
    accounts: noAccounts,
    content: noContent,
    outbound: noOutbound,
    pictures: noPictures,
  }
  // Operators' services are missing, since no test of the HTTP server opens their pages.
  return { ...quietServices, ...unused, ...own } as Services
}
