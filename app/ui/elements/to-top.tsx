import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

/**
 * A button that scrolls back to the top of its parent, which is positioned. The button is shown
 * after the visitor has scrolled two screens, and stops at the parent's end, above the footer. On
 * phones, it is in the middle, where it covers the least: names are on the left, prices on the right.
 */
export function ToTop() {
  const mark = useRef<HTMLSpanElement>(null)
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => setFarDown(!entry?.isIntersecting))
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <span
        ref={mark}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 h-[200vh] w-px"
      />
      <div className="to-top pointer-events-none absolute inset-y-0 right-4 z-20 max-sm:right-[calc(50%-1.375rem)]">
        <button
          type="button"
          hidden={!isFarDown}
          onClick={() => {
            window.scrollTo(0, 0)
            document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
          }}
          aria-label="Back to top"
          className="pointer-events-auto sticky top-[calc(100dvh-3.75rem)] grid size-11 place-items-center rounded-full border border-line bg-raised shadow-lg hover:border-ink"
        >
          <Icon name="arrow-up" size={20} />
        </button>
      </div>
    </>
  )
}
