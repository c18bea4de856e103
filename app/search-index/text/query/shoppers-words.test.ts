import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import { makeWordIndex, rankWords } from '../testing.ts'

const products: Partial<ProductWords>[] = [
  { name: 'Bare shoulder gown', categoryId: 'evening-dresses' },
  { name: 'Tern wedding guest dress', categoryId: 'day-dresses' },
  { name: 'Nine tern mugs', description: 'A sea of blue.' },
  { name: 'Sea green mug' },
  { name: 'Little blue dress', colors: 'Blue', categoryId: 'day-dresses' },
  { name: 'Black skirt', colors: 'Black', categoryId: 'skirts' },
  { name: 'Yara cap', brand: 'Yara' },
  { name: 'Tern sneakers', categoryId: 'womens-sneakers' },
  { name: 'Thong sandals', categoryId: 'sandals' },
  { name: 'Plain black dress', colors: 'Black', categoryId: 'day-dresses' },
  { name: 'Plus sign maxi dress', colors: 'Pink', categoryId: 'maxi-dresses' },
  { name: 'Curve maxi dress', colors: 'Pink', categoryId: 'maxi-dresses' },
  { name: 'Wool-cashmere blend sweater', categoryId: 'sweaters' },
  { name: 'Cotton sweater', categoryId: 'sweaters' },
  { name: 'Botanical print skirt', categoryId: 'skirts' },
  { name: 'Plain cape' },
  { name: 'Ditsy cape' },
  { name: 'Plain vest' },
  { name: 'Vest in bloom' },
  { name: 'Lace bra', brand: 'The Linen Ledger', categoryId: 'bras' },
  { name: 'Linen shirt', categoryId: 'womens-tops' },
  { name: 'Tern headset' },
  { name: 'Denim jeans', categoryId: 'jeans' },
  { name: 'Plaid mini skirt', categoryId: 'mini-skirts' },
  { name: 'Leather biker jacket', materials: 'Leather', categoryId: 'jackets' },
  { name: 'Quilted biker jacket', categoryId: 'jackets' },
  { name: 'Faux leather tote', categoryId: 'handbags' },
  { name: 'Tern heads' },
]
const index = makeWordIndex(products)
const find = (text: string) => rankWords(index, text).map(number => products[number - 1]?.name)

