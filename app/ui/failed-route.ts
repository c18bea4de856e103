import { use, useEffect } from 'react'
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/**
 * The router loads the page again, as it stands, when the script of the next one does not come: after a deployment that
 * finds the new names, but the visitor has to click once more, and where the script is really missing that goes on for
 * ever. So the page that was wanted is loaded instead, as a document, which needs no script. Browsers without the
 * Navigation API keep what the router does.
 */
export function useFailedRoute(): void {
  // The router itself, since a script can fail before React has drawn that a page is on its way.
  const router = use(DataRouterContext)?.router
  useEffect(() => {
    if (!router || !('navigation' in window)) return
    let isLeading = false
    const lead = (event: NavigateEvent) => {
      const wanted = router.state.navigation.location
      // A visitor's own reload is left alone.
      if (event.navigationType !== 'reload' || event.userInitiated || wanted === undefined) return
      event.preventDefault()
      // It asks for every script that did not come.
      if (isLeading) return
      isLeading = true
      window.location.assign(createPath(wanted))
    }
    window.navigation.addEventListener('navigate', lead)
    return () => window.navigation.removeEventListener('navigate', lead)
  }, [router])
}
