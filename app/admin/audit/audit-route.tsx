import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/audit-route.ts'
import { adminAuditPath } from './admin-audit-path.ts'
import { getAuditPage } from './audit-page.ts'
import { AuditView } from './audit-view.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pool } = context.get(servicesContext).operators
  return { page: await getAuditPage(pool, new URL(request.url).searchParams) }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Audit',
    path: adminAuditPath(),
    isNoindex: true,
  })
}

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
  return <AuditView {...loaderData} />
}
