/**
 * A repeated signal is ignored for this long: npm
 * forwards a Ctrl-C that the process already received.
 */
const repeatMs = 1000

export interface StopListeners {
  onStop(signal: NodeJS.Signals): void
  /**
   * Called on the second signal; must exit immediately. Exiting
   * immediately is safe because a kill loses no data on disk.
   */
  onSecondStop(signal: NodeJS.Signals): void
  /** Signals that do nothing. */
  ignored?: readonly NodeJS.Signals[]
  /** For tests. */
  signals?: Pick<NodeJS.EventEmitter, 'on'>
  now?: () => number
}

/**
 * Returns an AbortSignal that SIGTERM, SIGINT and SIGHUP abort, for a graceful
 * stop. If the same signal arrives twice within a second, it counts once. SIGHUP
 * is sent when the parent has exited and never counts as the second signal.
 */
export function listenForStop({
  onStop,
  onSecondStop,
  ignored = [],
  signals = process,
  now = () => performance.now(),
}: StopListeners): AbortSignal {
  const controller = new AbortController()
  const lastAt = new Map<NodeJS.Signals, number>()
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    signals.on(name, () => {
      if (ignored.includes(name)) return
      const isRepeated = now() - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < repeatMs
      lastAt.set(name, now())
      if (!controller.signal.aborted) {
        onStop(name)
        controller.abort()
      } else if (!isRepeated && name !== 'SIGHUP') {
        onSecondStop(name)
      }
    })
  }
  return controller.signal
}

export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
