import { data, redirect } from 'react-router'
import { parseClicksQuery } from '#app/domain/clicks-query.ts'
import { adminClicksPath } from '#app/domain/links.ts'
import { parseProductKey } from '#app/domain/product-key.ts'
import { outboundReportsContext } from '#app/middleware/contexts.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { requireForm } from '#app/middleware/require-form.server.ts'
import { requireSameOrigin } from '#app/middleware/require-same-origin.server.ts'
import { getClicksPage } from '#app/pages/admin/clicks-page.ts'
import { ClicksView } from '#app/ui/admin/clicks-view.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/admin-clicks.ts'

export const middleware = [guard('admin')]

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseClicksQuery(new URL(request.url).searchParams)
  return { page: await getClicksPage(context.get(outboundReportsContext), query) }
}

/** Dismisses a link in trouble. */
export async function action({ context, request }: Route.ActionArgs) {
  requireSameOrigin(request, context)
  const form = await requireForm(request)
  const key = parseProductKey(String(form.get('dismiss') ?? ''))
  if (!key) throw data('Name the product to dismiss', { status: 400 })
  await context.get(outboundReportsContext).dismiss(key.source, key.id)
  return redirect(adminClicksPath(parseClicksQuery(new URL(request.url).searchParams)))
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Clicks',
    path: adminClicksPath(),
    isNoindex: true,
  })
}

export default function AdminClicks({ loaderData }: Route.ComponentProps) {
  return <ClicksView {...loaderData} />
}
