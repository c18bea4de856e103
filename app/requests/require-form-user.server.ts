import { type RouterContextProvider, redirect } from 'react-router'
import { userContext } from '#app/context/contexts.ts'
import { loginPath } from '#app/domain/urls/account-links.ts'
import { parseOwnPath } from '#app/domain/urls/links.ts'
import type { User } from '#app/domain/user.ts'

/**
 * Returns the user who sent a form. Sends visitors to log
 * in first, and then back to `from`, the page they were on.
 */
export function requireFormUser(context: Readonly<RouterContextProvider>, form: FormData): User {
  const user = context.get(userContext)
  if (!user) throw redirect(loginPath({ to: parseOwnPath(form.get('from')) }))
  return user
}
