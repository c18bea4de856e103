import { type RefObject, useEffect } from 'react'

const group = '[data-arrow-keys]'
/** A button beside a link belongs to the link and is reached from it with Tab. */
const stops = 'a[href], button:not([data-beside])'

const steps = new Map<string, number>(
  Object.entries({
    ArrowDown: 1,
    ArrowRight: 1,
    ArrowUp: -1,
    ArrowLeft: -1,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  }),
)

/**
 * Makes each marked group in the element a single tab stop, within which arrow keys, Home and End
 * move the focus. Runs whenever `content` changes; until the first run, and without JavaScript, each
 * link is a tab stop.
 */
export function useArrowKeys(element: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has new links.
  useEffect(() => {
    for (const each of element.current?.querySelectorAll<HTMLElement>(group) ?? [])
      setStop(each, each.querySelector<HTMLElement>('[aria-current]'))
  }, [element, content])
  useEffect(() => {
    const { current } = element
    const follow = ({ target }: FocusEvent) => {
      const within = target instanceof HTMLElement && target.closest<HTMLElement>(group)
      if (within && target.matches(stops)) setStop(within, target)
    }
    const move = (event: KeyboardEvent) => {
      const { target, key } = event
      const step = steps.get(key)
      const within = target instanceof HTMLElement && target.closest<HTMLElement>(group)
      if (!within || step === undefined || !target.matches(stops)) return
      event.preventDefault()
      const links = [...within.querySelectorAll<HTMLElement>(stops)]
      const to = Math.min(Math.max(links.indexOf(target) + step, 0), links.length - 1)
      links[to]?.focus()
    }
    current?.addEventListener('focusin', follow)
    current?.addEventListener('keydown', move)
    return () => {
      current?.removeEventListener('focusin', follow)
      current?.removeEventListener('keydown', move)
    }
  }, [element])
}

/**
 * Makes the given link the tab stop, or the group's first link if none is given. A group in a
 * section that the keyboard skips (use-section-stops.ts) has none, unless the group scrolls.
 */
export function setStop(within: HTMLElement, wanted: HTMLElement | null): void {
  const links = [...within.querySelectorAll<HTMLElement>(stops)]
  const lists = [within, ...within.querySelectorAll('ul')]
  const isSkipped = within.closest('[data-skipped]') !== null && !lists.some(isScrolling)
  const stop = isSkipped ? undefined : (wanted ?? links[0])
  for (const link of links) link.tabIndex = link === stop ? 0 : -1
  // Browsers stop at any list that scrolls a little and has no stop.
  for (const list of lists) {
    if (isSkipped) list.tabIndex = -1
    else list.removeAttribute('tabindex')
  }
}

/** A list that is too high by less than half a row hides nothing. */
const hiddenPx = 13

/** What scrolls needs a tab stop, or else the keyboard could not scroll it (WCAG 2.1.1). */
function isScrolling({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + hiddenPx
}
