import { data } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { findMenuPanel, type MenuPanel } from '#app/pages/menu-panel.ts'
import { type Loaded, settleLoad } from '#app/ui/navigation/background-load.ts'
import type { Route } from './+types/api-menu.ts'

const timeLimitMs = 5_000

/** Caches panels during a visit, since the pointer crosses the same entries repeatedly. */
const remembered = new Map<string, Loaded<MenuPanel>>()

/**
 * Returns the panel below a menu entry, which is loaded when a shopper first points at the entry.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<MenuPanel> {
  const { firstCategories } = context.get(storefrontContext).list
  const panel = await findMenuPanel(
    context.get(servicesContext).catalogue,
    params.category,
    firstCategories,
  )
  if (!panel) throw data({ message: 'This category has no menu' }, { status: 404 })
  return panel
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const known = remembered.get(params.category)
  if (known) return known
  const loaded = await settleLoad(serverLoader(), timeLimitMs)
  if ('data' in loaded) remembered.set(params.category, loaded)
  return loaded
}

export const shouldRevalidate = () => false
