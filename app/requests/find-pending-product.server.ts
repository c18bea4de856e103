import type { RouterContextProvider } from 'react-router'
import { LookupUnavailableError } from '#app/catalogue/lookup-unavailable-error.ts'
import { servicesContext } from '#app/context/services.ts'
import { parsePendingSave } from '#app/domain/pending-save.ts'

/**
 * Returns the name of the product that will be saved once the visitor has signed in; undefined if
 * there is none, or if it cannot be looked up right now.
 */
export async function findPendingProduct(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<string | undefined> {
  const key = parsePendingSave(request.headers.get('Cookie'))
  if (!key) return undefined
  try {
    const found = await context.get(servicesContext).catalogue.find(key.source, key.id)
    return found?.product.name
  } catch (error) {
    if (error instanceof LookupUnavailableError) return undefined
    throw error
  }
}
