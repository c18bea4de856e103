import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { applyRetailerView } from '#app/operators/retailers/apply-retailer-view.ts'
import type { RetailerView } from '#app/operators/retailers/retailer-view.ts'
import { catalogueContext, retailersContext } from './contexts.ts'
import { storefrontContext } from './storefront.server.ts'

/** Applies the operators' retailer settings to everything that the storefront shows. */
export const retailersMiddleware: MiddlewareFunction<Response> = ({ context }, next) => {
  const view = findRetailerView(context)
  if (view) context.set(catalogueContext, applyRetailerView(context.get(catalogueContext), view))
  return next()
}

/** Returns the retailers of the request's storefront; undefined when no settings apply. */
export function findRetailerView(
  context: Readonly<RouterContextProvider>,
): RetailerView | undefined {
  return context.get(retailersContext)?.viewOf(context.get(storefrontContext).id)
}
