import { AsyncLocalStorage } from 'node:async_hooks'
import { linkSeconds } from './issued-links.server.ts'

/**
 * A cookie with a random key, set at sign-up. Only the browser that signed up is logged in by the
 * emailed link: whoever opens it elsewhere may not be the one who chose the password.
 */
const cookieName = 'sign-up'

/** A sign-up, while it is processed. */
export interface SignUp {
  browserKey: string
  /** Settles once the account is stored; better-auth sends the link before it commits. */
  stored: Promise<void>
}

export const signUps = new AsyncLocalStorage<SignUp>()

export function formatBrowserKeyCookie(key: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${key}; Path=/auth; Max-Age=${linkSeconds}; HttpOnly; SameSite=Lax${secure}`
}

export function parseBrowserKey(cookieHeader: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(cookieHeader ?? '')?.[1]
}
