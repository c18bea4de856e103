import { useEffect } from 'react'
import { quietKey } from './background-load.ts'
import { startLoad, useLoadPhase } from './load-progress.ts'
import { useDataRouter } from './router-internals.ts'

/**
 * The progress line at the top of the page. It advances for about
 * five seconds and fills when the load ends (loading-bar.css).
 */
export function LoadingBar() {
  return <div className="loading-bar" data-phase={useLoadPhase()} aria-hidden="true" />
}

/** Shows the bar while the router navigates or a fetcher without `quietKey` is loading. */
export function useRouterLoads(): void {
  const router = useDataRouter()
  useEffect(() => {
    let end: ReturnType<typeof startLoad> | undefined
    const unsubscribe = router?.subscribe(({ navigation, fetchers, errors }) => {
      const isBusy =
        navigation.state !== 'idle' ||
        [...fetchers].some(([key, { state }]) => state !== 'idle' && !key.startsWith(quietKey))
      if (isBusy) end ??= startLoad()
      else if (end) {
        end(errors !== null)
        end = undefined
      }
    })
    return () => {
      unsubscribe?.()
      end?.()
    }
  }, [router])
}
