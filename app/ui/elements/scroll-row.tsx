import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

/** The fraction of the visible width that an arrow scrolls, so that one item stays in view. */
const stepShare = 0.8

/**
 * A row that scrolls sideways, under a heading with arrows for mouse
 * and keyboard. An edge fades out if there are more items beyond it.
 */
export function ScrollRow({ head, children }: { head: ReactNode; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ hasBefore: false, hasAfter: false })
  const { hasBefore, hasAfter } = edges
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const next = {
        hasBefore: scrollLeft > 1,
        hasAfter: scrollLeft + clientWidth < scrollWidth - 1,
      }
      setEdges(before =>
        before.hasBefore === next.hasBefore && before.hasAfter === next.hasAfter ? before : next,
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  const step = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * stepShare })
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        {head}
        <div className={`rail-arrows ${hasBefore || hasAfter ? '' : 'invisible'}`}>
          {(
            [
              { label: 'Scroll back', icon: 'chevron-left', isOn: hasBefore, by: -1 },
              { label: 'Scroll forward', icon: 'chevron-right', isOn: hasAfter, by: 1 },
            ] as const
          ).map(({ label, icon, isOn, by }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              // With this attribute, the button keeps the focus
              // after the last click; with `disabled`, it would not.
              aria-disabled={!isOn}
              onClick={() => step(by)}
              className="rail-arrow"
            >
              <Icon name={icon} size={20} />
            </button>
          ))}
        </div>
      </div>
      <ul
        ref={row}
        data-before={hasBefore ? '' : undefined}
        data-after={hasAfter ? '' : undefined}
        className="rail scroll-row"
      >
        {children}
      </ul>
    </>
  )
}
