import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/sources-route.ts'
import { adminSourcesPath } from './admin-sources-path.ts'
import { getSourcesPage } from './sources-page.ts'
import { SourcesView } from './sources-view.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: getSourcesPage(await context.get(servicesContext).operators.sources.fetchAll()) }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Sources',
    path: adminSourcesPath,
    isNoindex: true,
  })
}

export default function SourcesRoute({ loaderData }: Route.ComponentProps) {
  return <SourcesView {...loaderData} />
}
