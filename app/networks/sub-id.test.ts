import { describe, expect, it } from 'vitest'
import { createSubId, formatSubId, parseSubId } from './sub-id.ts'

const clickedAt = new Date('2026-03-01T12:34:56.789Z')

describe('a sub-id', () => {
  it.each([
    { clickedAt, random: 0 },
    { clickedAt, random: Number.MAX_SAFE_INTEGER },
    { clickedAt: new Date('2058-12-31T23:59:59.999Z'), random: 1 },
    createSubId(),
  ])('OU3 round-trips: %j', subId => {
    expect(parseSubId(formatSubId(subId))).toEqual(subId)
  })

  it('OU3 is short and uses only characters that every network accepts', () => {
    for (const random of [0, 1, 2 ** 32, Number.MAX_SAFE_INTEGER])
      expect(formatSubId({ clickedAt, random })).toMatch(/^[a-z0-9]{21}$/)
  })

  it('OU3 can still be read if a network upper-cases or pads it', () => {
    const subId = createSubId()
    expect(parseSubId(` ${formatSubId(subId).toUpperCase()} `)).toEqual(subId)
  })

  it('OU3 differs between clicks in the same millisecond', () => {
    const written = Array.from({ length: 10_000 }, () => formatSubId(createSubId(clickedAt)))
    expect(new Set(written).size).toBe(written.length)
  })

  it.each([
    ['one from another system', 'card12'],
    ['none', ''],
    ['a truncated one', formatSubId({ clickedAt, random: 5 }).slice(0, -1)],
    ['one with an extra character', `${formatSubId({ clickedAt, random: 5 })}x`],
    ['a number past 2^53', 's00000000zzzzzzzzzzz0'],
    ['an empty one', 's'],
  ])('OU4 is not parsed from %s', (_, text) => {
    expect(parseSubId(text)).toBeUndefined()
  })

  it('OU4 is rejected when a character is changed', () => {
    const written = formatSubId({ clickedAt, random: 123_456_789_012 })
    const misread = [...written].flatMap((right, index) =>
      [...'0123456789abcdefghijklmnopqrstuvwxyz']
        .filter(other => other !== right)
        .map(other => written.slice(0, index) + other + written.slice(index + 1))
        .filter(text => parseSubId(text) !== undefined),
    )
    // There are 37 checksums but 36 characters, so two checksums share one.
    expect(misread.length).toBeLessThan(written.length * 2)
  })
})
