import { describe, expect, it } from 'vitest'
import { makeWordIndex, rankWords } from '../testing.ts'

const products = [
  { name: 'Tern jacket', categoryId: 'mens-jackets' },
  { name: 'Wren jacket', categoryId: 'casual-jackets' },
  { name: 'Plover jacket', categoryId: 'boys-clothes' },
  { name: 'Ruff shirt', categoryId: 'boys-clothes' },
  { name: 'Gull jacket', categoryId: 'girls-clothes' },
  { name: 'Knot jacket' },
  { name: 'Heron rain boots', categoryId: 'rain-and-winter-boots' },
  { name: 'Dunlin boots', categoryId: 'girls-shoes' },
]
const index = makeWordIndex(products)
const find = (text: string) => rankWords(index, text).map(number => products[number - 1]?.name)

describe('a search for products for children', () => {
  it.each([
    ['toddler boy jacket', 'Plover jacket'],
    ['jacket for my son', 'Plover jacket'],
    ['girls jacket', 'Gull jacket'],
    ['kids rain boots', 'Dunlin boots'],
    ['baby jacket', 'Knot jacket'],
  ])('LS2 %j has no adults’ products, not even as similar ones', (text, own) => {
    const found = find(text)
    expect(found).toContain(own)
    for (const name of ['Tern jacket', 'Wren jacket', 'Heron rain boots'])
      expect(found).not.toContain(name)
  })

  it.each([
    ['jacket', ['Tern jacket', 'Wren jacket']],
    ['baby blue jacket', ['Tern jacket', 'Wren jacket']],
    ['boyfriend jacket', ['Tern jacket', 'Wren jacket']],
    ['jacket for women', ['Wren jacket', 'Knot jacket']],
    ['kidskin jacket', ['Tern jacket', 'Gull jacket']],
  ])('LS2 %j is none', (text, names) => {
    expect(find(text)).toEqual(expect.arrayContaining(names))
  })

  it.each([
    ['womens jacket', ['Wren jacket', 'Knot jacket']],
    ['mens jacket', ['Tern jacket', 'Knot jacket']],
  ])('LS2 of others has none: %j', (text, names) => {
    expect(find(text).toSorted()).toEqual(names.toSorted())
  })

  it.each([
    ['kids raincoat', 'Plover coat', 'Coats'],
    ['kids rain boots', 'Dunlin sneakers', 'Shoes'],
  ])('LS2 %j lists the next wider kind that there is for them: %s', (text, first, label) => {
    const own = [
      { name: 'Tern raincoat', categoryId: 'raincoats-and-trenchcoats' },
      {
        name: 'Wren raincoat',
        categoryId: 'raincoats-and-trenchcoats',
        description: 'To take the kids out in the rain.',
      },
      { name: 'Heron rain boots', categoryId: 'rain-and-winter-boots' },
      { name: 'Linen carrier', brand: 'Ducks in Boots', categoryId: 'baby-clothes' },
      { name: 'Ruff tee for kids', categoryId: 'boys-clothes' },
      { name: 'Plover coat', categoryId: 'boys-clothes' },
      { name: 'Dunlin sneakers', categoryId: 'girls-shoes' },
    ]
    const index = makeWordIndex(own)
    const { reading, numbers, scores } = index.match(text)
    const full = [...numbers].filter((_, at) => (scores[at] ?? 0) >= 1)
    expect(full.map(number => own[number - 1]?.name)).toEqual([first])
    expect(rankWords(index, text)).not.toContain(2)
    expect(reading.understood.at(-1)).toMatchObject({ label, isWider: true })
    expect(reading.dropped).toEqual([])
  })

  it('LS2 a mention in a description makes nothing for adults a child’s', () => {
    const own = [
      { name: 'Tern kettle', categoryId: 'womens-tops', description: 'For mothers of boys.' },
      { name: 'Wren kettle', description: 'For men, women and boys.' },
      { name: 'Plover kettle', categoryId: 'boys-clothes' },
    ]
    const index = makeWordIndex(own)
    expect(rankWords(index, 'kettle for boys')).toEqual([3, 2])
    const predicate = index.createPredicate('kettle for boys')
    const isMatch = (number: number) => predicate?.matches(index.getTerms(number) ?? new Map())
    expect([1, 3].map(isMatch)).toEqual([false, true])
  })

  it('LS2 shows those for adults if there are no others', () => {
    const adults = makeWordIndex([{ name: 'Tern kettle', categoryId: 'mens-jackets' }])
    expect(rankWords(adults, 'kids kettle')).toEqual([1])
  })

  it('SV3 is matched by products as its list shows them', () => {
    const all = makeWordIndex([
      { name: 'Boys tern jacket', categoryId: 'boys-clothes' },
      { name: 'Tern jacket', categoryId: 'mens-jackets', description: 'Warm as boys like it.' },
      { name: 'Mens jacket', categoryId: 'mens-jackets' },
    ])
    const predicate = all.createPredicate('jacket for boys')
    const isMatch = (number: number) => predicate?.matches(all.getTerms(number) ?? new Map())
    expect([1, 3].map(isMatch)).toEqual([true, false])
  })
})

