import type { SyncMessage } from './sync-message.ts'

type Write = (fields: unknown, message?: string) => void

/** A log whose lines the other thread writes. Errors are no plain data, so their text goes. */
export function forwardLog(send: (message: SyncMessage) => void): Record<'info' | 'warn' | 'error', Write> {
  const write =
    (level: 'info' | 'warn' | 'error'): Write =>
    (fields, message) => {
      if (typeof fields === 'string') send({ kind: 'log', level, fields: {}, message: fields })
      else send({ kind: 'log', level, fields: toPlain(fields), message: message ?? '' })
    }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

function toPlain(fields: unknown): object {
  if (typeof fields !== 'object' || fields === null) return {}
  const { err, ...rest } = fields as { err?: unknown }
  if (!(err instanceof Error)) return { ...fields }
  return { ...rest, err: { type: err.name, message: err.message, stack: err.stack } }
}
