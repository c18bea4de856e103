import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { homeSectionPath } from '#app/domain/urls/data-links.ts'
import type { HomeContent, HomeSectionView } from '#app/pages/home/home-page.ts'
import { maxFailures, planRetry } from '../elements/plan-retry.ts'
import { type Loaded, quietKey } from '../navigation/background-load.ts'

/** The distance from the viewport at which content loads, more than one screen ahead. */
const nearMargin = '1200px'

/**
 * Returns a section's content. Loads the content of a section far down the page
 * when the element at `place` comes near the viewport. Until then, the content is
 * `later`, and placeholders of the same size keep everything below from moving.
 * After several failures, `tryAgain` loads it again; a shopper decides when.
 */
export function useLaterContent({ id, content }: HomeSectionView): {
  place: RefObject<HTMLElement | null>
  content: HomeContent
  tryAgain?: () => void
} {
  const place = useRef<HTMLElement>(null)
  const { load: fetch, data } = useFetcher<Loaded<HomeContent>>({ key: `${quietKey}home ${id}` })
  const load = useCallback(() => fetch(homeSectionPath(id)), [fetch, id])
  const [failures, setFailures] = useState(0)
  const isLater = content.kind === 'later'
  useEffect(() => {
    const element = place.current
    if (!isLater || !element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load()
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isLater, load])
  useEffect(() => {
    if (data && 'failure' in data) setFailures(count => count + 1)
  }, [data])
  useEffect(() => (failures === 0 ? undefined : planRetry(failures, load)), [failures, load])
  if (isLater && data && 'data' in data) return { place, content: data.data }
  return { place, content, ...(failures < maxFailures ? {} : { tryAgain: load }) }
}
