import { type ConnectorHealth, SourceError } from './connector.ts'
import { untilAborted } from './until-aborted.ts'

export interface AccessToken {
  token: string
  /**
   * The lifetime of the token when it was issued. This is a duration rather
   * than a timestamp, because the upstream's clock may differ from ours.
   */
  lifetimeSeconds: number
  /** A refresh token, which can be used to fetch the next access token. */
  refreshToken?: string | undefined
}

/**
 * Makes a call with a token. If the token is refused (a `SourceError`
 * with status 401), makes the call once more with a new token.
 */
export interface CallWithToken {
  <Answer>(call: (token: string) => Promise<Answer>, signal?: AbortSignal): Promise<Answer>
  getTokenState(): NonNullable<ConnectorHealth['token']>
}

/** Tokens are renewed this long before they expire, so that none expires during a call. */
const maxMarginSeconds = 60
const marginShare = 0.1
/**
 * A token is used for at least this long, even if it had already expired
 * when it was issued. Otherwise, every call would fetch a new one.
 */
const minUseSeconds = 1

/**
 * Shares one token between all calls, renews it shortly before it expires or when
 * it is refused, and never fetches more than one at a time. A fetch continues even
 * if its caller aborts, because other callers may be waiting for the same token.
 */
export function createCallWithToken(
  /** Receives the previous token, if there was one. */
  fetchToken: (previous: AccessToken | undefined) => Promise<AccessToken>,
  /**
   * In milliseconds. The clock is monotonic, because expired
   * tokens would stay in use if a wall clock were set back.
   */
  now: () => number = () => performance.now(),
): CallWithToken {
  let held: { access: AccessToken; endsAt: number } | undefined
  let pending: Promise<string> | undefined

  async function ask(): Promise<string> {
    // The lifetime is counted from the request, because
    // the token was issued before the response arrived.
    const askedAt = now()
    const access = await fetchToken(held?.access)
    const { lifetimeSeconds } = access
    const margin = Math.min(maxMarginSeconds, lifetimeSeconds * marginShare)
    held = { access, endsAt: askedAt + Math.max(minUseSeconds, lifetimeSeconds - margin) * 1000 }
    return access.token
  }

  /**
   * Returns the current token, or a new one if it has expired or was refused. If another
   * call has renewed the token by the time a refusal arrives, returns that newer token.
   */
  function getToken(refused: string | undefined, signal: AbortSignal | undefined): Promise<string> {
    signal?.throwIfAborted()
    const isFit = held !== undefined && now() < held.endsAt && held.access.token !== refused
    if (held !== undefined && isFit && pending === undefined)
      return Promise.resolve(held.access.token)
    pending ??= ask().finally(() => {
      pending = undefined
    })
    return untilAborted(pending, signal)
  }

  async function callWithToken<Answer>(
    call: (token: string) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const token = await getToken(undefined, signal)
    try {
      return await call(token)
    } catch (error) {
      if (!(error instanceof SourceError) || error.status !== 401) throw error
    }
    return call(await getToken(token, signal))
  }

  return Object.assign(callWithToken, {
    getTokenState: () =>
      held === undefined
        ? ('none yet' as const)
        : { secondsLeft: Math.max(0, Math.round((held.endsAt - now()) / 1000)) },
  })
}
