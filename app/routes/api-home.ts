import { data } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { getHomeSection } from '#app/pages/home/get-home-page.server.ts'
import { settleLoad } from '#app/ui/navigation/background-load.ts'
import type { Route } from './+types/api-home.ts'

const timeLimitMs = 15_000

/** Returns the content of one section of the home page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const options = {
    catalogue: context.get(servicesContext).catalogue,
    content: context.get(servicesContext).content,
    site: context.get(storefrontContext),
  }
  const section = await getHomeSection(options, params.section)
  if (!section) throw data('This section has nothing to show', { status: 404 })
  return section.content
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return settleLoad(serverLoader(), timeLimitMs)
}

export const shouldRevalidate = () => false
