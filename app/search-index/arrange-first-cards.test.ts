import { describe, expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { arrangeFirstCards } from './arrange-first-cards.ts'
import { toModelKey } from './model-key.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'

const toCard = (letter: string, at: number, step = 0) => ({
  id: `${letter}${at}`,
  model: letter === '.' ? 0 : letter.charCodeAt(0),
  step,
  isSoldOut: letter === letter.toUpperCase() && letter !== '.',
})
const spread = (letters: string) =>
  arrangeFirstCards(Array.from(letters, (letter, at) => toCard(letter, at)))
    .map(({ id }) => id.charAt(0))
    .join('')

describe('the variants of one product', () => {
  it.each([
    ['aaabcdefghijk', 'abcdeafghiajk'],
    ['ababab', 'ababab'],
    ['aaaaaabcdefgh', 'abcdeafghaaaa'],
    ['aaaa', 'aaaa'],
    ['......', '......'],
    ['aaaBCDe', 'aeaaBCD'],
    ['', ''],
  ])('LS2 are at most one of five cards if others are as relevant: %s', (before, after) => {
    expect(spread(before)).toBe(after)
  })

  it.each([
    [80, ['a0', 'b2', 'a1']],
    [81, ['a0', 'a1', 'b2']],
  ])('LS2 let a card pass that is %i steps behind, or not', (step, order) => {
    const cards = [toCard('a', 0), toCard('a', 1), toCard('b', 2, step)]
    expect(arrangeFirstCards(cards).map(({ id }) => id)).toEqual(order)
  })

  it.each([
    ['AbCd', 'bdAC'],
    ['AB', 'AB'],
    // A card that must wait for its variants lets what is sold out go first.
    ['aaBa', 'aaBa'],
  ])('LS2 are not what else moves: sold-out cards follow the others: %s', (before, after) => {
    expect(spread(before)).toBe(after)
  })

  it.each([
    [820, ['b1', 'A0']],
    [821, ['A0', 'b1']],
  ])('LS2 that are sold out let a card pass that is %i steps behind, or not', (step, order) => {
    const cards = [toCard('A', 0), toCard('b', 1, step)]
    expect(arrangeFirstCards(cards).map(({ id }) => id)).toEqual(order)
  })

  it.each([
    ['Alda Linen Midi Dress in Red', 'Alda Linen Maxi Dress, Light Blue', true],
    ['Alda Long-Sleeve Dress', 'Alda Short Sleeve Dress', true],
    ['Alda V-Neck Sweater', 'Alda Turtleneck Sweater', true],
    ['Alda Floral Dress', 'Alda Tartan Dress', true],
    ['Tern Alda Dress', 'Alda Dress', true],
    ['Alda Dress in Ballet', 'Alda Dress in Blue', true],
    ['Alda Linen Dress', 'Alda Wool Dress', false],
    ['Alda Dress', 'Wren Dress', false],
  ])('LS2 are told by their names: %j and %j', (name, other, isSame) => {
    const colors = 'Ballet blue'
    const [one, two] = [name, other].map(each => toModelKey('Tern', { name: each, colors }))
    expect(one === two).toBe(isSame)
    expect(one).not.toBe(toModelKey('Plover', { name, colors }))
  })

  it.each([
    ['', 'Alda Dress'],
    ['Tern', 'Red, Long'],
    ['Tern', 'Tern'],
  ])('LS2 cannot be told without a brand or a name: %j, %j', (brand, name) => {
    expect(toModelKey(brand, { name, colors: '' })).toBe(0)
  })

  it('LS2 leave room on the first page, keep their counts and fill later pages', () => {
    const index = createSearchIndex()
    const lengths = ['Mini', 'Midi', 'Maxi', 'Ankle-Length', 'Long-Sleeve', 'Halter']
    const variants = lengths.map((word, at) =>
      makeChange(at + 1, { brand: 'Tern', popularity: 900, ...named(`Alda ${word} Dress`) }),
    )
    const others = Array.from({ length: 20 }, (_, at) =>
      makeChange(at + 10, { brand: `Plover ${at}`, ...named(`Wren ${at} Silk Dress`) }),
    )
    index.apply([...variants, ...others])
    const list = (page: number, limit: number) =>
      index.query({ ...emptyListQuery, text: 'dress', page, limit, facetLimit: 50 })
    const first = list(1, 10).hits.map(({ number }) => number)
    expect(first.filter(number => number <= 6)).toHaveLength(2)
    const all = [1, 2, 3].flatMap(page => list(page, 10).hits.map(({ number }) => number))
    expect(all.toSorted((a, b) => a - b)).toEqual([
      ...lengths.keys().map(at => at + 1),
      ...others.map(({ number }) => number),
    ])
    expect(list(1, 10).paging.total).toBe(26)
    expect(list(1, 10).facets.brands).toContainEqual({ value: 'Tern', count: 6 })
  })
})

function named(name: string) {
  return { words: { ...makeChange(1).words, name } }
}
