import { userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { savedPath } from '#app/domain/urls/account-links.ts'
import { parseSavedQuery } from '#app/domain/urls/saved-query.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { findRetailerView } from '#app/middleware/retailers.server.ts'
import { getSavedPage } from '#app/pages/saved-page.ts'
import { SavedView } from '#app/ui/account/saved-view.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/saved.ts'

export const middleware = [guard('signed-in')]

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseSavedQuery(new URL(request.url).searchParams)
  const userId = context.get(userContext)?.id ?? ''
  const { alerts, saved } = context.get(servicesContext).accounts
  return {
    saved: await getSavedPage(
      {
        catalogue: context.get(servicesContext).catalogue,
        store: saved.store,
        alerts,
        userId,
        retailers: findRetailerView(context),
      },
      query,
    ),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Saved',
    path: savedPath(),
    isNoindex: true,
  })
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  return <SavedView {...loaderData} />
}
