import { describe, expect, it } from 'vitest'
import { type AccessToken, createCallWithToken } from './access-token.ts'
import { SourceError } from './connector.ts'

/** Creates a caller whose tokens are t1, t2 and so on, with a fake clock. */
function create(lifetimeSeconds = 3600) {
  const clock = { ms: 0 }
  const previous: (string | undefined)[] = []
  const callWithToken = createCallWithToken(
    async (before): Promise<AccessToken> => {
      previous.push(before?.token)
      await new Promise(resolve => setImmediate(resolve))
      return { token: `t${previous.length}`, lifetimeSeconds }
    },
    () => clock.ms,
  )
  return { clock, previous, callWithToken, ask: () => callWithToken(async token => token) }
}

const refusal = () => new SourceError('r', 'refused', { status: 401 })

describe('createCallWithToken', () => {
  it('PR2 fetches one token for all concurrent callers', async () => {
    const { ask, previous } = create()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['t1', 't1', 't1'])
    expect(await ask()).toBe('t1')
    expect(previous).toEqual([undefined])
  })

  it('AD2 reports how many seconds remain until its token is renewed', async () => {
    const { ask, callWithToken, clock } = create()
    expect(callWithToken.getTokenState()).toBe('none yet')
    await ask()
    clock.ms = 540_000
    expect(callWithToken.getTokenState()).toEqual({ secondsLeft: 3_000 })
  })

  it.each([
    [999, 't1'],
    [1_000, 't2'],
  ])('PR2 uses a token that had expired when it was issued for a second: %i ms', async (...row) => {
    const [ms, token] = row
    const { ask, clock } = create(0)
    await ask()
    clock.ms = ms
    expect(await ask()).toBe(token)
  })

  it.each([
    ['an hour', 3600, 3539, 3540],
    ['four hours', 14_400, 14_339, 14_340],
    ['ten seconds', 10, 8.9, 9],
    ['zero seconds', 0, 0.9, 1],
  ])(
    'PR2 renews a token with a lifetime of %s shortly before it expires',
    async (_, lifetime, still, due) => {
      const { ask, clock, previous } = create(lifetime)
      await ask()
      clock.ms = still * 1000
      expect(await ask()).toBe('t1')
      clock.ms = due * 1000
      expect(await ask()).toBe('t2')
      expect(previous).toEqual([undefined, 't1'])
    },
  )

  it('PR2 renews a token only once when several calls are refused before it expires', async () => {
    const { callWithToken, previous } = create()
    const call = async (token: string) => {
      if (token === 't1') throw refusal()
      return token
    }
    expect(await Promise.all([callWithToken(call), callWithToken(call)])).toEqual(['t2', 't2'])
    expect(previous).toEqual([undefined, 't1'])
  })

  it('retries a call with the current token if it was renewed before the refusal arrived', async () => {
    const { callWithToken, previous } = create()
    const late = Promise.withResolvers<void>()
    const slow = callWithToken(async token => {
      if (token !== 't1') return token
      await late.promise
      throw refusal()
    })
    await callWithToken(async token => {
      if (token === 't1') throw refusal()
    })
    late.resolve()
    expect(await slow).toBe('t2')
    expect(previous).toHaveLength(2)
  })

  it('PR2 gives up when the new token is refused too', async () => {
    const { callWithToken, previous } = create()
    const tried: string[] = []
    const call = async (token: string) => {
      tried.push(token)
      throw refusal()
    }
    await expect(callWithToken(call)).rejects.toMatchObject({ status: 401 })
    expect(tried).toEqual(['t1', 't2'])
    expect(previous).toHaveLength(2)
  })

  it('does not renew the token after unrelated failures', async () => {
    const { callWithToken, previous } = create()
    const call = () => Promise.reject(new SourceError('r', 'on fire', { status: 500 }))
    await expect(callWithToken(call)).rejects.toThrow('on fire')
    expect(previous).toHaveLength(1)
  })

  it('fetches a token again after a failed fetch', async () => {
    let requested = 0
    const callWithToken = createCallWithToken(async () => {
      requested += 1
      if (requested === 1) throw new SourceError('r', 'no keys', { status: 400 })
      return { token: 'well', lifetimeSeconds: 60 }
    })
    await expect(callWithToken(async token => token)).rejects.toThrow('no keys')
    expect(await callWithToken(async token => token)).toBe('well')
  })

  it('lets a caller abort without failing the other waiters', async () => {
    const { callWithToken, ask } = create()
    const stop = new AbortController()
    const leaving = callWithToken(async token => token, stop.signal)
    const staying = ask()
    const reason = new Error('enough')
    stop.abort(reason)
    await expect(leaving).rejects.toBe(reason)
    expect(await staying).toBe('t1')
    await expect(callWithToken(async token => token, stop.signal)).rejects.toBe(reason)
  })
})
