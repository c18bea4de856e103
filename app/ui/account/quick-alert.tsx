import { useFetcher } from 'react-router'
import { formatProductKey } from '#app/domain/product-key.ts'
import { accountPath, alertsPath, savedPath } from '#app/domain/urls/account-links.ts'
import type { SavedItem } from '#app/pages/saved-page.ts'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'

/**
 * A button that sets an alert on a saved product with one click:
 * for any price drop, or for when the product is back in stock.
 * If there is one already, a link to the shopper's alerts.
 */
export function QuickAlert({
  card,
  isGone,
  alerts,
}: Required<Pick<SavedItem, 'card' | 'isGone' | 'alerts'>>) {
  const { Form, data, state } = useFetcher<{ isDone: boolean; error?: string }>()
  const isSoldOut = card.price.isSoldOut || isGone
  const kind = isSoldOut ? 'stock' : 'drop'
  if (data && state === 'idle')
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 text-sm">
        {data.error ?? 'Alert set. We’ll email you.'}
      </p>
    )
  if (alerts.includes(kind))
    return (
      <p className="flex min-h-11 items-center gap-2 text-sm">
        <Icon name="bell" size={16} className="shrink-0" />
        Alert set.
        <PageLink to={accountPath('alerts')} className="text-link">
          See your alerts
        </PageLink>
      </p>
    )
  return (
    <Form method="post" action={alertsPath}>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="product" value={formatProductKey(card)} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="from" value={savedPath()} />
      <button
        type="submit"
        aria-disabled={state !== 'idle'}
        className="flex min-h-11 items-center gap-2 text-left text-accent text-sm hover:underline"
      >
        <Icon name="bell" size={16} className="shrink-0" />
        {isSoldOut ? 'Tell me when it’s back' : 'Tell me when the price drops'}
        <span className="sr-only">: {card.name}</span>
      </button>
    </Form>
  )
}
