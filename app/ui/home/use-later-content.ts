import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { homeSectionPath } from '#app/domain/urls/data-links.ts'
import type { HomeContent, HomeSectionView } from '#app/pages/home/home-page.ts'
import { type Loaded, quietKey } from '../navigation/background-load.ts'

/** The distance from the viewport at which content loads, more than one screen ahead. */
const nearMargin = '1200px'

/**
 * Returns a section's content. Loads the content of a section far down the page
 * when the element at `place` comes near the viewport. Until then, the content is
 * `later`, and placeholders of the same size keep everything below from moving.
 */
export function useLaterContent({ id, content }: HomeSectionView): {
  place: RefObject<HTMLElement | null>
  content: HomeContent
} {
  const place = useRef<HTMLElement>(null)
  const { load, data } = useFetcher<Loaded<HomeContent>>({ key: `${quietKey}home ${id}` })
  const isLater = content.kind === 'later'
  useEffect(() => {
    const element = place.current
    if (!isLater || !element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load(homeSectionPath(id))
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, isLater, load])
  return { place, content: isLater && data && 'data' in data ? data.data : content }
}
