import { createContext, type MiddlewareFunction } from 'react-router'
import { visitContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { applyOverrides } from '#app/storefronts/apply-overrides.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'

export const storefrontContext = createContext<Storefront>()

/** Chooses the storefront by host and applies its editors' changes. */
export const storefrontMiddleware: MiddlewareFunction<Response> = ({ context }, next) => {
  const site = getStorefront(context.get(visitContext).host)
  const { overrides } = context.get(servicesContext).content
  context.set(storefrontContext, applyOverrides(site, overrides(site.id)))
  return next()
}
