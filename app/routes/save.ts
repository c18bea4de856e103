import { data, redirect } from 'react-router'
import { z } from 'zod'
import { SavedLimitError } from '#app/accounts/saved/saved-store.server.ts'
import { userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { formatPendingSaveCookie } from '#app/domain/pending-save.ts'
import { parseProductKey } from '#app/domain/product-key.ts'
import { loginPath } from '#app/domain/urls/account-links.ts'
import { homePath, parseOwnPath } from '#app/domain/urls/links.ts'
import { saveProduct } from '#app/middleware/save-product.server.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { requireSameOrigin } from '#app/requests/require-same-origin.server.ts'
import type { Route } from './+types/save.ts'

/**
 * Saves or removes a product without JavaScript, and redirects to the page where the heart was
 * clicked. Visitors who are not logged in are asked to log in, and then the product is saved.
 */
export async function action({ context, request }: Route.ActionArgs) {
  requireSameOrigin(request)
  const form = await requireForm(request)
  const { save, remove, from } = requireFields(form)
  const user = context.get(userContext)
  if (user && save && !(await saveProduct(context, user.id, save).catch(throwLimit)))
    throw data('This product is no longer available', { status: 404 })
  if (user && remove)
    await context.get(servicesContext).accounts.saved.store.remove(user.id, remove)
  if (user || !save) return redirect(from)
  const headers = { 'Set-Cookie': formatPendingSaveCookie(save) }
  return redirect(loginPath({ to: from, purpose: 'save' }), { headers })
}

const productKey = z.string().transform(parseProductKey).optional()
const fields = z.object({ save: productKey, remove: productKey, from: z.string().optional() })

/** Throws a 404 unless the fields identify a product. */
function requireFields(form: FormData) {
  const parsed = fields.safeParse(Object.fromEntries(form))
  const { save, remove, from } = parsed.data ?? {}
  if (!save && !remove) throw data('This page could not be found', { status: 404 })
  return { save, remove, from: parseOwnPath(from) }
}

function throwLimit(error: unknown): never {
  if (error instanceof SavedLimitError) throw data(error.message, { status: 409 })
  throw error
}

export function loader() {
  return redirect(homePath)
}

export default function Save() {
  return null
}
