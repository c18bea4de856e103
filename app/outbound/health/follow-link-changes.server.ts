import type { BaseLogger } from 'pino'
import { z } from 'zod'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { listen } from '#app/database/listen.server.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import { isSourceLetter, type SourceLetter } from '#app/domain/source.ts'

/** The payload of the triggers in `migrations/0077_link_changes.sql`. */
const changeSchema = z.object({
  source: z.custom<SourceLetter>(text => typeof text === 'string' && isSourceLetter(text)),
  id: z.string(),
})

/**
 * Reports changed links, on whichever server an operator decided or a check was
 * made. Calls `onChange` without a key when any link may have changed unnoticed.
 */
export function followLinkChanges({
  databaseUrl,
  log,
  onChange,
}: {
  databaseUrl: string
  log: Pick<BaseLogger, 'info' | 'error'>
  onChange(key?: ProductKey): void
}): { close(): Promise<void> } {
  const stop = new AbortController()
  const listening = listen({
    databaseUrl,
    name: 'storefronts link changes',
    channels: ['link_changes'],
    signal: stop.signal,
    onNotification: (_, payload) => onChange(parseChange(payload)),
    onConnected: () => onChange(),
    onDisconnected: () => undefined,
    onTrouble(error) {
      // The pool already reports database outages.
      if (!isConnectionLoss(error)) log.error({ err: error }, 'updates to links stopped')
    },
    onRecovery: () => log.info('updates to links resumed'),
  })
  return {
    async close() {
      stop.abort()
      await listening
    },
  }
}

/** Returns undefined for a payload that cannot be read, so that no change is missed. */
function parseChange(payload: string): ProductKey | undefined {
  try {
    return changeSchema.parse(JSON.parse(payload))
  } catch {
    return undefined
  }
}
