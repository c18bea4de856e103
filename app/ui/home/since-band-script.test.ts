import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { isReturning, parseViewed, toStorageKey, visitMs } from '../product/viewed-products.ts'
import { readKnownDrops, toDropsKey } from './known-drops.ts'
import { toSinceBandScript } from './since-band-script.ts'

const now = Date.parse('2026-11-30T12:00:00Z')

/** Runs the script as a browser does that stores these texts; returns true if the band is open then. */
function opens(viewed: string | null, drops: string | null, { isBlocked = false } = {}): boolean {
  const band = { hidden: true }
  runInNewContext(toSinceBandScript('fashion8'), {
    localStorage: {
      getItem(key: string) {
        if (isBlocked) throw new Error('Storage is blocked')
        if (key === toDropsKey('fashion8')) return drops
        return key === toStorageKey('fashion8') ? viewed : null
      },
    },
    document: { currentScript: { parentElement: band } },
    Date: { now: () => now },
  })
  return !band.hidden
}

describe('the script that opens the band for returning visitors', () => {
  it.each([
    [`s:1 t${now - 60_000}`],
    [`s:1 t${now - visitMs}`],
    [`s:1 t${now - visitMs - 1}`],
    ['s:1 s:2@11880'],
    ['s:1 s:2 t'],
    [''],
    [null],
  ])('RT1 decides as isReturning does: %j', viewed => {
    expect(opens(viewed, 's:1')).toBe(isReturning(viewed, now))
  })

  it.each([
    ['s:1@11880 f:2@500 t5', 'f:2@500', true],
    ['s:1@11880 f:2@500 t5', 's:9@100 s:1@11880', true],
    // The product was viewed again at its new price.
    ['s:1@9900 t5', 's:1@11880', false],
    ['s:1@11880 t5', 's:1', false],
    ['s:1@11880 t5', null, false],
    ['s:1@11880 t5', '', false],
    ['s:1@11880  t5', '', false],
  ])('RT1 decides as readKnownDrops does: %j, known %j', (viewed, drops, isKnown) => {
    expect(opens(viewed, drops)).toBe(isKnown)
    vi.stubGlobal('localStorage', { getItem: () => drops })
    expect(readKnownDrops('fashion8', parseViewed(viewed)).length > 0).toBe(isKnown)
    vi.unstubAllGlobals()
  })

  it('RT1 leaves the band closed where storage is blocked', () => {
    expect(opens('s:1', 's:1', { isBlocked: true })).toBe(false)
    expect(opens('s:1', 's:1')).toBe(true)
  })
})
