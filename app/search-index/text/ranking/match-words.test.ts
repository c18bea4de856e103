import { describe, expect, it } from 'vitest'
import { countBits } from '../../bits.ts'
import { makeWordIndex, rankWords } from '../testing.ts'

const index = makeWordIndex([
  {
    name: '501 Original Jeans',
    brand: "Levi's",
    categoryId: 'mens-jeans',
    colors: 'Indigo',
    description: 'For men.',
  },
  {
    name: 'Ribcage Straight Jeans',
    brand: "Levi's",
    categoryId: 'straight-leg-jeans',
    colors: 'Black',
  },
  {
    name: 'Samba Trainers',
    brand: 'adidas Originals',
    categoryId: 'womens-sneakers',
    colors: 'White',
  },
  {
    name: 'Red Wrap Midi Dress',
    brand: 'Diane von Furstenberg',
    categoryId: 'day-dresses',
    colors: 'Scarlet',
  },
  {
    name: 'Midnight Slip Dress',
    brand: 'Calvin Klein',
    categoryId: 'evening-dresses',
    colors: 'Midnight Navy',
  },
  {
    name: 'Logo T-Shirt',
    brand: 'A.P.C.',
    categoryId: 'mens-tees-and-tshirts',
    colors: 'Grey Melange',
  },
  {
    name: 'Chunky Roll Neck Jumper',
    brand: 'Arket',
    categoryId: 'turtleneck-sweaters',
    colors: 'Off-White',
  },
  {
    name: 'Rain Coat',
    brand: 'Rains',
    categoryId: 'raincoats-and-trenchcoats',
    colors: 'Green',
    description: 'With a red hood.',
  },
])
const read = (text: string) => {
  const { reading, filters } = index.match(text)
  return {
    parts: reading.understood.map(({ label, words, rest }) => [label, words, rest]),
    filters,
  }
}

describe('a query', () => {
  it.each([
    ['levis 501 men', 1],
    ['levi straight jean', 2],
    ['sneakers', 3],
    ['sneekers', 3],
    ['adidas trainer', 3],
    ['dvf dress', 4],
    ['red midi dresses', 4],
    ['blue dress', 5],
    ['calvin klien', 5],
    ['t shirt', 6],
    ['tshirt', 6],
    ['apc tee', 6],
    ['gray tee shirt', 6],
    ['sweater', 7],
    ['rollneck pullover', 7],
    ['offwhite jumper', 7],
    ['off white knitwear', 7],
    ['raincoats', 8],
    ['waterproof rain-coat', 8],
    ['a dress that I can wear to the party', 5],
    ['womens levis', 2],
    ['light blue dress', 5],
    ['baby blue dress', 5],
    ['100% cotton dress or gown in red', 4],
  ])('LS2 %j finds product %i first', (text, number) => {
    expect(rankWords(index, text)[0]).toBe(number)
  })

  it('LS2 finds either alternative when the query says "or"', () => {
    expect([...index.match('red or green dress').numbers]).toContain(4)
    expect(index.match('dress or jumper').numbers).toHaveLength(3)
    expect(index.match('dress or jumper').reading.dropped).toEqual([])
  })

  it('LS2 leaves out products that are explicitly for women if it is for men’s products', () => {
    expect(rankWords(index, "men's jeans")).toEqual([1])
    expect(rankWords(index, 'jeans')).toEqual(expect.arrayContaining([1, 2]))
  })

  it('LS2 finds everything and filters by price if it contains only a price', () => {
    const { refused, filters } = index.match('under $50')
    expect(refused && countBits(refused)).toBe(0)
    expect(filters).toEqual({ prices: ['-50'] })
  })
})

describe('the category of a product', () => {
  const things = makeWordIndex([
    { name: 'Cotton Shirt Dress', category: 'Clothing' },
    { name: 'Cotton Dress Shirt', category: 'Clothing' },
    { name: 'Cotton Dress Shoes with Shirt Print', category: 'Clothing' },
  ])
  it.each([
    ['shirt dress', 1],
    ['dress shirt', 2],
  ])('LS2 is the last word of the name %j', (text, number) => {
    expect(rankWords(things, text)[0]).toBe(number)
  })
})

describe('the reading of a query', () => {
  it.each([
    [
      'red midi dress under 100',
      [
        ['Red', 'red', 'midi dress under 100'],
        ['Midi', 'midi', 'red dress under 100'],
        ['Dresses', 'dress', 'red midi under 100'],
        ['Up to $100', 'under 100', 'red midi dress'],
      ],
      { prices: ['-100'] },
    ],
    [
      'levis jeans size 8 men',
      [
        ["Levi's", 'levis', 'jeans size 8 men'],
        ["Men's Jeans", 'jeans', 'levis size 8 men'],
        ['US 8', 'size 8', 'levis jeans men'],
        ['Men', 'men', 'levis jeans size 8'],
      ],
      { sizes: ['us:8'] },
    ],
    [
      'sneakers size 8',
      [
        ['Sneakers', 'sneakers', 'size 8'],
        ['Shoe US 8', 'size 8', 'sneakers'],
      ],
      { sizes: ['shoe-us:8'] },
    ],
    ['samba', [], {}],
  ])('LS2 lists the parts of %j', (text, parts, filters) => {
    expect(read(text)).toEqual({ parts, filters })
  })

  it('LS8 lists corrections and dropped words', () => {
    expect(index.match('jaens').reading).toMatchObject({
      corrected: [{ from: 'jaens', to: 'jeans' }],
      dropped: [],
    })
    expect(index.match('samba zzxxyyqq').reading.dropped).toEqual(['zzxxyyqq'])
    expect(index.match('samba jumper').reading.dropped).toHaveLength(1)
    expect(index.match('samba zzxxyyqq zzxxyyqq zzxxyyqq').reading.dropped).toEqual(['zzxxyyqq'])
    expect(index.match('zzxxyyqq').reading.dropped).toEqual([])
  })

  it('LS8 scores full matches at 1 or more and partial matches below 1', () => {
    const { numbers, scores } = index.match('red dress')
    const byNumber = new Map([...numbers].map((number, at) => [number, scores[at] ?? 0]))
    expect(byNumber.get(4)).toBeGreaterThanOrEqual(1)
    expect(byNumber.get(5)).toBeLessThan(1)
  })
})
