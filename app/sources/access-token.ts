import { SourceError } from './connector.ts'
import { untilAborted } from './until-aborted.ts'

export interface AccessToken {
  token: string
  /** How much longer it lasts, as told when it was handed out: a difference, so that no clock has to agree. */
  lifetimeSeconds: number
  /** Buys the next one without the token before having to run out. */
  refreshToken?: string | undefined
}

/** Answers with a token; when that is refused (a `SourceError` of status 401), once more with another. */
export type CallWithToken = <Answer>(
  call: (token: string) => Promise<Answer>,
  signal?: AbortSignal,
) => Promise<Answer>

/** Spared at the end, so that no call leaves with a token that dies on the way. */
const maxMarginSeconds = 60
const marginShare = 0.1
/** An upstream that hands out what has run out already is not asked before every call. */
const minUseSeconds = 1

/**
 * One token for all calls, renewed a little before its end and when it is refused before that, with one asking at a
 * time. The asking outlives a caller that leaves: others wait for the same answer.
 */
export function createCallWithToken(
  /** Told the token before, where there was one. */
  fetchToken: (previous: AccessToken | undefined) => Promise<AccessToken>,
  /** In milliseconds; monotonic, since a clock that is set back would make tokens immortal. */
  now: () => number = () => performance.now(),
): CallWithToken {
  let held: { access: AccessToken; endsAt: number } | undefined
  let pending: Promise<string> | undefined

  async function ask(): Promise<string> {
    // From the asking on: the upstream counts from before its answer came.
    const askedAt = now()
    const access = await fetchToken(held?.access)
    const { lifetimeSeconds } = access
    const margin = Math.min(maxMarginSeconds, lifetimeSeconds * marginShare)
    held = { access, endsAt: askedAt + Math.max(minUseSeconds, lifetimeSeconds - margin) * 1000 }
    return access.token
  }

  /** The token held, unless it runs out or is the one refused: who was refused later gets what others renewed. */
  function getToken(refused: string | undefined, signal: AbortSignal | undefined): Promise<string> {
    signal?.throwIfAborted()
    const isFit = held !== undefined && now() < held.endsAt && held.access.token !== refused
    if (held !== undefined && isFit && pending === undefined) return Promise.resolve(held.access.token)
    pending ??= ask().finally(() => {
      pending = undefined
    })
    return untilAborted(pending, signal)
  }

  return async (call, signal) => {
    const token = await getToken(undefined, signal)
    try {
      return await call(token)
    } catch (error) {
      if (!(error instanceof SourceError) || error.status !== 401) throw error
    }
    return call(await getToken(token, signal))
  }
}
