import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { setAlertForm } from '#app/accounts/alerts/alert-forms.ts'
import type { AlertOutcome } from '#app/accounts/alerts/alert-store.server.ts'
import { servicesContext } from '#app/context/services.ts'
import { parseProductKey } from '#app/domain/product-key.ts'
import type { SentForm } from '#app/domain/sent-form.ts'
import { storefrontContext } from './storefront.server.ts'

const faults: Record<Exclude<AlertOutcome, 'set'>, string> = {
  'unknown-product': 'This product is no longer in our catalog.',
  'too-many': 'You’ve reached the limit for alerts. Remove one first.',
}

/** Sets a user's alert for a product, as a form describes it; emails name this storefront. */
export async function setAlert(
  context: Readonly<RouterContextProvider>,
  userId: string,
  { product, kind, below, size }: z.infer<typeof setAlertForm>,
): Promise<SentForm> {
  const key = parseProductKey(product)
  if (!key) return { error: faults['unknown-product'] }
  const { alerts } = context.get(servicesContext).accounts
  const outcome = await alerts.set(userId, context.get(storefrontContext).id, key, {
    kind,
    ...(below === undefined || kind !== 'drop' ? {} : { belowCents: below }),
    ...(size === undefined ? {} : { size }),
  })
  return outcome === 'set' ? { isDone: true } : { error: faults[outcome] }
}
