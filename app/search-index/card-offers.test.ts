import { describe, expect, it } from 'vitest'
import { createBits, writeBit } from './bits.ts'
import { createCardOffers, hasAnyOffer, isLead } from './card-offers.ts'
import { createColumns, writeCode } from './columns.ts'

describe('the offers of cards', () => {
  const columns = createColumns()
  for (let number = 0; number < 100; number += 1) writeCode(columns, 'brands', number, number + 500)

  it('LS7 are next to each other with their codes, best first', () => {
    const cards = createCardOffers()
    cards.write([30, 10, 20], columns)
    cards.write([7, 50], columns)
    expect(cards.list(20)).toEqual([30, 10, 20])
    expect(cards.list(7)).toEqual([7, 50])
    const codes = [7, 50].map(number => cards.codes.brands[cards.slots[number] ?? 0])
    expect(codes).toEqual([507, 550])
  })

  it('LS7 take the place of removed cards of the same size', () => {
    const cards = createCardOffers()
    cards.write([1, 2, 3], columns)
    cards.write([4, 5], columns)
    cards.remove(2)
    cards.write([6, 7, 8], columns)
    expect(cards.end).toBe(6)
    expect(cards.list(8)).toEqual([6, 7, 8])
    expect(cards.list(5)).toEqual([4, 5])
  })

  it.each([
    [[10, 60], true],
    [[7], true],
    [[40, 60], false],
  ])('LS7 of a card with 7 and 10 are in a list of %j: %j', (list, isAny) => {
    const cards = createCardOffers()
    cards.write([10, 7], columns)
    const bits = createBits(128)
    for (const number of list) writeBit(bits, number, true)
    for (const number of [7, 10]) expect(hasAnyOffer(cards, bits, number)).toBe(isAny)
    // The next card begins where this one ends.
    cards.write([40, 50], columns)
    for (const number of [7, 10]) expect(hasAnyOffer(cards, bits, number)).toBe(isAny)
  })

  it('LS7 have one lead in each list, the best one that the list has', () => {
    const cards = createCardOffers()
    cards.write([30, 10, 20], columns)
    const toBits = (numbers: readonly number[]) => {
      const bits = createBits(128)
      for (const number of numbers) writeBit(bits, number, true)
      return bits
    }
    const grouped = toBits([10, 20, 30])
    const findLeads = (list: readonly number[]) =>
      list.filter(number => isLead({ grouped, cards }, toBits(list), number))
    expect(findLeads([10, 20, 30])).toEqual([30])
    expect(findLeads([10, 20, 40])).toEqual([10, 40])
    expect(findLeads([20])).toEqual([20])
  })
})
