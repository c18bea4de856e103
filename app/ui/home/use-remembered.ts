import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { cardsDataPath } from '#app/domain/urls/data-links.ts'
import { unpackCards } from '#app/pages/browser/packed-list.ts'
import type { ProductCard } from '#app/pages/card.ts'
import { type Loaded, quietKey } from '../navigation/background-load.ts'
import { forgetChosen, readChosen } from '../product/chosen-size.ts'
import {
  forgetViewed,
  readViewed,
  readViewedBefore,
  type ViewedProduct,
} from '../product/viewed-products.ts'
import { forgetSearches } from '../search/recent-searches.ts'
import { showToast } from '../toasts.ts'
import { whenIdle } from '../when-idle.ts'
import { noteKnownDrops, readKnownDrops } from './known-drops.ts'

/** Read from the browser’s storage, so it is empty on the server and until hydration. */
export interface Remembered {
  /** All products viewed, latest first. */
  viewed: readonly ViewedProduct[]
  /** Those viewed on an earlier visit; none once a product was viewed on this one. */
  before: readonly ViewedProduct[]
  /** Those of `before` that were known to be cheaper when the page loaded. */
  known: readonly ViewedProduct[]
  /** The sizes chosen last. */
  sizes: readonly string[]
}

const nothing: Remembered = { viewed: [], before: [], known: [], sizes: [] }

/** Returns what the browser remembers of a storefront's visitor, and a function that deletes it. */
export function useRemembered(siteId: string | undefined): [Remembered, forget: () => void] {
  const [remembered, setRemembered] = useState(nothing)
  // A layout effect, because a script has opened the band already and nothing may move.
  useLayoutEffect(() => {
    if (siteId === undefined) return
    const viewed = readViewed(siteId)
    const before = readViewedBefore(siteId)
    const sizes = readChosen()
    // A new value would render the page a second time, which a first visit has no need of.
    if (viewed.length + sizes.length > 0)
      setRemembered({ viewed, before, known: readKnownDrops(siteId, before), sizes })
  }, [siteId])
  const forget = () => {
    if (siteId !== undefined) {
      forgetViewed(siteId)
      noteKnownDrops(siteId, [])
    }
    forgetChosen()
    forgetSearches()
    setRemembered(nothing)
    showToast({ kind: 'success', title: 'Cleared what this browser remembered.' })
    focusHeading()
  }
  return [remembered, forget]
}

/** Gives the keyboard a place, since the button that was pressed goes away. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** Loads the viewed products with today's prices; undefined until they have arrived. */
export function useViewedCards(viewed: readonly ViewedProduct[]): ProductCard[] | undefined {
  const { load, data } = useFetcher<Loaded<string>>({ key: `${quietKey}since` })
  useEffect(() => {
    if (viewed.length === 0) return
    return whenIdle(() => load(cardsDataPath(viewed)))
  }, [viewed, load])
  const packed = viewed.length > 0 && data && 'data' in data ? data.data : undefined
  return useMemo(() => (packed === undefined ? undefined : unpackCards(packed)), [packed])
}
