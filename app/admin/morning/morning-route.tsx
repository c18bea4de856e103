import { servicesContext } from '#app/context/services.ts'
import { adminPath } from '#app/domain/urls/links.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/morning-route.ts'
import { getFetchMorning } from './create-morning.server.ts'
import { getMorningPage } from './morning-page.ts'
import { MorningView } from './morning-view.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { operators, pageChecks } = context.get(servicesContext)
  const [morning, crawls] = await Promise.all([
    getFetchMorning(operators)(),
    pageChecks.fetchLatest(),
  ])
  return { page: getMorningPage(morning, crawls) }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Today',
    path: adminPath,
    isNoindex: true,
  })
}

export default function MorningRoute({ loaderData }: Route.ComponentProps) {
  return <MorningView {...loaderData} />
}
