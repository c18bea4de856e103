import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in a popover while it is open, as in a modal dialog: everything else on the page
 * is inert, except messages, which lie above the sheet.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = sheet
    let release: (() => void) | undefined
    const follow = (event: Event) => {
      release?.()
      release = (event as ToggleEvent).newState === 'open' && current ? isolate(current) : undefined
    }
    current?.addEventListener('toggle', follow)
    return () => {
      current?.removeEventListener('toggle', follow)
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
