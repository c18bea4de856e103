/** What a shopper chose; absent while the system decides. */
export type Theme = 'light' | 'dark'

const cookieName = 'theme'
const yearSeconds = 365 * 24 * 60 * 60

export function parseThemeCookie(header: string | null): Theme | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=(light|dark)(?:;|$)`).exec(header ?? '')?.[1]
  return value === 'light' || value === 'dark' ? value : undefined
}

/** A choice as a Set-Cookie header; no choice takes the cookie away. */
export function formatThemeCookie(theme: Theme | undefined): string {
  const attributes = 'Path=/; SameSite=Lax; HttpOnly'
  return theme
    ? `${cookieName}=${theme}; Max-Age=${yearSeconds}; ${attributes}`
    : `${cookieName}=; Max-Age=0; ${attributes}`
}
