import { redirect } from 'react-router'
import { adminRulesPath } from '#app/domain/admin-links.ts'
import { requireOperatorForm } from '#app/middleware/require-operator-form.server.ts'
import { servicesContext } from '#app/middleware/services.ts'
import { getRulesPage } from '#app/pages/admin/rules-page.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { RulesView } from '#app/ui/admin/rules-view.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/admin-rules.ts'

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

export default function AdminRules({ loaderData }: Route.ComponentProps) {
  return <RulesView {...loaderData} />
}
