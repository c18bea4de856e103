import { useEffect, useRef } from 'react'
import { createPath, useNavigation } from 'react-router'

/**
 * The router loads the page again, as it stands, when the script of the next one does not come: after a deployment that
 * finds the new names, but the visitor has to click once more, and where the script is really missing that goes on for
 * ever. So the page that was wanted is loaded instead, as a document, which needs no script. Browsers without the
 * Navigation API keep what the router does.
 */
export function useFailedRoute(): void {
  const { location } = useNavigation()
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    wanted.current = location && createPath(location)
  })
  useEffect(() => {
    if (!('navigation' in window)) return
    let isLeading = false
    const lead = (event: NavigateEvent) => {
      // A visitor's own reload is left alone.
      if (event.navigationType !== 'reload' || event.userInitiated || wanted.current === undefined) return
      event.preventDefault()
      // It asks for every script that did not come.
      if (isLeading) return
      isLeading = true
      window.location.assign(wanted.current)
    }
    window.navigation.addEventListener('navigate', lead)
    return () => window.navigation.removeEventListener('navigate', lead)
  }, [])
}
