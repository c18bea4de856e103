import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import { makeWords, rankWords } from './testing.ts'
import { createWordIndex } from './word-index.ts'
import type { WordIndex } from './word-index-interface.ts'

/** Creates a seeded linear congruential generator, so that failures are reproducible. */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const dictionary =
  `amber birch cotton dune ember fennel ginger hazel indigo jasper kestrel larch meadow nettle otter poplar quartz
  rowan sorrel thistle umber velvet willow yarrow zephyr dress boots coat scarf bag jeans shirt skirt`.split(
    /\s+/,
  )

function invent(roll: (sides: number) => number): Partial<ProductWords> {
  const draw = (count: number) =>
    Array.from({ length: count }, () => dictionary[roll(dictionary.length)]).join(' ')
  return {
    name: draw(1 + roll(4)),
    brand: draw(roll(2)),
    category: `Clothing > ${draw(1)}`,
    colors: draw(roll(2)),
    description: draw(roll(8)),
  }
}

const textOf = ({ name, brand, category, colors, description }: Partial<ProductWords>) =>
  new Set(`${name} ${brand} ${category} ${colors} ${description}`.toLowerCase().match(/[a-z]+/g))

/** Returns the results of all queries, with scores. */
function ask(index: WordIndex, texts: readonly string[]) {
  return texts.map(text => {
    const { numbers, scores, reading } = index.match(text)
    return {
      text,
      reading,
      found: [...numbers]
        .map((number, at) => [number, scores[at]?.toFixed(5)])
        .sort(([a], [b]) => Number(a) - Number(b)),
    }
  })
}

describe.each([1, 2, 3])('random products, seed %i', seed => {
  const roll = createDice(seed * 7_919)
  const products = new Map(
    Array.from({ length: 120 }, (_, at) => [at * 3 + 1, makeWords(invent(roll))]),
  )
  const texts = Array.from({ length: 80 }, () =>
    Array.from({ length: 1 + roll(3) }, () => dictionary[roll(dictionary.length)]).join(' '),
  )
  const index = createWordIndex()
  for (const [number, words] of products) index.put(number, words)

  it('LS2 finds every product that has all words, in any position', () => {
    for (const text of texts) {
      const plain = [...products].filter(([, words]) =>
        text.split(' ').every(word => textOf(words).has(word)),
      )
      const found = new Set(index.match(text).numbers)
      expect([text, plain.filter(([number]) => !found.has(number))]).toEqual([text, []])
    }
  })

  it('LS2 returns each number once, with a score', () => {
    for (const text of texts) {
      const { numbers, scores } = index.match(text)
      expect([...numbers]).toEqual([...new Set(numbers)])
      expect(scores).toHaveLength(numbers.length)
      expect(scores.every(score => score > 0 && score < 3)).toBe(true)
    }
  })

  it('PR8 returns the same results after changes and removals as a newly built index', () => {
    const changed = createWordIndex()
    const shuffled = [...products].sort(([a], [b]) => ((a * 37) % 101) - ((b * 37) % 101) || a - b)
    for (const [number] of shuffled) changed.put(number, makeWords(invent(roll)))
    for (let number = 1_000; number < 1_040; number += 1)
      changed.put(number, makeWords(invent(roll)))
    for (const [number, words] of shuffled) changed.put(number, words)
    for (let number = 1_000; number < 1_040; number += 1) changed.remove(number)
    expect(ask(changed, texts)).toEqual(ask(index, texts))
  })

  it('PR8 returns the same results with matches that were kept before changes and removals', () => {
    const changed = createWordIndex(undefined, 1)
    for (const [number] of products) changed.put(number, makeWords(invent(roll)))
    for (let number = 1_000; number < 1_040; number += 1)
      changed.put(number, makeWords(invent(roll)))
    for (const [number, words] of products) {
      if (number % 30 === 1) expect(ask(changed, texts)).toEqual(ask(changed, texts))
      changed.put(number, words)
    }
    for (let number = 1_000; number < 1_040; number += 1) changed.remove(number)
    expect(ask(changed, texts)).toEqual(ask(index, texts))
    expect(ask(changed, texts)).toEqual(ask(index, texts))
  })

  it('PR8 returns the same results after saving and restoring, and accepts further changes', () => {
    const changed = createWordIndex()
    for (const [number, words] of products) changed.put(number, words)
    for (let number = 0; number < 60; number += 3) changed.put(number + 1, makeWords(invent(roll)))
    const read = createWordIndex(Array.from(changed.save(), part => Uint8Array.from(part)))
    expect(ask(read, texts)).toEqual(ask(changed, texts))
    for (const [number, words] of products) read.put(number, words)
    expect(ask(read, texts)).toEqual(ask(index, texts))
  })
})

describe('saved words', () => {
  const index = createWordIndex()
  index.put(1, makeWords({ name: 'Red Dress', brand: 'Chloé' }))

  it('PR8 are rejected if a different version wrote them or a part is missing', () => {
    const parts = [...index.save()]
    expect(() => createWordIndex(parts.slice(0, 5))).toThrow('12 parts or more, not 5')
    expect(() => createWordIndex(parts.with(0, Buffer.from('[0]')))).toThrow('another version')
    expect(() => createWordIndex(parts.with(5, Buffer.from('cut')))).toThrow('truncated')
  })
})

describe('hostile queries', () => {
  const index = createWordIndex()
  index.put(1, makeWords({ name: 'Red Dress', brand: 'Chloé' }))
  it.each([
    ['nothing', ''],
    ['10 kB', 'dress '.repeat(1_700)],
    ['10 kB without a space', 'd'.repeat(10_000)],
    ['emoji', '👗🔥'],
    ['lone surrogates', '\ud83d dress \udc57'],
    ['control characters', '\u0000red\u0007 \u001bdress'],
    ['a regular expression', '^(red|dress)+$.*?[a-z]{9999}'],
    ['SQL', `'; DROP TABLE product; --`],
    ['names of JavaScript properties', '__proto__ constructor toString hasOwnProperty'],
    ['many digits', `${'9'.repeat(300)} under ${'9'.repeat(300)}`],
    ['nested ranges', '$1-$2-$3-$4 between between 5 and and 6'.repeat(9)],
  ])('LS2 answers %s', (_, text) => {
    const { numbers, reading } = index.match(text)
    expect(numbers.length).toBeLessThanOrEqual(1)
    expect(reading.understood.every(({ words }) => words !== '')).toBe(true)
    expect(index.suggest(text, 5).queries.length).toBeLessThanOrEqual(5)
  })
})

describe('near spellings', () => {
  const index = createWordIndex()
  const names = ['Sneaker', 'Sneeker', 'Sneakers', 'Boot', 'Boat', 'Moccasin']
  for (const [at, name] of names.entries()) index.put(at, makeWords({ name }))
  it('LS8 are used only for words that no product has', () => {
    expect(rankWords(index, 'sneeker')).toEqual([1])
    expect(rankWords(index, 'boot')).toEqual([3])
    expect(rankWords(index, 'snaeker')).toEqual([0, 2])
    expect(rankWords(index, 'mocasin')).toEqual([5])
  })
  it('LS8 are reported', () => {
    expect(index.match('Mocassin').reading.corrected).toEqual([
      { from: 'Mocassin', to: 'moccasin' },
    ])
    expect(index.match('moccasin').reading.corrected).toEqual([])
  })
})
