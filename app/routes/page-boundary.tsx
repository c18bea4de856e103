import { Outlet } from 'react-router'
import { RouteErrorPage } from '#app/ui/page/route-error-page.tsx'

/**
 * Catches page errors. When React Router renders an action's error,
 * the route that catches it has no data. The error is therefore caught
 * below the root, so that the storefront's header and footer remain.
 */
export function ErrorBoundary() {
  return <RouteErrorPage />
}

export default function PageBoundary() {
  return <Outlet />
}
