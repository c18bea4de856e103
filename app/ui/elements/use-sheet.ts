import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus into a popover when it opens and keeps it there, as in a modal dialog: everything
 * else on the page is inert, except messages, which lie above the sheet. When it closes, the browser
 * returns the focus to the button that opened it, which must not be inert by then.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = sheet
    let release: (() => void) | undefined
    const open = ({ newState }: ToggleEvent) => {
      if (newState !== 'open' || !current) return
      release = isolate(current)
      if (!current.contains(document.activeElement))
        current.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    }
    const close = ({ newState }: ToggleEvent) => {
      if (newState === 'open') return
      release?.()
      release = undefined
    }
    current?.addEventListener('toggle', open)
    current?.addEventListener('beforetoggle', close)
    return () => {
      current?.removeEventListener('toggle', open)
      current?.removeEventListener('beforetoggle', close)
      release?.()
    }
  }, [sheet])
}

/** Makes everything outside an element inert. Returns a function that undoes this. */
function isolate(element: Element): () => void {
  const hidden: HTMLElement[] = []
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement)
    for (const beside of at.parentElement.children) {
      const isMessage = beside.matches('[popover="manual"]')
      if (!(beside instanceof HTMLElement) || beside === at || beside.inert || isMessage) continue
      beside.inert = true
      hidden.push(beside)
    }
  return () => {
    for (const each of hidden) each.inert = false
  }
}
