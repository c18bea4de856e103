import { useLayoutEffect, useRef, useState } from 'react'

/** Descriptions up to this length always fit into the box. */
const shortLength = 160

/**
 * A retailer's description in a scrolling 100 px box
 * that, with JavaScript, expands to its full height.
 */
export function Description({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(html.length > shortLength)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || isOpen) return
    const text = element.firstElementChild
    // The box of a cut text has a padding, which the text itself has not.
    const measure = () => setCut((text?.scrollHeight ?? 0) > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <section aria-label="Description" className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a nested section would add nothing for screen readers. */}
      <div
        ref={box}
        role="region"
        aria-label="Full description"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
        tabIndex={0}
        className={`product-description ${isCut && !isOpen ? 'is-cut' : ''} ${isOpen ? 'is-open' : ''}`}
      >
        <div
          className="prose-retailer text-soft"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when read from its source.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
      {isCut || isOpen ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="product-more script-only"
        >
          {isOpen ? 'Read less' : 'Read more'}
        </button>
      ) : null}
    </section>
  )
}
