import { useFetcher, useLocation } from 'react-router'
import { cardsPerRowPath } from '#app/domain/urls/links.ts'
import { useCardsPerRow } from '../cards/cards-per-row.ts'
import { Icon } from '../elements/icon.tsx'

/**
 * A button that switches a phone between one and two cards per
 * row. The switch is a plain form, so it works without JavaScript.
 */
export function CardsPerRowSwitch() {
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  const isOne = useCardsPerRow() === undefined
  const [other, icon] = isOne
    ? (['two', 'layout-grid'] as const)
    : (['one', 'rectangle-vertical'] as const)
  return (
    <fetcher.Form method="post" action={cardsPerRowPath} className="cards-per-row-switch">
      <input type="hidden" name="from" value={pathname + search} />
      <button name="cards" value={other} type="submit" aria-label={`Show ${other} per row`}>
        <Icon name={icon} size={18} />
        <span>{isOne ? 'Two per row' : 'One per row'}</span>
      </button>
    </fetcher.Form>
  )
}
