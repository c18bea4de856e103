import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { adminPath } from '#app/domain/urls/links.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { RouteErrorPage } from '#app/ui/page/route-error-page.tsx'
import type { Route } from './+types/admin-layout.ts'
import { AdminPage } from './admin-page.tsx'
import { useFormOutcome } from './form-outcome.ts'

export const handle: PageHandle = { hasOwnFrame: true }

/** Guards every operator page and file below it. */
export const middleware = [guard('admin')]

/**
 * Makes every navigation call the server. Without a loader, navigation between pages without data
 * would skip the server, and with it the guard. A page with data has passed the guard.
 */
export function loader() {
  return { isOperator: true }
}

export default function AdminLayout() {
  useFormOutcome()
  return (
    <AdminPage>
      <Outlet />
    </AdminPage>
  )
}

/**
 * Shows errors within the operators' frame, but only to operators. After an action's
 * error there is no data either, and the error is shown in the storefront's frame.
 */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = useRouteError()
  if (!loaderData) return <RouteErrorPage />
  const isAnswer = isRouteErrorResponse(error)
  return (
    <AdminPage>
      <title>Error</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-heading">
        {isAnswer ? String(error.data || error.statusText) : 'This page could not be shown'}
      </h1>
      <p className="mt-2 text-soft">
        {isAnswer ? `Status ${error.status}.` : 'The server’s log has the reason.'}
      </p>
      {import.meta.env.DEV && error instanceof Error ? (
        <pre className="mt-6 overflow-x-auto text-xs">{error.stack}</pre>
      ) : null}
      <PageLink to={adminPath} className="button-quiet mt-6">
        Back to Today
      </PageLink>
    </AdminPage>
  )
}
