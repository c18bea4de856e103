import { data, redirect } from 'react-router'
import { z } from 'zod'
import { isDataPath } from '#app/domain/urls/data-path.ts'
import { parseOwnPath } from '#app/domain/urls/links.ts'
import { requireForm } from './require-form.server.ts'

/** A display preference, stored in a cookie so that the server can apply it to pages. */
export interface RememberedChoice<Value extends string> {
  /** The name of the cookie and of the form field that sets it. */
  name: string
  /** The value used when there is no cookie. */
  defaultValue: string
  others: readonly [Value, ...Value[]]
}

export const themeChoice: RememberedChoice<'light' | 'dark'> = {
  name: 'theme',
  defaultValue: 'system',
  others: ['light', 'dark'],
}

/** Applies to phones only; on wider screens, the number of cards depends on the width. */
export const cardsPerRowChoice: RememberedChoice<'two'> = {
  name: 'cards',
  defaultValue: 'one',
  others: ['two'],
}

const yearSeconds = 365 * 24 * 60 * 60

/** Formats the cookie as browsers send it. */
export function formatChoiceCookie({ name }: RememberedChoice<string>, value: string): string {
  return `${name}=${value}`
}

/** Returns the chosen value; undefined for the default. */
export function parseChoice<Value extends string>(
  { name, others }: RememberedChoice<Value>,
  cookieHeader: string | null,
): Value | undefined {
  const cookies = (cookieHeader ?? '').split(';').map(cookie => cookie.trim())
  return others.find(value => cookies.includes(`${name}=${value}`))
}

/**
 * Handles the form that sets a choice, and redirects to
 * the page it was on. Throws a 400 for invalid values.
 */
export async function saveChoice<Value extends string>(
  { name, defaultValue, others }: RememberedChoice<Value>,
  request: Request,
) {
  const form = await requireForm(request)
  const parsed = z.enum([defaultValue, ...others]).safeParse(form.get(name))
  if (!parsed.success) throw data(`Choose ${others.join(', ')} or ${defaultValue}`, { status: 400 })
  const cookie =
    parsed.data === defaultValue
      ? `${name}=; Max-Age=0`
      : `${name}=${parsed.data}; Max-Age=${yearSeconds}`
  const headers = { 'Set-Cookie': `${cookie}; Path=/; SameSite=Lax; HttpOnly` }
  // Client scripts are not redirected, since navigating would discard the pages a list has loaded.
  const isFromScript = isDataPath(new URL(request.url).pathname)
  return isFromScript
    ? data(null, { headers })
    : redirect(parseOwnPath(form.get('from')), { headers })
}
