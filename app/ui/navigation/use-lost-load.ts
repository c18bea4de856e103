import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns true after a fetcher's load has ended without a new result: if even the route's script
 * failed to load, `keepPageOnFailure` drops the result, and the fetcher keeps its previous data.
 */
export function useLostLoad({ state, data }: { state: string; data: unknown }): boolean {
  const started = useRef<{ data: unknown }>(undefined)
  const [isLost, setLost] = useState(false)
  useLayoutEffect(() => {
    if (state !== 'idle') {
      started.current = { data }
      setLost(false)
    } else if (started.current) {
      setLost(started.current.data === data)
      started.current = undefined
    }
  }, [state, data])
  return isLost
}
