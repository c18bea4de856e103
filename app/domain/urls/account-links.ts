import type { LoginPurpose } from '../login-purpose.ts'
import type { OAuthProvider } from '../oauth-provider.ts'
import type { ProductKey } from '../product-key.ts'
import { toLastSegment } from './product-path.ts'
import { formatSavedQuery, type SavedQuery } from './saved-query.ts'

export const logoutPath = '/auth/logout'

const accountTabs = ['profile', 'saved', 'alerts', 'sizes', 'settings'] as const
export type AccountTab = (typeof accountTabs)[number]

/**
 * Builds the account page's path: `/account/` for the
 * first tab, `/account?tab=settings` for another.
 */
export function accountPath(tab: AccountTab = 'profile'): string {
  return tab === 'profile' ? '/account/' : `/account?tab=${tab}`
}

/** Returns the tab in a URL, or the first tab. */
export function parseAccountTab(search: URLSearchParams): AccountTab {
  return accountTabs.find(tab => tab === search.get('tab')) ?? 'profile'
}

/** Builds the path of the user's photo: `/account/photo/{tag}`. The tag changes with the photo. */
export function photoPath(tag: string): string {
  return `/account/photo/${tag}`
}

export const downloadDataPath = '/account/download'

/** A page with a logout button; opening it does not log the user out. */
export const logoutPagePath = '/account?logout=1'

/** Returns true for account and login paths. */
export function isAccountPath(path: string): boolean {
  return /^\/(?:account|auth)(?:[/?]|$)/.test(path)
}

interface Return {
  /** The path to show after signing in. */
  to?: string | undefined
}

interface Asked extends Return {
  /** Why the visitor has to log in, as the page tells them. */
  purpose?: LoginPurpose | undefined
}

/**
 * Builds the login page's path: `/auth/login/?to=%2Fsaved%2F`.
 * `problem` says why a social login failed.
 */
export function loginPath({ to, purpose, problem }: Asked & { problem?: string } = {}): string {
  return withReturn('/auth/login/', { problem, for: purpose, to })
}

/** Builds the path that starts a social login: `/auth/with/google?to=%2Fsaved%2F`. */
export function oauthPath(provider: OAuthProvider, { to }: Return = {}): string {
  return withReturn(`/auth/with/${provider}`, { to })
}

/** Builds a provider's redirect path; operators register its URL with the provider. */
export function oauthCallbackPath(provider: OAuthProvider, query: URLSearchParams): string {
  return `/auth/callback/${provider}?${query}`
}

export function signUpPath({ to, purpose }: Asked = {}): string {
  return withReturn('/auth/signUp/', { for: purpose, to })
}

/** Builds the path of the form for a new password, opened with the token from an email. */
export function resetPasswordPath({ token, to }: Return & { token?: string } = {}): string {
  return withReturn('/auth/resetPassword/', { token, to })
}

/** Builds the path of the page whose button confirms an email address. */
export function verifyEmailPath({ token, to }: Return & { token: string }): string {
  return withReturn('/auth/verify/', { token, to })
}

function withReturn(
  path: string,
  { to, ...rest }: Return & Partial<Record<'token' | 'problem' | 'for', string | undefined>>,
): string {
  const fields = { ...rest, to: to === undefined || to === accountPath() ? undefined : to }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) search.set(name, value)
  return search.size === 0 ? path : `${path}?${search}`
}

/** Form actions of the account tabs, which are not pages themselves. */
export const alertsPath = '/alerts'
export const searchesPath = '/searches'
export const wornSizesPath = '/worn-sizes'

/**
 * Builds the path of the page where the recipient of an alert can unsubscribe without signing in.
 */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`
}

export const feedFormats = ['atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** Builds the path of a saved search's feed: `/feeds/<token>/atom`. The token is a secret. */
export function feedPath(token: string, format: FeedFormat): string {
  return `/feeds/${token}/${format}`
}

/** Builds the path of a shopper's saved products: `/saved/?show=dropped&sort=drop&page=2`. */
export function savedPath(query: Partial<SavedQuery> = {}): string {
  const search = formatSavedQuery(query)
  return search === '' ? '/saved/' : `/saved/?${search}`
}

/** Builds the path that scripts use to save (PUT) or remove (DELETE) a product. */
export function savedDataPath({ source, id }: ProductKey): string {
  return `/api/saved/${source}/${toLastSegment(id)}`
}

/** The action of forms that save or remove products; the product is a form field. */
export const saveFormPath = '/save'

/**
 * Builds the path of the event stream with changes to saved
 * products that came after the change with the token `after`.
 */
export function savedEventsPath(after?: string): string {
  const path = '/api/saved/events'
  return after === undefined ? path : `${path}?${new URLSearchParams({ after })}`
}
