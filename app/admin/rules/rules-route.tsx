import { redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import type { Route } from './+types/rules-route.ts'
import { adminRulesPath } from './admin-rules-path.ts'
import { getRulesPage } from './rules-page.ts'
import { RulesView } from './rules-view.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const checks = context.get(servicesContext).pageChecks
  const [crawls, isPending] = await Promise.all([checks.fetchLatest(), checks.isPending()])
  return { page: getRulesPage(crawls, isPending, storefronts) }
}

/** Starts a check of all storefronts. */
export async function action({ context, request }: Route.ActionArgs) {
  await requireOperatorForm(request, context)
  await context.get(servicesContext).pageChecks.request()
  return redirect(adminRulesPath)
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Rules',
    path: adminRulesPath,
    isNoindex: true,
  })
}

export default function RulesRoute({ loaderData }: Route.ComponentProps) {
  return <RulesView {...loaderData} />
}
