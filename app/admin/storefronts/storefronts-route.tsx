import { servicesContext } from '#app/context/services.ts'
import { applyOverrides } from '#app/storefronts/apply-overrides.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/storefronts-route.ts'
import { adminStorefrontsPath } from './admin-storefronts-path.ts'
import { getStorefrontsPage } from './storefronts-page.ts'
import { StorefrontsView } from './storefronts-view.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { overrides } = context.get(servicesContext).content
  const sites = storefronts.map(site => applyOverrides(site, overrides(site.id)))
  const operators = context.get(servicesContext).operators
  return {
    storefronts: await getStorefrontsPage(operators, context.get(servicesContext).outbound, sites),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Storefronts',
    path: adminStorefrontsPath,
    isNoindex: true,
  })
}

export default function StorefrontsRoute({ loaderData }: Route.ComponentProps) {
  return <StorefrontsView {...loaderData} />
}
