import { Outlet } from 'react-router'
import { RouteErrorPage } from '#app/ui/page/route-error-page.tsx'

/**
 * Catches page errors. React Router renders an action's error without the data of the route that
 * catches it, so catching it below the root preserves the storefront's header and footer.
 */
export function ErrorBoundary() {
  return <RouteErrorPage />
}

export default function PageBoundary() {
  return <Outlet />
}
