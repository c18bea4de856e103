import type { MouseEvent } from 'react'

/** Returns true if the click would open the link in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
