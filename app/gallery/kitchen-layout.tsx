import { Outlet } from 'react-router'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import type { Route } from './+types/kitchen-layout.ts'

/** Renders the page in the look of the storefront given by `?look=`. */
const chooseLook: Route.MiddlewareFunction = ({ request, context }, next) => {
  const look = new URL(request.url).searchParams.get('look')
  const chosen = storefronts.find(({ id }) => id === look)
  if (chosen) context.set(storefrontContext, chosen)
  return next()
}

export const middleware = [chooseLook]

/**
 * Makes every navigation call the server. Without a loader, navigation between
 * pages without data would skip the server, and with it the choice of the look.
 */
export function loader() {
  return null
}

export default function KitchenLayout() {
  return <Outlet />
}