describe('a product outside our categories', () => {
  const unmapped = [
    { name: 'Tern silk tie', audience: 'women' },
    { name: 'Wren silk tie', audience: 'men' },
    { name: 'Plover silk tie', audience: 'kids' },
    { name: 'Gull silk tie', audience: 'women men' },
    { name: 'Knot silk tie' },
    { name: 'Ruff tie' },
  ]
  const all = makeWordIndex(unmapped)

  it.each([
    ['mens silk tie', ['Wren silk tie', 'Gull silk tie', 'Knot silk tie', 'Ruff tie']],
    ['womens silk tie', ['Tern silk tie', 'Gull silk tie', 'Knot silk tie', 'Ruff tie']],
    ['kids silk tie', ['Plover silk tie', 'Knot silk tie', 'Ruff tie']],
  ])('LS2 is found by those its source says it is for: %j', (text, names) => {
    expect(rankWords(all, text).map(number => unmapped[number - 1]?.name)).toEqual(names)
  })
})

describe('a search for women or men', () => {
  const shirts = [
    { name: 'Tern silk shirt silk shirt', description: 'Silk shirts are silk.' },
    { name: 'Wren pique silk shirt', categoryId: 'mens-shirts' },
    { name: 'Plover linen shirt', categoryId: 'mens-shirts' },
    { name: 'Gull silk tie', categoryId: 'mens-ties' },
    { name: 'Knot silk shirt', categoryId: 'button-front-tops' },
    { name: 'Ruff silk shirt', description: 'Borrowed from the men.' },
  ]
  const search = (left: readonly (typeof shirts)[number][], text: string) => {
    const own = makeWordIndex(left)
    const { reading } = own.match(text)
    return [
      rankWords(own, text).map(number => left[number - 1]?.name.split(' ')[0]),
      reading.dropped,
    ]
  }

  it('LS7 puts those that are stated for them first', () => {
    const [names] = search(shirts, 'mens silk shirt')
    expect(names).toEqual(['Wren', 'Tern', 'Ruff', 'Plover', 'Gull'])
  })

  it('LS7 prefers one of another fabric to one that is stated for nobody', () => {
    const [names, dropped] = search(shirts.toSpliced(1, 1), 'mens silk shirt')
    expect(names).toEqual(['Plover', 'Tern', 'Ruff', 'Gull'])
    expect(dropped).toEqual(['silk'])
  })

  it('LS7 prefers no other kind of product', () => {
    const [names, dropped] = search(shirts.toSpliced(1, 2), 'mens silk shirt')
    expect(names).toEqual(['Tern', 'Ruff', 'Gull'])
    expect(dropped).toEqual([])
  })
})

describe('a product in two categories', () => {
  const sneakers = 'womens-sneakers'
  const pairs = [
    { name: 'Tern runner', categoryId: sneakers, otherCategoryId: 'mens-sneakers' },
    { name: 'Wren runner', categoryId: sneakers },
    { name: 'Plover runner', categoryId: 'mens-sneakers' },
    { name: 'Gull runner', categoryId: 'girls-shoes', otherCategoryId: 'boys-shoes' },
  ]
  const all = makeWordIndex(pairs)

  it.each([
    ['mens runner', ['Plover runner', 'Tern runner']],
    ['womens runner', ['Tern runner', 'Wren runner']],
  ])('LS2 is found by those of both: %j', (text, names) => {
    const found = rankWords(all, text).map(number => pairs[number - 1]?.name ?? '')
    expect(found.toSorted()).toEqual(names)
  })
  it.each(['boys runner', 'girls runner', 'kids runner'])('LS2 comes first: %j', text => {
    expect(pairs[(rankWords(all, text)[0] ?? 0) - 1]?.name).toBe('Gull runner')
  })
})

describe('a search for what only adults wear', () => {
  const dresses = makeWordIndex([
    { name: 'Twirl dress', brand: 'Little Larks', categoryId: 'girls-dresses', colors: 'black' },
    { name: 'Little crepe dress', categoryId: 'cocktail-dresses', colors: 'black' },
    { name: 'Tern dress', brand: 'Peregrine Girl', categoryId: 'day-dresses', colors: 'black' },
  ])
  it.each([['little black dress'], ['lbd']])('LS2 %j has nothing for children', text => {
    expect(rankWords(dresses, text).toSorted()).toEqual([2, 3])
  })

  it('LS2 has what is for children if the search says so', () => {
    expect(rankWords(dresses, 'girls little black dress')).toContain(1)
  })
})
