import { SavedLimitError } from '#app/accounts/saved/saved-store.server.ts'
import { userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { toProductKey } from '#app/domain/product-key.ts'
import { findPathProduct } from '#app/domain/urls/product-path.ts'
import { saveProduct } from '#app/middleware/save-product.server.ts'
import { requireSameOrigin } from '#app/requests/require-same-origin.server.ts'
import type { Route } from './+types/api-saved.ts'

export const handle = { methods: ['PUT', 'DELETE'] }

/** Saves or removes a product. Both are idempotent. */
export async function action({ context, request }: Route.ActionArgs) {
  requireSameOrigin(request)
  const user = context.get(userContext)
  if (!user) return refuse(401, 'Please login first to save this product.')
  const { source, id } = findPathProduct(new URL(request.url).pathname) ?? {}
  const key = toProductKey(source, id)
  if (!key) return refuse(404, 'This product could not be found')
  if (request.method === 'DELETE')
    return answer(await context.get(servicesContext).accounts.saved.store.remove(user.id, key))
  try {
    const saved = await saveProduct(context, user.id, key)
    return saved ? answer(saved) : refuse(404, 'This product is no longer available.')
  } catch (error) {
    if (error instanceof SavedLimitError) return refuse(409, error.message)
    throw error
  }
}

/** Refuses GET requests: saved products are read through their page and the event stream. */
export function loader() {
  return Response.json(
    { message: 'This address does not accept this method' },
    { status: 405, headers: { ...headers, Allow: handle.methods.join(', ') } },
  )
}

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

function answer(body: object): Response {
  return Response.json(body, { headers })
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers })
}
