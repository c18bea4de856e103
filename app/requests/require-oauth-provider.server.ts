import { data, type RouterContextProvider } from 'react-router'
import { isOAuthProvider, type OAuthProvider } from '#app/domain/oauth-provider.ts'
import { getSiteAccounts } from '#app/middleware/user.server.ts'

/** Returns the provider named in a URL. Throws a 404 unless the provider is enabled. */
export function requireOAuthProvider(
  context: Readonly<RouterContextProvider>,
  name: string,
): OAuthProvider {
  if (isOAuthProvider(name) && getSiteAccounts(context).oauth.providers.includes(name)) return name
  throw data('This page could not be found', { status: 404 })
}
