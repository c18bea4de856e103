import { useEffect } from 'react'
import { showToast } from '../toasts.ts'

/**
 * While offline, blocks links that React Router does not handle, such as those to retailers,
 * because they would open the browser's error page.
 */
export function useOfflineLinks(): void {
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[href]')
      if (!link || !/^https?:$/.test(link.protocol) || isOnThisPage(link)) return
      event.preventDefault()
      showToast({
        kind: 'error',
        title: 'This page couldn’t load',
        text: 'Check your connection and try again.',
      })
    }
    // The listener runs after React's, so React Router
    // links have already called `preventDefault`.
    window.addEventListener('click', hold)
    return () => window.removeEventListener('click', hold)
  }, [])
}

function isOnThisPage({ hash, href }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#')[0] === window.location.href.split('#')[0]
}
