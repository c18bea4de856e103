import { describe, expect, it } from 'vitest'
import type { AlertWish } from './alert.ts'
import { type AlertState, evaluateAlert, isAvailable } from './evaluate-alert.ts'

/** Prices are in dollars; 0 means sold out. */
function follow(wish: AlertWish, prices: readonly number[]): (string | undefined)[] {
  const [first = 0, ...later] = prices
  let state: AlertState = {
    referenceCents: (first || 100) * 100,
    currency: 'USD',
    wasAvailable: first > 0,
  }
  return later.map(price => {
    const now = { cents: price * 100, currency: 'USD', isAvailable: price > 0 } as const
    const { event, state: next } = evaluateAlert(wish, state, now)
    state = next
    return (
      event &&
      `${event.beforeCents === undefined ? '' : event.beforeCents / 100}>${event.cents / 100}`
    )
  })
}

const none = undefined

describe('evaluateAlert', () => {
  it.each<[string, AlertWish, number[], (string | undefined)[]]>([
    ['a drop', { kind: 'drop' }, [100, 90], ['100>90']],
    ['one event per drop', { kind: 'drop' }, [100, 90, 90], ['100>90', none]],
    ['nothing under 1 %', { kind: 'drop' }, [100, 99.01], [none]],
    ['exactly 1 %', { kind: 'drop' }, [100, 99], ['100>99']],
    ['small drops that add up', { kind: 'drop' }, [100, 99.5, 98.8], [none, '100>98.8']],
    ['a drop after a rise', { kind: 'drop' }, [100, 120, 110], [none, '120>110']],
    ['a drop while it was sold out', { kind: 'drop' }, [100, 0, 90], [none, '100>90']],
    [
      'no drop that stays above the target price',
      { kind: 'drop', belowCents: 8_000 },
      [100, 85],
      [none],
    ],
    [
      'the target price, reached at once or in steps',
      { kind: 'drop', belowCents: 8_000 },
      [100, 85, 80],
      [none, '100>80'],
    ],
    ['nothing while it stays in stock', { kind: 'stock' }, [100, 90], [none]],
    ['a product back in stock', { kind: 'stock' }, [0, 0, 90, 90], [none, '>90', none]],
    [
      'a product back in stock twice',
      { kind: 'stock' },
      [100, 0, 100, 0, 90],
      [none, '>100', none, '>90'],
    ],
  ])('SV4 finds %s', (_, wish, prices, expected) => {
    expect(follow(wish, prices)).toEqual(expected)
  })

  it('SV4 does not treat a change of currency as a drop', () => {
    const state: AlertState = { referenceCents: 10_000, currency: 'USD', wasAvailable: true }
    const now = { cents: 8_000, currency: 'EUR', isAvailable: true } as const
    expect(evaluateAlert({ kind: 'drop' }, state, now)).toEqual({
      state: { referenceCents: 8_000, currency: 'EUR', wasAvailable: true },
    })
  })
})

describe('isAvailable', () => {
  const sizes = [{ name: 'S' }, { name: 'M' }]
  it.each([
    ['a product in stock', { inStock: true, stock: [], sizes }, undefined, true],
    ['one of its sizes', { inStock: true, stock: [], sizes }, 'M', true],
    ['a size it does not come in', { inStock: true, stock: [], sizes }, 'L', false],
    ['a size in its stock', { inStock: true, stock: [{ size: 'S' }], sizes }, 'S', true],
    ['a size not in its stock', { inStock: true, stock: [{ size: 'S' }], sizes }, 'M', false],
    [
      'any size in stock listed by color',
      { inStock: true, stock: [{ color: 'Red' }], sizes },
      'M',
      true,
    ],
    ['a size of a sold-out product', { inStock: false, stock: [{ size: 'S' }], sizes }, 'S', false],
  ])('SV4 checks %s', (_, product, size, expected) => {
    expect(isAvailable(product, size)).toBe(expected)
  })
})