describe('the words of shoppers', () => {
  it.each([
    ['what should i wear as a wedding guest', 'Tern wedding guest dress'],
    ['which dress should a wedding guest wear', 'Tern wedding guest dress'],
    ['sneak', 'Tern sneakers'],
    ['flipflops', 'Thong sandals'],
    ['flip flops', 'Thong sandals'],
    ['lbd', 'Plain black dress'],
    ['little black dress', 'Plain black dress'],
    ['plus size maxi dress', 'Curve maxi dress'],
    ['sweater no wool', 'Cotton sweater'],
    ['floral skirt', 'Botanical print skirt'],
    ['floral cape', 'Ditsy cape'],
    ['floral vest', 'Vest in bloom'],
    ['linen', 'Linen shirt'],
    ['head set', 'Tern headset'],
    ['mini skirt denim', 'Plaid mini skirt'],
    ['denim mini skirt', 'Plaid mini skirt'],
  ])('LS2 %j finds %j first', (text, first) => {
    expect(find(text)[0]).toBe(first)
    expect(index.match(text).reading.corrected).toEqual([])
  })

  it.each(['faux leather', 'vegan leather'])('LS2 no jacket of leather is one of %s', material => {
    const { reading } = index.match(`${material} biker jacket`)
    expect(reading.dropped).toEqual(material.split(' '))
  })

  it.each([['nike'], ['zara'], ['Nike mug'], ['should'], ['Tern Seabra'], ['eneakers']])(
    'LS8 %j is not corrected to another word',
    text => {
      expect(index.match(text).reading.corrected).toEqual([])
    },
  )

  it.each([
    ['bike shorts', 'Bice'],
    ['bikes', 'Bice'],
    ['rain boots', 'Rein House'],
    ['rainy boots', 'Rains'],
    ['bikini bottoms', 'Bottons'],
    ['bikini bottom', 'Botton'],
    ['flip flop', 'Flap & Flow'],
    ['school dress', 'Schoon'],
    ['khaki dress', 'Khaka'],
    ['linen dress', 'Linea'],
    ['midi dress', 'Mida'],
    ['bracelets', 'Bracelot'],
    ['prom dress', 'Prim'],
    ['dress lowest price', 'Lower Print'],
  ])('LS8 %j is not corrected to a part of the brand %s', (text, brand) => {
    const index = makeWordIndex([
      { name: `${brand} dress`, brand, categoryId: 'day-dresses' },
      { name: 'Tern boots', categoryId: 'womens-boots' },
      { name: 'Tern shorts', categoryId: 'shorts' },
      { name: 'Tern bikini', categoryId: 'womens-swimwear' },
    ])
    const { corrected, offered } = index.match(text).reading
    expect([corrected, offered ?? []]).toEqual([[], []])
  })

  it.each([['maternity jeans'], ['jeans maternity']])('LS2 %j has no maternity dress', text => {
    const index = makeWordIndex([
      { name: 'Wrap dress', categoryId: 'maternity-clothes' },
      { name: 'Slim jeans', categoryId: 'maternity-clothes' },
      { name: 'Straight jeans', categoryId: 'jeans' },
    ])
    const matches = index.createPredicate(text)?.matches
    const full = [1, 2, 3].filter(each => matches?.(index.getTerms(each) ?? new Map()))
    expect(full).toEqual([2])
  })

  it('LS8 a well-known brand that nobody sells is no word of another kind', () => {
    const index = makeWordIndex([{ name: 'Less is more mug' }, { name: 'Tern mug' }])
    expect(index.match('levis').reading.offered).toBeUndefined()
  })

  it.each([
    ['sneekers', 'sneakers'],
    ['drees', 'dress'],
    ['shouldr', 'shoulder'],
  ])('LS8 %j is corrected to %j', (text, to) => {
    expect(index.match(text).reading.corrected).toEqual([{ from: text, to }])
  })

  it('LS2 find the category of a compound that no product has', () => {
    const sandals = makeWordIndex([
      { name: 'Leather slides', categoryId: 'sandals' },
      { name: 'Tern mug' },
    ])
    for (const text of ['flipflops', 'flip flops', 'flip-flops'])
      expect([text, ...rankWords(sandals, text)]).toEqual([text, 1])
  })

  it.each([
    ['linen', 'The Linen Ledger', 'Linen shirt with long sleeves and a round hem'],
    ['red boots', 'Red Heron', 'Boots from the north in cherry red'],
    ['floral boots', 'Heron Bloom', 'Boots with a long floral print from the north'],
    ['boots for girls', 'Heron Girl', 'Boots from the north for young girls'],
  ])('LS2 %j does not mean the products of %j', (text, brand, own) => {
    const others = Array.from({ length: 5 }, (_, at) => ({ name: `Boots ${at + 100}`, brand }))
    const all = [...others, { name: own }]
    const ranked = rankWords(makeWordIndex(all), text).map(number => all[number - 1]?.name)
    expect(ranked[0]).toBe(own)
    const ofBrand = makeWordIndex([{ name: own }, ...others])
    expect(rankWords(ofBrand, brand).slice(0, 5).sort()).toEqual([2, 3, 4, 5, 6])
  })

  it.each([
    ['linen shirt', 'The Linen Ledger', 'Shirt', 'Linen shirt in white'],
    ['floral skirt', 'Heron Bloom', 'Pencil skirt', 'Skirt in a floral print'],
    ['girl dress', 'Heron Girl', 'Maxi dress', 'Dress for a girl'],
  ])('LS2 %j does not mean names that start with the brand %j', (text, brand, kind, own) => {
    const named = { name: `${brand} ${kind}`, brand }
    const other = { name: own }
    for (const products of [
      [named, other, { name: 'Tern mug' }],
      [other, named, { name: 'Tern mug' }],
    ]) {
      const found = rankWords(makeWordIndex(products), text)
      expect(products[(found[0] ?? 0) - 1]?.name).toBe(own)
      expect(rankWords(makeWordIndex(products), `${brand} ${kind}`)[0]).toBe(
        products.indexOf(named) + 1,
      )
    }
  })

  it('LS2 for a kind of product do not mean the brand that has one in its name', () => {
    const brand = 'Heron Shirt Co.'
    const some = [
      { name: 'Leather belt', brand, categoryId: 'mens-belts' },
      { name: 'Breton shirt', brand, categoryId: 'mens-casual-shirts' },
      { name: 'Breton shirt', brand: 'Tern', categoryId: 'mens-casual-shirts' },
    ]
    const index = makeWordIndex(some)
    const { numbers, scores } = index.match('shirt')
    const score = new Map([...numbers].map((number, at) => [number, scores[at] ?? 0]))
    expect(score.get(1)).toBeLessThan(1)
    expect(score.get(2)).toBe(score.get(3))
    expect(score.get(3)).toBeGreaterThanOrEqual(1)
    expect(rankWords(index, brand).slice(0, 2).sort()).toEqual([1, 2])
  })

  it('LS2 of a material count in the name of a brand that has it in its own name', () => {
    const brand = 'The Linen Ledger'
    const names = ['The Linen Ledger Shirt', 'The Linen Ledger Linen Shirt', 'Cotton shirt']
    const index = makeWordIndex(names.map(name => ({ name, brand })))
    expect(rankWords(index, 'linen shirt')[0]).toBe(2)
  })

  it('LS2 leave out a blend of a material that is ruled out, and say so once', () => {
    const { reading } = index.match('sweater no wool')
    expect(find('sweater no wool')).not.toContain('Wool-cashmere blend sweater')
    expect(reading.understood.map(({ label }) => label)).toEqual(['Sweaters', 'No wool'])
  })

  it('LS2 find no other things that share a word of an occasion', () => {
    const gowns = makeWordIndex([
      { name: 'Tern gown', categoryId: 'evening-dresses' },
      { name: 'Tie-dye gown', categoryId: 'evening-dresses' },
      { name: 'Tie-dye socks', categoryId: 'socks' },
      { name: 'Black mug' },
    ])
    const { numbers, scores } = gowns.match('black tie gown')
    expect([...numbers].sort()).toEqual([1, 2])
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 0)
  })

  it.each([['something to wear to a job interview'], ['interview outfit']])(
    'LS2 %j finds what is worn there',
    text => {
      const office = [
        { name: 'Tern blazer', categoryId: 'blazers' },
        { name: 'Poplin dress shirt', categoryId: 'mens-dress-shirts' },
        { name: 'Flannel trousers', categoryId: 'mens-dress-pants' },
        { name: 'Tern desk', categoryId: 'desks' },
      ]
      expect(rankWords(makeWordIndex(office), text).sort()).toEqual([1, 2, 3])
    },
  )

  it('LS2 reads linen as a material', () => {
    expect(index.match('linen').reading.understood).toMatchObject([{ group: 'materials' }])
    expect(index.match('bed linen').reading.understood).toMatchObject([{ group: 'category' }])
  })
})

