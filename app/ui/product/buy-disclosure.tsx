/**
 * The disclosure shown before the first paid link, because an open dialog hides the page's banner.
 */
export function BuyDisclosure() {
  return (
    <p className="text-soft text-xs">
      Opens the store’s site. We may earn a commission at no extra cost to you.
    </p>
  )
}
