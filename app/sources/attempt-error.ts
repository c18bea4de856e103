/** Why one attempt at a call failed, and what that means for the next. Never leaves the sources' HTTP. */
export class AttemptError extends Error {
  override name = 'AttemptError'
  status: number | undefined
  /** Another attempt may go better. */
  isTransient: boolean
  /** Counts towards opening the circuit: the upstream is down, rather than displeased. */
  isOutage: boolean
  retryAfterMs: number | undefined

  constructor(
    message: string,
    options: { status?: number; isTransient?: boolean; isOutage?: boolean; retryAfterMs?: number } = {},
  ) {
    super(message)
    this.status = options.status
    this.isTransient = options.isTransient ?? false
    this.isOutage = options.isOutage ?? false
    this.retryAfterMs = options.retryAfterMs
  }
}