it.each(['running shoes', 'athletic shoes', 'running shoes women'])(
  'LS2 finds no boots and pumps for %j',
  text => {
    const shoes = [
      { name: 'Tern running shoes', categoryId: 'womens-sneakers' },
      { name: 'Wren trainers', categoryId: 'womens-sneakers' },
      { name: 'Plover pumps', categoryId: 'pumps', description: 'A shoe for running errands.' },
      { name: 'Gull boots', categoryId: 'womens-boots', description: 'Athletic, not for running.' },
    ]
    const { numbers, scores } = makeWordIndex(shoes).match(text)
    expect([...numbers].filter((_, at) => (scores[at] ?? 0) >= 1)).toEqual([1, 2])
  },
)

it('LS2 finds what is filed under the first word of a kind with two', () => {
  const shoes = makeWordIndex([
    { name: 'Leopard satin wedges', categoryId: 'wedges' },
    { name: 'Strappy sandals', categoryId: 'flat-sandals' },
    ...Array.from({ length: 12 }, () => ({
      name: 'Fisherman sandals',
      categoryId: 'mens-sandals',
    })),
  ])
  const { reading } = shoes.match('wedge sandals')
  expect(reading.dropped).toEqual([])
  expect(rankWords(shoes, 'wedge sandals')[0]).toBe(1)
})
