const sessionCookiePattern = /(?:^|;\s*)(?:__Secure-)?session=/

/**
 * True if a `Cookie` header has a session. Apart from the middleware so that the process outside
 * the built pages does not import the storefronts, which only Vite can load.
 */
export function hasSessionCookie(cookies: string): boolean {
  return sessionCookiePattern.test(cookies)
}
