import type { OAuthProvider } from '#app/domain/oauth-provider.ts'
import type { User } from '#app/domain/user.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import type { AlertStore } from './alerts/alert-store.server.ts'
import type { Unsubscriber } from './alerts/unsubscriber.server.ts'
import type { LinkFault, LinkPurpose } from './links/issued-links.server.ts'
import type { ProfileStore } from './profiles/profile-store.server.ts'
import type { Saved } from './saved/saved.ts'
import type { SearchStore } from './searches/search-store.server.ts'
import type { WornSizeStore } from './sizes/worn-size-store.server.ts'

/** User accounts, each of which works on every storefront. */
export interface Accounts {
  /** Returns the account functions of one storefront, using its cookies, links and branding. */
  at(site: Pick<Storefront, 'id'>): SiteAccounts
  /** Resolves when all background work, such as sending email, is done. */
  settled(): Promise<void>
  saved: Saved
  profiles: ProfileStore
  alerts: AlertStore
  searches: SearchStore
  wornSizes: WornSizeStore
  unsubscriber: Unsubscriber
}

/** The client that sent a request. */
export interface Client {
  cookies: string | null
  /** IP address, for rate limits and the list of sessions. */
  address: string
  userAgent: string
}

/** Values of the response's Set-Cookie headers. */
export type SetCookies = string[]

export type AccountFault =
  | 'wrong-password'
  | 'not-verified'
  | 'too-many-attempts'
  | 'invalid-link'
  | 'expired-link'
  | 'weak-password'
  | 'stale-session'
  | 'oauth-failed'
  | 'oauth-unconfirmed'
  | 'photo-type'
  | 'photo-size'
  | 'photo-pixels'
  | 'photo-broken'
  | 'photo-busy'

export type Outcome = { setCookies: SetCookies } | { fault: AccountFault }

/** An emailed link that works. */
export interface MailedLink {
  purpose: LinkPurpose
  /** The address that the link was emailed to. */
  email: string
}

/** The address that was confirmed, and whether this browser is signed in with its account. */
export interface Confirmation extends MailedLink {
  isSignedIn: boolean
  setCookies: SetCookies
}

export interface FoundSession {
  /** The id of the session's row, not its secret token. */
  sessionId: string
  user: User
  setCookies: SetCookies
}

export interface SiteAccounts {
  settings: AccountSettings
  oauth: OAuth
  /**
   * Returns the session for a request's cookie, or undefined
   * if it is not valid. Extends the session when it is used.
   */
  findSession(client: Client): Promise<FoundSession | undefined>
  /**
   * Emails a link that confirms the address and, in this browser, signs in. If the address already has an account,
   * the email says so, but the response is the same. `to` is the path to show after sign-in.
   */
  signUp(
    form: { name: string; email: string; password: string; to: string },
    client: Client,
  ): Promise<Outcome>
  logIn(form: { email: string; password: string; to: string }, client: Client): Promise<Outcome>
  /** Returns what an emailed link is for, without using it. */
  findLink(token: string, purposes: readonly LinkPurpose[]): Promise<MailedLink | LinkFault>
  /**
   * Confirms the address that the token was emailed to. Signs in only the browser that signed up,
   * because a link proves only that its reader has the mailbox.
   */
  verifyEmail(token: string, client: Client): Promise<Confirmation | LinkFault>
  /** Emails a link to choose a new password, but only to an address that has an account. */
  requestReset(form: { email: string; to: string }, client: Client): Promise<Outcome>
  /**
   * Sets the password, given a single-use token. Ends all of the account's
   * sessions and the browser's own, whoever was signed in there.
   */
  resetPassword(form: { token: string; password: string }, client: Client): Promise<Outcome>
  /**
   * Deletes this browser's session cookie, even if the session could not be ended in the database.
   */
  logOut(client: Client): Promise<SetCookies>
}

/** Logs shoppers in through another site, such as Google. The first login creates the account. */
export interface OAuth {
  /** The enabled providers. */
  providers: readonly OAuthProvider[]
  /** Returns the provider's page to send the browser to. `to` is the path to show after login. */
  start(
    provider: OAuthProvider,
    to: string,
    client: Client,
  ): Promise<{ url: string; setCookies: SetCookies }>
  /** Finishes a login, given the query string of the provider's redirect. */
  finish(
    provider: OAuthProvider,
    query: Record<string, string>,
    client: Client,
  ): Promise<{ to: string } & ({ setCookies: SetCookies } | { fault: AccountFault })>
}

/** Changes that signed-in users can make to their account. */
export interface AccountSettings {
  changeName(client: Client, name: string): Promise<Outcome>
  /** Changes the password and ends all other sessions. */
  changePassword(
    client: Client,
    user: User,
    form: { current: string; password: string },
  ): Promise<Outcome>
  /** Emails a link to the new address, which replaces the old one once the link is followed. */
  changeEmail(
    client: Client,
    user: User,
    form: { email: string; current: string },
  ): Promise<Outcome>
  deleteAccount(client: Client, user: User, form: { current: string }): Promise<Outcome>
  /** Returns false if the user can only sign in through another site. */
  hasPassword(user: User): Promise<boolean>
  savePhoto(user: User, file: Uint8Array): Promise<Outcome>
  removePhoto(user: User): Promise<void>
  /** Finds a photo's WebP file by its tag. */
  findPhoto(tag: string): Promise<Buffer | undefined>
  listSessions(client: Client, user: User): Promise<SessionEntry[]>
  endSession(user: User, id: string): Promise<void>
  endOtherSessions(client: Client, user: User): Promise<void>
  /** Returns everything we store about the user, by table. */
  exportData(user: User): Promise<Record<string, unknown[]>>
}

/** A signed-in browser. */
export interface SessionEntry {
  id: string
  /** The browser and operating system: "Chrome on Windows". */
  device: string
  /** The IP address at sign-in. */
  address: string
  signedInAt: string
  isCurrent: boolean
}
