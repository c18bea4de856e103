/** Thrown by the pool while the database is unreachable. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
  readonly code = 'DATABASE_AWAY'
}

/**
 * SQLSTATEs from a server that is starting or stopping or
 * has crashed, and network errors for one that is down.
 */
const lossCodes = new Set([
  'DATABASE_AWAY',
  '57P01',
  '57P02',
  '57P03',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** SQLSTATE class 08, connection exceptions. */
const connectionException = /^08[0-9A-Z]{3}$/
/** pg and pg-pool report these without a code. */
const lossMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
]

/**
 * Returns true for an error that means the database could not be reached or the connection
 * broke. The statement itself may be fine and may succeed when retried. Use this function
 * only for errors from database calls, because other network clients use the same codes.
 */
export function isConnectionLoss(error: unknown): boolean {
  // Accepts plain objects as well as Error instances,
  // because pg-boss passes on plain copies of its errors.
  if (typeof error !== 'object' || error === null) return false
  const code = 'code' in error ? String(error.code) : ''
  const text = 'message' in error ? String(error.message) : ''
  return (
    lossCodes.has(code) ||
    connectionException.test(code) ||
    lossMessages.some(message => text.startsWith(message))
  )
}
