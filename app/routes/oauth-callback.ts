import { redirect } from 'react-router'
import { loginPath, oauthCallbackPath } from '#app/domain/urls/account-links.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { secretLinkMiddleware } from '#app/middleware/secret-link.server.ts'
import { getClient, getSiteAccounts, redirectWithCookies } from '#app/middleware/user.server.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { requireOAuthProvider } from '#app/requests/require-oauth-provider.server.ts'
import type { Route } from './+types/oauth-callback.ts'

export const middleware = [secretLinkMiddleware, guard('signed-out')]

/** Handles the redirect from a provider back to the storefront. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const provider = requireOAuthProvider(context, params.provider)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { oauth } = getSiteAccounts(context)
  const { to, ...outcome } = await oauth.finish(provider, query, getClient(request, context))
  return 'fault' in outcome
    ? redirect(loginPath({ to, problem: outcome.fault }))
    : redirectWithCookies(to, outcome.setCookies)
}

/**
 * Handles Apple's response, which is a form. Browsers send no cookies with a
 * cross-site POST, so this redirects to a GET request, which carries them.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const provider = requireOAuthProvider(context, params.provider)
  const query = new URLSearchParams()
  for (const [name, value] of await requireForm(request)) query.set(name, String(value))
  return redirect(oauthCallbackPath(provider, query), 303)
}
