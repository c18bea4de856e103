import { type RefObject, useEffect } from 'react'
import { setStop } from '../elements/use-arrow-keys.ts'

const sections = 'details'
const controls = 'a[href], button, input, select'
/** Screen readers read it after a title. */
const hint = 'Up and down arrow keys lead to the other filters'
const arrowGroup = '[data-arrow-keys]'
const skippedGroup = `[data-skipped] ${arrowGroup}`

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/**
 * Makes the filters' sections two kinds of tab stops instead of thirty: the title of the current
 * section, from which the up and down arrow keys lead to the others, and that section's controls.
 * The section that last had the focus is current, at first the first one. Without JavaScript,
 * every control is a tab stop.
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
      if (section && isSkipped(section)) setCurrent(list(), section)
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
    // A closed sheet or section has no size, so only an open one tells which of its lists scroll.
    const measure = () => {
      for (const group of current?.querySelectorAll<HTMLElement>(skippedGroup) ?? [])
        setStop(group, group.querySelector<HTMLElement>('[aria-current]'))
    }
    current?.addEventListener('focusin', follow)
    current?.addEventListener('keydown', move)
    // The events of the sections do not bubble.
    current?.addEventListener('toggle', measure, true)
    return () => {
      current?.removeEventListener('toggle', measure, true)
      current?.removeEventListener('focusin', follow)
      current?.removeEventListener('keydown', move)
    }
  }, [panel])
}

const getTitle = (section: Element) => section.querySelector<HTMLElement>('summary')
const isSkipped = (section: Element) => section.hasAttribute('data-skipped')

function setCurrent(all: readonly Element[], current = all[0]): void {
  for (const section of all) {
    section.toggleAttribute('data-skipped', section !== current)
    const tabIndex = section === current ? 0 : -1
    const title = getTitle(section)
    if (title) {
      title.tabIndex = tabIndex
      title.ariaDescription = hint
    }
    for (const control of section.querySelectorAll<HTMLElement>(controls))
      if (!control.closest(arrowGroup)) control.tabIndex = tabIndex
    for (const group of section.querySelectorAll<HTMLElement>(arrowGroup))
      setStop(group, group.querySelector<HTMLElement>('[aria-current]'))
  }
}
