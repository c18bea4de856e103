import { guard } from '#app/middleware/guard.server.ts'
import {
  getClient,
  getReturnPath,
  getSiteAccounts,
  redirectWithCookies,
} from '#app/middleware/user.server.ts'
import { requireOAuthProvider } from '#app/requests/require-oauth-provider.server.ts'
import type { Route } from './+types/oauth-start.ts'

export const middleware = [guard('signed-out')]

/**
 * Redirects the browser to a provider. This is not a form, because the
 * content security policy forbids forms that redirect to another site.
 * A GET request is acceptable, because all it changes is a cookie.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const provider = requireOAuthProvider(context, params.provider)
  const { oauth } = getSiteAccounts(context)
  const client = getClient(request, context)
  const { url, setCookies } = await oauth.start(provider, getReturnPath(request), client)
  return redirectWithCookies(url, setCookies)
}
