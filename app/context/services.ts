import type { Pool } from 'pg'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Accounts } from '#app/accounts/accounts.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Content } from '#app/content/content.ts'
import type { Sources } from '#app/ingest/control/sources.ts'
import type { Outbound } from '#app/outbound/outbound.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import type { Retailers } from '#app/overrides/retailers/retailers.server.ts'
import type { SaleReviews } from '#app/overrides/sale-reviews.server.ts'
import type { SearchLog } from '#app/overrides/search-log.server.ts'
import type { ShownBrands } from '#app/overrides/shown-brands.server.ts'
import type { Synonyms } from '#app/overrides/synonyms.server.ts'
import type { PageChecks } from '#app/page-rules/page-checks.ts'
import type { SharePictures } from '#app/pages/share/create-share-pictures.server.ts'
import type { Pictures } from '#app/pictures/create-pictures.server.ts'

/**
 * Everything that requests use, opened once per process. A new
 * service is a line here and one in `server/services/open-services.ts`.
 */
export interface Services {
  /** In a page, the catalogue as its storefront shows it. */
  catalogue: Catalogue
  /** The catalogue without the storefront's retailer settings. */
  wholeCatalogue: Catalogue
  accounts: Accounts
  content: Content
  outbound: Outbound
  pictures: Pictures
  /** Renders the pictures for link previews of pages. */
  sharePictures: SharePictures
  /** The retailers' settings. */
  retailers: Retailers
  /** The names of aliased brands. */
  shownBrands: ShownBrands
  /** Today’s sales, and those that operators keep off the page about them. */
  saleReviews: SaleReviews
  /** Counts searches. */
  searchLog: SearchLog
  /** The services from which operator pages create their stores. */
  operators: OperatorServices
  /** Reports on clicks and sales, for operators' pages. */
  reports: OutboundReports
  /** Checks our pages against rules, for operators' pages. */
  pageChecks: PageChecks
}

/** What operators' pages use besides; each topic makes its own store of it. */
export interface OperatorServices {
  pool: Pool
  /** The catalogue without any storefront's settings. */
  catalogue: Catalogue
  retailers: Retailers
  synonyms: Synonyms
  saleReviews: SaleReviews
  sources: Sources
}

/** The server sets this context on every request before React Router handles it. */
export const servicesContext = createContext<Services>()

/** Replaces a service for the rest of the request, such as the catalogue by a storefront's view. */
export function replaceService<Name extends keyof Services>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  service: Services[Name],
): void {
  context.set(servicesContext, { ...context.get(servicesContext), [name]: service })
}
