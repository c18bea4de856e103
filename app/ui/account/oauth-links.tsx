import { type OAuthProvider, oauthProviderNames } from '#app/domain/oauth-provider.ts'
import { oauthPath } from '#app/domain/urls/account-links.ts'

/** Links for logging in through other sites, shown above an account page's form. */
export function OAuthLinks({ providers, to }: { providers: readonly OAuthProvider[]; to: string }) {
  if (providers.length === 0) return null
  return (
    <>
      <ul className="flex flex-col gap-3">
        {providers.map(provider => (
          <li key={provider}>
            <a href={oauthPath(provider, { to })} className="button-quiet w-full">
              Continue with {oauthProviderNames[provider]}
            </a>
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-3 text-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </>
  )
}
