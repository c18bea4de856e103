import { data } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/click-route.ts'
import { adminClickPath } from './admin-clicks-path.ts'
import { getClickPage } from './click-page.ts'
import { ClickView } from './click-view.tsx'

export async function loader({ context, params: { click } }: Route.LoaderArgs) {
  const story = await context.get(servicesContext).reports.fetchClickStory(click)
  if (!story) throw data('There is no such click', { status: 404 })
  return { page: getClickPage(click, story) }
}

export function meta({ matches, params }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Click',
    path: adminClickPath(params.click),
    isNoindex: true,
  })
}

export default function ClickRoute({ loaderData }: Route.ComponentProps) {
  return <ClickView {...loaderData} />
}
