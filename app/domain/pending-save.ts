import { formatProductKey, type ProductKey, parseProductKey } from './product-key.ts'

/**
 * A cookie with the product that a visitor tried to save before signing in. Cookies work with every
 * sign-in method, and other sites cannot set them.
 */
const cookieName = 'pending-save'
const maxAgeSeconds = 60 * 60

export function formatPendingSaveCookie(key: ProductKey): string {
  return `${cookieName}=${formatProductKey(key)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
}

export const clearedPendingSaveCookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`

/** Parses the product in a Cookie header; undefined if there is none or it is not a valid key. */
export function parsePendingSave(cookieHeader: string | null): ProductKey | undefined {
  const prefix = `${cookieName}=`
  const cookie = (cookieHeader ?? '')
    .split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(prefix))
  return cookie === undefined ? undefined : parseProductKey(cookie.slice(prefix.length))
}
