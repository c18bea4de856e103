import { type RefCallback, useEffect, useState } from 'react'
import { planRetry } from './plan-retry.ts'
import { showLoaded } from './shared-picture.ts'

/**
 * Retries a failed picture after a while, twice at most, and again whenever the browser comes back
 * online, because most failures are temporary. The server forgets a failure sooner than that: see
 * remember-faults.ts.
 */
export function useBrokenPicture(): [isBroken: boolean, noteBroken: () => void] {
  const [{ failures, isBroken }, setState] = useState({ failures: 0, isBroken: false })
  useEffect(() => {
    if (isBroken) return planRetry(failures, () => setState({ failures, isBroken: false }))
  }, [isBroken, failures])
  // An event and the check of the element may both report one failure, which counts once.
  const noteBroken = () =>
    setState(state => (state.isBroken ? state : { failures: state.failures + 1, isBroken: true }))
  return [isBroken, noteBroken]
}

/** Returns the attributes with which an `<img>` reports its failure, and shows what is there. */
export function watchPicture(onBroken: () => void): {
  ref: RefCallback<HTMLImageElement>
  onError(): void
} {
  return {
    // Also checks the element itself, because errors before hydration trigger no event in React.
    ref(image) {
      if (image) showLoaded(image)
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') onBroken()
    },
    onError: onBroken,
  }
}
