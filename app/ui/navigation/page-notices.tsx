import { useEffect, useRef } from 'react'
import { useIsOnline } from '../connection.ts'
import { Icon } from '../elements/icon.tsx'
import { useLoadPhase } from './load-progress.ts'
import { LoadingBar } from './loading-bar.tsx'
import { Toaster, useToasts } from './toaster.tsx'

/**
 * The loading bar and toasts, which are above everything else, even sheets.
 * An open dialog makes the rest of the page inert, so it has its own notices.
 */
export function PageNotices() {
  const layer = useRef<HTMLDivElement>(null)
  const phase = useLoadPhase()
  const toasts = useToasts()
  const isOnline = useIsOnline()
  // This is not a layout effect, because a surrounding dialog must be shown first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is something new to show.
  useEffect(() => {
    if (layer.current) raise(layer.current)
  }, [phase, toasts, isOnline])
  return (
    <div
      ref={layer}
      popover="manual"
      className="pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none overflow-visible border-0 bg-transparent p-0 text-ink"
    >
      <LoadingBar />
      <div className="page-notices absolute right-4 bottom-[var(--notices-bottom,1rem)] w-[min(22rem,calc(100vw-2rem))]">
        <Toaster />
        <OfflineNotice />
      </div>
    </div>
  )
}

/**
 * Shows the layer again if another popover covers it, because the last popover shown is on
 * top. Otherwise does nothing, because screen readers may skip a popover that is shown twice.
 */
function raise(layer: HTMLElement): void {
  const isShown = layer.matches(':popover-open')
  const isCovered = [...document.querySelectorAll(':popover-open')].some(other => other !== layer)
  if (isShown && isCovered) layer.hidePopover()
  if (!isShown || isCovered) layer.showPopover()
}

function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="mt-2 flex items-center gap-3 rounded bg-ink p-3 pl-4 text-paper text-sm shadow-lg">
          <Icon name="wifi-off" size={18} className="shrink-0" />
          You’re offline. Pages will load when you’re back online.
        </p>
      )}
    </div>
  )
}
