import type { RouterContextProvider } from 'react-router'
import { LookupUnavailableError } from '#app/catalogue/lookup-unavailable-error.ts'
import { servicesContext } from '#app/context/services.ts'
import { parseLoginPurpose } from '#app/domain/login-purpose.ts'
import { parsePendingForm } from '#app/domain/pending-form.ts'
import { parsePendingSave } from '#app/domain/pending-save.ts'
import { type ProductKey, parseProductKey } from '#app/domain/product-key.ts'
import { savedPath } from '#app/domain/urls/account-links.ts'
import { getReturnPath } from '#app/middleware/user.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Describes why a visitor was asked to log in, as the rest of "Log in to ...": "save Linen dress",
 * "see what you saved". Undefined if they came by themselves.
 */
export async function findLoginReason(
  context: Context,
  request: Request,
): Promise<string | undefined> {
  const cookies = request.headers.get('Cookie')
  switch (parseLoginPurpose(new URL(request.url).searchParams)) {
    case 'save': {
      const name = await findName(context, parsePendingSave(cookies))
      return name === undefined ? undefined : `save ${name}`
    }
    case 'alert': {
      const form = parsePendingForm('alert', cookies)
      const name = await findName(context, parseProductKey(String(form?.get('product'))))
      const alert = form?.get('kind') === 'stock' ? 'an alert' : 'a price alert'
      return name === undefined ? `set ${alert}` : `set ${alert} for ${name}`
    }
    case 'search':
      return 'save this search'
    default:
      return isSaved(getReturnPath(request)) ? 'see what you saved' : undefined
  }
}

function isSaved(path: string): boolean {
  return path.split('?')[0]?.replace(/\/?$/, '/') === savedPath()
}

/** Returns undefined also if the product cannot be looked up right now. */
async function findName(
  context: Context,
  key: ProductKey | undefined,
): Promise<string | undefined> {
  if (!key) return undefined
  try {
    const found = await context.get(servicesContext).catalogue.find(key.source, key.id)
    return found && (found.product.unbrandedName || found.product.name)
  } catch (error) {
    if (error instanceof LookupUnavailableError) return undefined
    throw error
  }
}
