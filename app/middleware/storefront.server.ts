import { createContext, type MiddlewareFunction } from 'react-router'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { visitContext } from './contexts.ts'

export const storefrontContext = createContext<Storefront>()

/** Chooses the storefront by host. */
export const storefrontMiddleware: MiddlewareFunction<Response> = ({ context }, next) => {
  context.set(storefrontContext, getStorefront(context.get(visitContext).host))
  return next()
}
