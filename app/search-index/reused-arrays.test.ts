import { describe, expect, it } from 'vitest'
import { copyBits, createBuffers, startQuery, takeBits } from './reused-arrays.ts'

describe('the bitmaps of a query', () => {
  it('PR8 are empty, and different until the next query', () => {
    startQuery()
    const first = takeBits(64)
    first.fill(7)
    expect(takeBits(64)).not.toBe(first)
    expect([...copyBits(first)]).toEqual([7, 7])
    startQuery()
    const again = takeBits(64)
    expect(again).toBe(first)
    expect([...again]).toEqual([0, 0])
  })

  it.each([32, 33])('PR8 are different even if there are %i', count => {
    startQuery()
    const taken = Array.from({ length: count }, () => takeBits(64))
    expect(new Set(taken).size).toBe(count)
  })

  it('PR8 are not those of a smaller catalogue', () => {
    startQuery()
    const small = takeBits(32)
    expect(takeBits(64)).toHaveLength(2)
    expect(small).toHaveLength(1)
  })
})

describe('released buffers', () => {
  it.each([
    [1_000, true],
    [250, true],
    [249, false],
    [1_001, false],
  ])('PR8 serve what is not larger and not far smaller: %i of 1,000 bytes', (bytes, isReused) => {
    const { take, release } = createBuffers()
    const buffer = new ArrayBuffer(1_000)
    release(buffer)
    release(buffer)
    expect(take(bytes) === buffer).toBe(isReused)
    if (!isReused) expect(take(1_000)).toBe(buffer)
    expect(take(1_000)).not.toBe(buffer)
  })

  it('PR8 are eight at most, the largest ones', () => {
    const { take, release } = createBuffers()
    const buffers = Array.from({ length: 9 }, (_, at) => new ArrayBuffer(2_000 + at))
    for (const buffer of buffers) release(buffer)
    const taken = buffers.map(() => take(2_000))
    expect(taken.slice(0, 8)).toEqual(buffers.slice(1))
    expect(buffers).not.toContain(taken[8])
  })
})
