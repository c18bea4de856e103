import { data, type RouterContextProvider } from 'react-router'
import { userContext } from '#app/context/contexts.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { requireSameOrigin } from '#app/requests/require-same-origin.server.ts'

/**
 * Returns a form that an operator sent from our site, and the operator's email for the audit log.
 */
export async function requireOperatorForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ form: FormData; actor: string }> {
  requireSameOrigin(request)
  const user = context.get(userContext)
  // Unreachable, since the guard only lets operators through.
  if (user?.role !== 'admin') throw data('This page could not be found', { status: 404 })
  return { form: await requireForm(request), actor: user.email }
}
