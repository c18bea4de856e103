/**
 * How long a repeated signal is ignored: npm forwards a Ctrl-C that the process already received.
 */
const repeatMs = 1000

export interface StopListeners {
  onStop(signal: NodeJS.Signals): void
  /** Must exit immediately, which is safe because all data on disk survives a kill. */
  onSecondStop(signal: NodeJS.Signals): void
  /** For tests. */
  signals?: Pick<NodeJS.EventEmitter, 'on'>
  now?: () => number
}

/**
 * An AbortSignal for a graceful stop on SIGTERM, SIGINT or SIGHUP. The same signal twice within a
 * second counts once. SIGHUP, sent when the parent has ended, never counts as the second.
 */
export function listenForStop({
  onStop,
  onSecondStop,
  signals = process,
  now = () => performance.now(),
}: StopListeners): AbortSignal {
  const controller = new AbortController()
  const lastAt = new Map<NodeJS.Signals, number>()
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    signals.on(name, () => {
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

/** Resolves once the signal is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
