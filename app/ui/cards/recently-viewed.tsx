import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'
import type { ProductKey } from '#app/domain/product-key.ts'
import { cardsDataPath } from '#app/domain/urls/data-links.ts'
import { unpackCards } from '#app/pages/browser/packed-list.ts'
import { type Loaded, quietKey } from '../navigation/background-load.ts'
import { isSameProduct, readViewed } from '../product/viewed-products.ts'
import { useShell } from '../shell-context.ts'
import { whenIdle } from '../when-idle.ts'
import { ProductRail } from './product-rail.tsx'

/**
 * Products viewed on this device, with current prices; the device
 * stores only their ids. The products are shown below the main content
 * because they load later, and are left out if they fail to load.
 */
export function RecentlyViewed({ without }: { without?: ProductKey }) {
  const siteId = useShell()?.id
  const { load, data } = useFetcher<Loaded<string>>({ key: `${quietKey}recently viewed` })
  const source = without?.source
  const id = without?.id
  useEffect(() => {
    if (siteId === undefined) return
    const shown = source !== undefined && id !== undefined ? { source, id } : undefined
    return whenIdle(() => {
      const keys = readViewed(siteId).filter(key => !shown || !isSameProduct(key, shown))
      if (keys.length > 0) load(cardsDataPath(keys))
    })
  }, [siteId, source, id, load])
  const packed = data && 'data' in data ? data.data : ''
  const cards = useMemo(() => unpackCards(packed), [packed])
  return <ProductRail title="Recently viewed" cards={cards} />
}
