import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { parseForm } from '#app/accounts/account-forms.ts'
import type { User } from '#app/domain/user.ts'
import { requireForm } from './require-form.server.ts'
import { requireFormUser } from './require-form-user.server.ts'

/**
 * Returns a valid form and the user who sent it, or the first error.
 * Throws a redirect to the login page for signed-out visitors.
 */
export async function readUserForm<Values>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  schema: z.ZodType<Values>,
): Promise<{ user: User; values: Values } | { error: string }> {
  const form = await requireForm(request)
  const user = requireFormUser(context, form)
  const { values, errors } = parseForm(schema, form)
  if (!errors) return { user, values }
  return { error: Object.values(errors)[0] ?? 'This form could not be read.' }
}

/** Returns the response to a form that failed; `error` is shown to the shopper. */
export function failForm(error: string) {
  return data({ isDone: false as const, error }, { status: 400 })
}
