import { Outlet } from 'react-router'
import { guard } from '#app/middleware/guard.server.ts'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { AdminPage } from './admin-page.tsx'

export const handle: PageHandle = { isWide: true }

/** Guards every operator page and file below it. */
export const middleware = [guard('admin')]

/**
 * Makes every navigation call the server. Without a loader, navigation
 * between pages without data would skip the server, and with it the guard.
 */
export function loader() {
  return null
}

export default function AdminLayout() {
  return (
    <AdminPage>
      <Outlet />
    </AdminPage>
  )
}
