import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 2_000

/** Calls `refresh` again and again; returns a function that ends this. */
export function startRefreshing(refresh: () => void): () => void {
  const timer = setInterval(refresh, everyMs)
  return () => clearInterval(timer)
}

/**
 * Reloads the page's data every two seconds. Without
 * JavaScript, shows a link that reloads the page.
 */
export function LiveRefresh({ path }: { path: string }) {
  const { revalidate, state } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (state === 'idle' && document.visibilityState === 'visible') void revalidate()
  })
  useEffect(() => startRefreshing(refresh), [])
  return (
    <noscript>
      <a className="text-link text-sm" href={path}>
        Refresh
      </a>
    </noscript>
  )
}
