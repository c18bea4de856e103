import { createContext } from 'react-router'
import type { Accounts } from '#app/accounts/accounts.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content } from '#app/content/content.ts'
import type { User } from '#app/domain/user.ts'
import type { ShownBrands } from '#app/operators/brands/shown-brands.server.ts'
import type { Operators } from '#app/operators/operators.ts'
import type { Retailers } from '#app/operators/retailers/retailers.server.ts'
import type { SearchLog } from '#app/operators/searches/search-log.server.ts'
import type { Outbound } from '#app/outbound/outbound.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import type { PageChecks } from '#app/page-rules/page-checks.ts'
import type { SharePictures } from '#app/pages/share/create-share-pictures.server.ts'

// The server sets these contexts on every request before React Router handles it.

export const catalogueContext = createContext<Catalogue>()
export const contentContext = createContext<Content>()
export const outboundContext = createContext<Outbound>()

export const sharePicturesContext = createContext<SharePictures>()

export const accountsContext = createContext<Accounts>()

/** Reports on clicks and sales, for operators' pages. */
export const outboundReportsContext = createContext<OutboundReports>()

/** The data for operators' pages. */
export const operatorsContext = createContext<Operators>()

/** Checks our pages against rules, for operators' pages. */
export const pageChecksContext = createContext<PageChecks>()

/** The retailers' settings; null in tests that do not need them. */
export const retailersContext = createContext<Retailers | null>(null)

/** The catalogue without the storefront's retailer settings; null if there are none. */
export const wholeCatalogueContext = createContext<Catalogue | null>(null)

/** The names of aliased brands; null in tests that do not need them. */
export const shownBrandsContext = createContext<ShownBrands | null>(null)

/** The log that counts searches; null in tests that do not need it. */
export const searchLogContext = createContext<SearchLog | null>(null)

export interface Visit {
  /**
   * The requested host; forwarded headers count only behind a trusted proxy.
   * The host selects the storefront, and a form's origin must match the host.
   */
  host: string
  /** IP address of the client, or of the proxy's last hop; empty without a socket. */
  address: string
  /** An id included in every log line of this request. */
  requestId: string
  /** The nonce that permits this document's inline scripts in the content security policy. */
  nonce: string
}

export const visitContext = createContext<Visit>()

/** The signed-in user, if any; set by `userMiddleware` on every request. */
export const userContext = createContext<User | undefined>()

/** The id of the signed-in user's session; set with `userContext`. */
export const sessionIdContext = createContext<string | undefined>()
