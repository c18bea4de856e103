import { sessionIdContext, userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { DataTable } from '../frame/data-table.tsx'
import type { Route } from './+types/test-firebase-route.ts'
import { checkStores } from './check-stores.server.ts'
import { DiagnosticsPage } from './diagnostics-page.tsx'
import { testFirebasePath } from './test-paths.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const userId = context.get(userContext)?.id ?? ''
  const sessionId = context.get(sessionIdContext) ?? ''
  const { hub } = context.get(servicesContext).accounts.saved
  const open = () => hub.open({ userId, sessionId, revision: undefined })
  const { pool } = context.get(servicesContext).operators
  return { checks: await checkStores(pool, userId, open) }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Test the data stores',
    path: testFirebasePath,
    isNoindex: true,
  })
}

/** The route is still named after Firebase, which these stores have replaced. */
export default function TestFirebaseRoute({ loaderData: { checks } }: Route.ComponentProps) {
  return (
    <DiagnosticsPage title="Test the data stores">
      <DataTable
        caption="Stores behind accounts"
        titles={['Store', 'Reachable', 'Read', 'Live update']}
        empty=""
        rows={checks.map(({ name, readMs, updateMs, error }) => ({
          key: name,
          cells: [
            name,
            error ? <strong key="error">{`No: ${error}`}</strong> : 'Yes',
            formatMs(readMs),
            error ? '' : updateMs === undefined ? 'Did not arrive' : formatMs(updateMs),
          ],
        }))}
      />
    </DiagnosticsPage>
  )
}

function formatMs(ms: number | undefined): string {
  return ms === undefined ? '' : `${ms.toFixed(1)} ms`
}
