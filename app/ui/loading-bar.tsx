import { useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation } from 'react-router'

/** Nothing is shown of what is over sooner. */
const startDelayMs = 200
/** How long the full bar stays. */
const hideDelayMs = 500

type Phase = 'hidden' | 'creeping' | 'finished' | 'failed'

/**
 * The line at the top of the page while something is on its way: creeps for about five seconds, jumps to the end when it
 * has come. Its look and movement are in loading-bar.css; here is only when.
 */
export function LoadingBar({ hasFailed }: { hasFailed: boolean }) {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const isBusy = navigation.state !== 'idle' || fetchers.some(({ state }) => state !== 'idle')
  const phase = usePhase(isBusy, hasFailed)
  return <div className="loading-bar" data-phase={phase} aria-hidden="true" />
}

function usePhase(isBusy: boolean, hasFailed: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden')
  const isShown = useRef(false)
  useEffect(() => {
    const show = (next: Phase) => {
      isShown.current = next === 'creeping'
      setPhase(next)
    }
    if (isBusy) {
      const timer = setTimeout(() => show('creeping'), startDelayMs)
      return () => clearTimeout(timer)
    }
    if (!isShown.current) return
    show(hasFailed ? 'failed' : 'finished')
    const timer = setTimeout(() => show('hidden'), hideDelayMs)
    return () => clearTimeout(timer)
  }, [isBusy, hasFailed])
  return phase
}
