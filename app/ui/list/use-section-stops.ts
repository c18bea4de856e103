import { type RefObject, useEffect } from 'react'

const sections = 'details'
/** What needs no stop of its own: the fields of a section's form say the same as its handles. */
const extras = 'summary, a[href], button:not([type="submit"]), [type="radio"], [type="range"]'
const arrowGroup = '[data-arrow-keys]'

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/**
 * Makes the filters' sections a dozen tab stops instead of forty. Each open section has one: its
 * values, within which the arrow keys move (use-arrow-keys.ts). Every field, list and submit button
 * of its form is another one. A section's title, from which the up and down arrow keys lead to the
 * others, and what else is in it are stops only in the current section: the one that last had the
 * focus, at first the first one. Without JavaScript, every control is a tab stop.
 */
export function useSectionStops(panel: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has new controls.
  useEffect(() => {
    const all = [...(panel.current?.querySelectorAll(sections) ?? [])]
    setCurrent(
      all,
      all.find(section => section.matches(':has(> [tabindex="0"])')),
    )
  }, [panel, content])
  useEffect(() => {
    const { current } = panel
    const list = () => [...(current?.querySelectorAll(sections) ?? [])]
    const follow = ({ target }: FocusEvent) => {
      const section = target instanceof Element ? target.closest(sections) : null
      if (section && getTitle(section)?.tabIndex !== 0) setCurrent(list(), section)
    }
    const move = (event: KeyboardEvent) => {
      const step = steps.get(event.key)
      const { target } = event
      if (step === undefined || !(target instanceof Element) || !target.matches('summary')) return
      event.preventDefault()
      const titles = list().flatMap(section => getTitle(section) ?? [])
      const to = titles.indexOf(target as HTMLElement) + step
      titles[Math.min(Math.max(to, 0), titles.length - 1)]?.focus()
    }
    current?.addEventListener('focusin', follow)
    current?.addEventListener('keydown', move)
    return () => {
      current?.removeEventListener('focusin', follow)
      current?.removeEventListener('keydown', move)
    }
  }, [panel])
}

const getTitle = (section: Element) => section.querySelector<HTMLElement>('summary')

function setCurrent(all: readonly Element[], current = all[0]): void {
  for (const section of all)
    for (const extra of section.querySelectorAll<HTMLElement>(extras))
      if (!extra.closest(arrowGroup)) extra.tabIndex = section === current ? 0 : -1
}
