import { describe, expect, it } from 'vitest'
import { updateEvent } from './update-event.ts'

const drop = { kind: 'drop', beforeCents: 10_000, cents: 8_000 } as const
const on = (cents: number) => ({ cents, isAvailable: true })

describe('updateEvent', () => {
  it.each([
    ['keeps a drop at the same price', drop, on(8_000), undefined, 8_000],
    ['gives a drop today’s lower price', drop, on(7_000), undefined, 7_000],
    ['gives a drop today’s higher price that is still a drop', drop, on(9_900), undefined, 9_900],
    ['ends a drop of less than one percent', drop, on(9_901), undefined, undefined],
    [
      'ends a drop whose product is sold out',
      drop,
      { cents: 8_000, isAvailable: false },
      undefined,
      undefined,
    ],
    ['keeps a drop to the target', drop, on(9_000), 9_000, 9_000],
    ['ends a drop above the target', drop, on(9_001), 9_000, undefined],
    [
      'ends a match that is no longer cheaper',
      { ...drop, kind: 'cheaper' },
      on(10_000),
      undefined,
      undefined,
    ],
    [
      'keeps a restock at any price',
      { kind: 'stock', cents: 8_000 },
      on(12_000),
      undefined,
      12_000,
    ],
    [
      'keeps a new match at any price',
      { kind: 'new', cents: 8_000 },
      on(12_000),
      undefined,
      12_000,
    ],
    [
      'ends a restock that sold out again',
      { kind: 'stock', cents: 8_000 },
      { cents: 8_000, isAvailable: false },
      undefined,
      undefined,
    ],
  ] as const)('SV4 %s', (_, event, now, below, expected) => {
    expect(updateEvent(event, now, below)?.cents).toBe(expected)
  })
})
