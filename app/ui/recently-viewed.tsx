import { useEffect, useState } from 'react'
import type { ProductCard } from '#app/domain/card.ts'
import { cardsDataPath } from '#app/domain/links.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import { ProductRail } from './product-rail.tsx'
import { useShell } from './shell-context.ts'
import { isSameProduct, readViewed } from './viewed-products.ts'

const timeLimitMs = 10_000

/**
 * What this device looked at before, with today's prices. It remembers names of products alone; stands below what a page
 * is about, since it comes after it.
 */
export function RecentlyViewed({ without }: { without?: ProductKey }) {
  const siteId = useShell()?.id
  const [cards, setCards] = useState<ProductCard[]>([])
  const source = without?.source
  const id = without?.id
  useEffect(() => {
    if (siteId === undefined) return
    const shown = source !== undefined && id !== undefined ? { source, id } : undefined
    const keys = readViewed(siteId).filter(key => shown === undefined || !isSameProduct(key, shown))
    if (keys.length === 0) return setCards([])
    const leaving = new AbortController()
    fetch(cardsDataPath(keys), {
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(timeLimitMs)]),
    })
      .then(answer => (answer.ok ? answer.json() : { cards: [] }))
      .then((answer: { cards: ProductCard[] }) => setCards(answer.cards))
      // Nobody asked for it: it simply does not come.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [siteId, source, id])
  return <ProductRail title="Recently viewed" cards={cards} />
}
