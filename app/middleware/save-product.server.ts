import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { SavedLimitError } from '#app/accounts/saved/saved-store.server.ts'
import { LookupUnavailableError } from '#app/catalogue/lookup-unavailable-error.ts'
import { userContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { clearedPendingSaveCookie, parsePendingSave } from '#app/domain/pending-save.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { SavedAnswer } from '#app/domain/saved-event.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Saves a product for a user, even a product that has left the catalogue but still has a page.
 * Returns undefined if neither we nor the source has the product. Throws a `SavedLimitError`.
 */
export async function saveProduct(
  context: Context,
  userId: string,
  { source, id }: ProductKey,
): Promise<SavedAnswer | undefined> {
  const found = await context.get(servicesContext).catalogue.find(source, id)
  return found && context.get(servicesContext).accounts.saved.store.save(userId, found.product)
}

/** Saves what a visitor tried to save before signing in: see domain/pending-save.ts. */
export const pendingSaveMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const user = context.get(userContext)
  const key = user && parsePendingSave(request.headers.get('Cookie'))
  if (!key) return next()
  const isDone = await saveProduct(context, user.id, key).then(() => true, isNeverSaved)
  // The cookie is kept for the next request if the product's source cannot be asked right now.
  if (!isDone) return next()
  const response = await next()
  response.headers.append('Set-Cookie', clearedPendingSaveCookie)
  return response
}

/** Returns false if the product may be saved later; throws unexpected errors. */
function isNeverSaved(error: unknown): boolean {
  if (error instanceof LookupUnavailableError) return false
  if (error instanceof SavedLimitError) return true
  throw error
}
