import { userContext } from '#app/context/contexts.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { getSiteAccounts } from '#app/middleware/user.server.ts'
import type { Route } from './+types/account-download.ts'

export const middleware = [guard('signed-in')]

/** Downloads the user's stored data as a JSON file. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const data = user ? await getSiteAccounts(context).settings.exportData(user) : {}
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
