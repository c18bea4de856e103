import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 2_000

/**
 * Reloads the page's data every two seconds. Without
 * JavaScript, shows a link that reloads the page.
 */
export function LiveRefresh({ path }: { path: string }) {
  const { revalidate, state } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (state === 'idle' && document.visibilityState === 'visible') void revalidate()
  })
  useEffect(() => {
    const timer = setInterval(refresh, everyMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <noscript>
      <a className="text-link text-sm" href={path}>
        Refresh
      </a>
    </noscript>
  )
}
