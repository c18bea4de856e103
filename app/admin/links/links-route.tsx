import { data, redirect } from 'react-router'
import { z } from 'zod'
import { userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { parseProductKey } from '#app/domain/product-key.ts'
import { linkDecisions } from '#app/outbound/health/decide-on-link.server.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { requireSameOrigin } from '#app/requests/require-same-origin.server.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/links-route.ts'
import { adminLinksPath } from './admin-links-path.ts'
import { getLinksPage } from './links-page.ts'
import { LinksView } from './links-view.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { reports, retailers } = context.get(servicesContext)
  return { page: await getLinksPage(reports, retailers.all()) }
}

const decisionSchema = z.enum(linkDecisions)

/** Stores a decision on a bad link. There is nothing to decide about a link that works again. */
export async function action({ context, request }: Route.ActionArgs) {
  requireSameOrigin(request)
  const form = await requireForm(request)
  const key = parseProductKey(String(form.get('product') ?? ''))
  const decision = decisionSchema.safeParse(form.get('decision')).data
  if (!key || !decision)
    throw data('Send a product and a decision: replace, dismiss or reopen', { status: 400 })
  const actor = context.get(userContext)?.email ?? ''
  await context.get(servicesContext).reports.decideOnLink(key, decision, actor)
  return redirect(adminLinksPath)
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Links',
    path: adminLinksPath,
    isNoindex: true,
  })
}

export default function LinksRoute({ loaderData }: Route.ComponentProps) {
  return <LinksView {...loaderData} />
}
