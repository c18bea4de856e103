import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

/** The fraction of the visible width that an arrow scrolls, so that one item stays in view. */
const stepShare = 0.8
/** The least width of the visible part of an item that fades out; that of less is the gap's. */
const leastPeekPx = 24

/**
 * A row that scrolls sideways, under a heading with arrows for mouse
 * and keyboard. An edge fades out over an item that lies partly beyond it.
 */
export function ScrollRow({ head, children }: { head: ReactNode; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState<Edges>({})
  const { hasBefore = false, hasAfter = false, isCutBefore, isCutAfter } = edges
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const next = measureEdges(element)
      setEdges(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
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
        data-before={isCutBefore ? '' : undefined}
        data-after={isCutAfter ? '' : undefined}
        className="rail scroll-row"
      >
        {children}
      </ul>
    </>
  )
}

interface Edges {
  /** True if the row scrolls in this direction. */
  hasBefore?: boolean
  hasAfter?: boolean
  /** True if enough of an item lies on the edge to fade out. */
  isCutBefore?: boolean
  isCutAfter?: boolean
}

function measureEdges(row: HTMLElement): Edges {
  const { scrollLeft, clientWidth, scrollWidth } = row
  const { left, right } = row.getBoundingClientRect()
  const boxes = [...row.children].map(item => item.getBoundingClientRect())
  return {
    hasBefore: scrollLeft > 1,
    hasAfter: scrollLeft + clientWidth < scrollWidth - 1,
    isCutBefore: boxes.some(box => box.left < left - 1 && box.right > left + leastPeekPx),
    isCutAfter: boxes.some(box => box.right > right + 1 && box.left < right - leastPeekPx),
  }
}
