import { Outlet } from 'react-router'
import { RouteErrorPage } from '#app/ui/page/route-error-page.tsx'

/**
 * Catches page errors. When React Router renders an action's error, the route that catches it has
 * no data. Catching the error below the root therefore keeps the storefront's header and footer.
 */
export function ErrorBoundary() {
  return <RouteErrorPage />
}

export default function PageBoundary() {
  return <Outlet />
}
