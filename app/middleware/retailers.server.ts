import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { replaceService, servicesContext } from '#app/context/services.ts'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import { retailerPath } from '#app/domain/urls/links.ts'
import { toNameId } from '#app/domain/urls/slug.ts'
import { applyRetailerView } from '#app/overrides/retailers/apply-retailer-view.ts'
import type { RetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { storefrontContext } from './storefront.server.ts'

/**
 * Until the settings change, every request gets the same object,
 * because pages cache by catalogue what takes many queries.
 */
const getShownCatalogue = cacheByObject((catalogue: Catalogue) =>
  cacheByObject((view: RetailerView) => applyRetailerView(catalogue, view)),
)

/** Applies the operators' retailer settings to everything that the storefront shows. */
export const retailersMiddleware: MiddlewareFunction<Response> = ({ context }, next) => {
  const view = findRetailerView(context)
  if (view) {
    const { wholeCatalogue } = context.get(servicesContext)
    replaceService(context, 'catalogue', getShownCatalogue(wholeCatalogue)(view))
  }
  return next()
}

/** Returns the retailers of the request's storefront; undefined when no settings apply. */
export function findRetailerView(
  context: Readonly<RouterContextProvider>,
): RetailerView | undefined {
  return context.get(servicesContext).retailers.viewOf(context.get(storefrontContext).id)
}

/**
 * Finds the page of a retailer that operators have renamed or merged, given the last segment of
 * its old page; undefined if no such retailer is shown.
 */
export async function findMovedRetailer(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<string | undefined> {
  const view = findRetailerView(context)
  if (!view) return undefined
  const { wholeCatalogue, retailers: known } = context.get(servicesContext)
  const settings = known.all()
  const { retailers } = await wholeCatalogue.directory()
  const [found] = [
    ...retailers.map(({ value }) => ({ old: value, name: value })),
    // A merged retailer may have had another name than its source's.
    ...settings.map(({ key, name }) => ({ old: name, name: key })),
    ...settings.flatMap(({ key, formerNames = [] }) =>
      formerNames.map(old => ({ old, name: key })),
    ),
  ].filter(({ old }) => toNameId(old) === id || toRetailerKey(old) === toRetailerKey(id))
  if (!found || view.isHidden(found.name)) return undefined
  const path = retailerPath(view.toShownName(found.name))
  return path === retailerPath(found.old) ? undefined : path
}
