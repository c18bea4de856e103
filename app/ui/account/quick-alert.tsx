import { useFetcher } from 'react-router'
import { formatProductKey } from '#app/domain/product-key.ts'
import { alertsPath, savedPath } from '#app/domain/urls/account-links.ts'
import type { ProductCard } from '#app/pages/card.ts'
import { Icon } from '../elements/icon.tsx'

/**
 * A button that sets an alert on a saved product with one click:
 * for any price drop, or for when the product is back in stock.
 */
export function QuickAlert({ card, isGone }: { card: ProductCard; isGone: boolean }) {
  const { Form, data, state } = useFetcher<{ isDone: boolean; error?: string }>()
  const isSoldOut = card.price.isSoldOut || isGone
  if (data && state === 'idle')
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 text-sm">
        {data.error ?? 'Alert set. We’ll email you.'}
      </p>
    )
  return (
    <Form method="post" action={alertsPath}>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="product" value={formatProductKey(card)} />
      <input type="hidden" name="kind" value={isSoldOut ? 'stock' : 'drop'} />
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
