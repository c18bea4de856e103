import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'
import { homeSectionPath } from '#app/domain/urls/data-links.ts'
import { unpackCards } from '#app/pages/browser/packed-list.ts'
import type { HomeContent } from '#app/pages/home/home-page.ts'
import { type Loaded, quietKey } from '../navigation/background-load.ts'
import { ProductRail } from './product-rail.tsx'

/**
 * The home page's trending or popular products, for pages whose own content is missing. They load after the
 * page, and are left out on a storefront whose home page has no such section.
 */
export function TrendingRail() {
  const { load, data } = useFetcher<Loaded<HomeContent>>({ key: `${quietKey}trending` })
  useEffect(() => {
    load(homeSectionPath('trending'))
  }, [load])
  const content = data && 'data' in data ? data.data : undefined
  const packed = content?.kind === 'cards' ? content.cards : ''
  const cards = useMemo(() => unpackCards(packed), [packed])
  return <ProductRail title="Popular now" cards={cards} />
}
