/**
 * The reason an attempt at a call failed, and whether to
 * retry it. Callers of `http.server.ts` never see it.
 */
export class AttemptError extends Error {
  override name = 'AttemptError'
  status: number | undefined
  /** True if another attempt may succeed. */
  isTransient: boolean
  /**
   * True if the failure counts toward opening the circuit:
   * the upstream is down and not just refusing this one call.
   */
  isOutage: boolean
  retryAfterMs: number | undefined

  constructor(
    message: string,
    options: {
      status?: number | undefined
      isTransient?: boolean
      isOutage?: boolean
      retryAfterMs?: number | undefined
    } = {},
  ) {
    super(message)
    this.status = options.status
    this.isTransient = options.isTransient ?? false
    this.isOutage = options.isOutage ?? false
    this.retryAfterMs = options.retryAfterMs
  }
}
