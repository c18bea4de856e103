import { describe, expect, it } from 'vitest'
import { readValues } from './read-values.ts'

const read = (text: string) =>
  readValues(text).map(({ group, values, size, start, end }) => [
    text.slice(start, end),
    group,
    ...(size ? [...size.clothes, ...size.shoes] : values),
  ])

describe('readValues', () => {
  it.each([
    ['red dress under 100', ['under 100', 'prices', '-100']],
    ['boots below $49.99', ['below $49.99', 'prices', '-49.99']],
    ['bag < 200', ['< 200', 'prices', '-200']],
    ['coats over $50', ['over $50', 'prices', '50-']],
    ['coats at least 50 usd', ['at least 50 usd', 'prices', '50-']],
    ['between 50 and 100 boots', ['between 50 and 100', 'prices', '50-100']],
    ['boots $50-$100', ['$50-$100', 'prices', '50-100']],
    ['boots 50-100', ['50-100', 'prices', '50-100']],
    ['$30 t-shirt', ['$30', 'prices', '-30']],
    ['dress around $100', ['around $100', 'prices', '80-120']],
    ['30% off boots', ['30% off', 'deals', '30']],
    ['at least 25 percent off', ['at least 25 percent off', 'deals', '20']],
    ['sandals on sale', ['on sale', 'deals', 'sale']],
    ['clearance jeans', ['clearance', 'deals', 'sale']],
    ['black friday deals', ['black friday deals', 'deals', 'sale']],
    ['black friday dress', ['black friday', 'deals', 'sale']],
    ['boots Cyber Monday sale', ['Cyber Monday sale', 'deals', 'sale']],
    ['price drop bags', ['price drop', 'deals', 'drop']],
    ['trending now', ['trending now', 'deals', 'trending']],
    ['dress not black', ['not black', 'colors', 'black']],
    [
      'coat without red or blue under 50',
      ['without red or blue', 'colors', 'red', 'blue'],
      ['under 50', 'prices', '-50'],
    ],
    ['pink-free scarf, no white', ['pink-free', 'colors', 'pink'], ['no white', 'colors', 'white']],
    ['dress except red', ['except red', 'colors', 'red']],
    ['dress -red', ['-red', 'colors', 'red']],
    ['anything but black dress', ['anything but black', 'colors', 'black']],
    ['coat w/o wool', ['w/o wool', 'materials', 'wool']],
    ['no synthetics dress', ['no synthetics', 'synthetics', 'none']],
    ['dress without any synthetic fibers', ['without any synthetic fibers', 'synthetics', 'none']],
    ['synthetic-free dress', ['synthetic-free', 'synthetics', 'none']],
    ['non-synthetic socks', ['non-synthetic', 'synthetics', 'none']],
    [
      'dress no synthetics or wool',
      ['no synthetics or wool', 'synthetics', 'none'],
      ['no synthetics or wool', 'materials', 'wool'],
    ],
    ['dress no polyester', ['no polyester', 'materials', 'polyester']],
    ['mens navy suit 40r', ['40r', 'sizes', 'length:40r']],
    ['42 regular blazer', ['42 regular', 'sizes', 'length:42r']],
    ['backpack 40l'],
    ['bra 34b', ['34b', 'sizes', 'bra:34b']],
    ['size 36DD bra', ['size 36DD', 'sizes', 'bra:36dd']],
    ['cream 30g'],
    ['white trainers womens 7', ['7', 'sizes', 'us:7', 'shoe-us:7']],
    ["men's boots 10"],
    ["boots men's 10.5", ['10.5', 'sizes', 'shoe-us:10.5']],
    ['jeans women 501'],
    ['80% wool coat', ['80%', 'fibers', 'wool.80']],
    ['wool coat at least 80%', ['at least 80%', 'fibers', 'wool.80']],
    ['coat 80 percent or more of merino wool', ['80 percent or more', 'fibers', 'wool.80']],
    ['cotton 100% shirt', ['100%', 'fibers', 'cotton.100']],
    ['100% cotton shirt', ['100%', 'fibers', 'cotton.100']],
    ['80% polyester 20% wool coat', ['80%', 'fibers', 'polyester.80']],
    ['50% off coat over 70% wool', ['50% off', 'deals', '50'], ['over 70%', 'fibers', 'wool.70']],
    ['dress not 100% polyester', ['not 100%', 'fibers', 'polyester.100']],
    // No filter says the same.
    ['coat at least 80%', ['at least 80%', 'fibers']],
    ['dress no more than 20% polyester', ['no more than 20%', 'fibers']],
    ['bag not used', ['not used', 'conditions', 'new', 'rental']],
    ['non-rental gown', ['non-rental', 'conditions', 'new', 'preowned']],
    ['dress not over 100', ['not over 100', 'prices', '-100']],
    ['dress not under $50', ['not under $50', 'prices', '50-']],
    ['boots not on sale', ['not on sale', 'deals']],
    // None of the words after "no" is a value, although one of them begins with a color's name.
    ['no show socks, no reddish tones'],
    ['pre-owned chanel bag', ['pre-owned', 'conditions', 'preowned']],
    ['second hand levis', ['second hand', 'conditions', 'preowned']],
    ['gowns for rent', ['for rent', 'conditions', 'rental']],
    ['boots in stock', ['in stock', 'stock', 'in']],
    ['dress size 8', ['size 8', 'sizes', 'us:8', 'shoe-us:8']],
    ['uk 12 dress', ['uk 12', 'sizes', 'uk:12', 'shoe-uk:12']],
    ['boots eu 38.5', ['eu 38.5', 'sizes', 'shoe-eu:38.5']],
    ['hoodie xl', ['xl', 'sizes', 'letter:xl', 'letter:xl']],
    ['tee size medium', ['size medium', 'sizes', 'letter:m', 'letter:m']],
    ['jeans 32x30', ['32x30', 'sizes', 'waist:32x30', 'waist:32x30']],
    ['jeans w32 l30', ['w32 l30', 'sizes', 'waist:32x30', 'waist:32x30']],
    ['size x-large dress', ['size x-large', 'sizes', 'letter:xl', 'letter:xl']],
    ['size 2 x large', ['size 2 x large', 'sizes', 'letter:xxl', 'letter:xxl']],
    ['w28 jeans', ['w28', 'sizes', 'waist:28', 'waist:28']],
  ])('LS2 understands %j', (text, ...values) => {
    expect(read(text)).toEqual(values)
  })

  it.each([
    "levi's 501 men",
    'air max 90',
    'max mara coat',
    'over the knee boots',
    'small leather bag',
    'plus size dress',
    'wool coat 80%',
    '100% organic shirt',
    'no synthetically dyed wool',
    'perfume 100 ml',
    'under armour shorts',
    'new balance 574',
    'vintage tee',
    'medium wash jeans',
    'cheap shoes',
    '18-24 months romper',
    'size 0-6 months bodysuit',
    'size 6/9M romper',
    'size 12 months',
    'size 8-10 years',
    'size 12 x 16 in frame',
    '24 x 36 in mirror',
    'size 20 pcs',
    '20pcs brush set',
    'socks pack of 3',
  ])('LS2 leaves %j to the word search', text => {
    expect(read(text)).toEqual([])
  })

  it('LS2 reads every part once if a query has several', () => {
    expect(read('used boots size 7 under $80 on sale').map(([words]) => words)).toEqual([
      'used',
      'size 7',
      'under $80',
      'on sale',
    ])
  })
})
