import { data, type RouterContextProvider, redirect } from 'react-router'
import type { z } from 'zod'
import { parseForm } from '#app/accounts/account-forms.ts'
import { userContext } from '#app/context/contexts.ts'
import { formatPendingForm, isPendingForm, type PendingForm } from '#app/domain/pending-form.ts'
import { loginPath } from '#app/domain/urls/account-links.ts'
import { parseOwnPath } from '#app/domain/urls/links.ts'
import type { User } from '#app/domain/user.ts'
import { requireForm } from './require-form.server.ts'
import { requireSameOrigin } from './require-same-origin.server.ts'

/**
 * Returns a valid form and the user who submitted it, or the first error. Redirects visitors to the
 * log-in page and keeps their form under the name `pending` meanwhile.
 */
export async function readUserForm<Values>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  schema: z.ZodType<Values>,
  pending: PendingForm,
): Promise<{ user: User; values: Values } | { error: string }> {
  const form = await requireForm(request)
  const user = context.get(userContext)
  const { values, errors } = parseForm(schema, form)
  if (errors) return { error: Object.values(errors)[0] ?? 'This form could not be read.' }
  if (user) return { user, values }
  requireSameOrigin(request)
  const to = parseOwnPath(form.get('from'))
  if (!isPendingForm(pending, form)) throw redirect(loginPath({ to }))
  const cookie = formatPendingForm(pending, form)
  throw redirect(loginPath({ to, purpose: pending }), {
    headers: cookie === undefined ? {} : { 'Set-Cookie': cookie },
  })
}

/** Returns the response to a form that failed; `error` is shown to the shopper. */
export function failForm(error: string) {
  return data({ isDone: false as const, error }, { status: 400 })
}
