import { data } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import type { Route } from './+types/clicks-route.ts'
import { adminClicksPath } from './admin-clicks-path.ts'
import { getClicksPage } from './clicks-page.ts'
import { parseClicksQuery } from './clicks-query.ts'
import { ClicksView } from './clicks-view.tsx'
import { uploadReport } from './upload-report.ts'

export const middleware = [guard('admin')]

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseClicksQuery(new URL(request.url).searchParams)
  const retailers = context.get(servicesContext).retailers.all()
  const reports = context.get(servicesContext).reports
  return { page: await getClicksPage(reports, query, { retailers }) }
}

/** Imports a commission report that an operator uploads. */
export async function action({ context, request }: Route.ActionArgs) {
  const { form, actor } = await requireOperatorForm(request, context)
  const result = await uploadReport(context.get(servicesContext).reports, actor, form)
  return data(result, { status: 'error' in result ? 400 : 200 })
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Clicks',
    path: adminClicksPath(),
    isNoindex: true,
  })
}

export default function ClicksRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClicksView {...loaderData} uploaded={actionData} />
}
