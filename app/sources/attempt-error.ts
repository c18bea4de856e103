/** The reason one attempt at a call failed, and how to proceed. Never escapes `http.server.ts`. */
export class AttemptError extends Error {
  override name = 'AttemptError'
  status: number | undefined
  /** Another attempt may succeed. */
  isTransient: boolean
  /**
   * Counts toward opening the circuit: the upstream is down and does not merely refuse this call.
   */
  isOutage: boolean
  retryAfterMs: number | undefined

  constructor(
    message: string,
    options: {
      status?: number
      isTransient?: boolean
      isOutage?: boolean
      retryAfterMs?: number
    } = {},
  ) {
    super(message)
    this.status = options.status
    this.isTransient = options.isTransient ?? false
    this.isOutage = options.isOutage ?? false
    this.retryAfterMs = options.retryAfterMs
  }
}
