import type { Logger } from 'pino'

/**
 * A signal that fires when the process is asked to stop. Asked twice, it leaves at once: somebody is in a hurry, and
 * everything kept on disk stands a kill.
 */
export function listenForStop(log: Logger): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) {
        log.warn(`${name} again: leaving without waiting`)
        process.exit(1)
      }
      log.info(`${name}: stopping`)
      controller.abort()
    })
  }
  return controller.signal
}

/** Settles when the signal fires, at once when it has. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
