import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isReturning, toStorageKey, visitMs } from '../product/viewed-products.ts'
import { toSinceBandScript } from './since-band-script.ts'

const now = Date.parse('2026-11-30T12:00:00Z')

/** Runs the script as a browser does that stores this text; returns true if the band is open then. */
function opens(text: string | null, { isBlocked = false } = {}): boolean {
  const band = { hidden: true }
  runInNewContext(toSinceBandScript('fashion8'), {
    localStorage: {
      getItem(key: string) {
        if (isBlocked) throw new Error('Storage is blocked')
        return key === toStorageKey('fashion8') ? text : null
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
    ['s:1@11880 s:2'],
    ['s:1@11880 t'],
    [''],
    [null],
  ])('RT1 decides as isReturning does: %j', text => {
    expect(opens(text)).toBe(isReturning(text, now))
  })

  it('RT1 leaves the band closed where storage is blocked', () => {
    expect(opens('s:1', { isBlocked: true })).toBe(false)
    expect(opens('s:1')).toBe(true)
  })
})
