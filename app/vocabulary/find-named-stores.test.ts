import { describe, expect, it } from 'vitest'
import { findNamedStores } from './find-named-stores.ts'
import { createStoreNames } from './store-names.ts'

const stores = createStoreNames([
  'Alder & Finch',
  "Eleanor's",
  'Second Season',
  'Second Season Resale',
  '21 Quay',
  'Brightwater',
  'Harrow Vale',
])

const findNamedStore = (text: string, names = stores) => findNamedStores(text, names)[0]

describe('findNamedStores', () => {
  it.each([
    ['red dress at Alder & Finch', 'Alder & Finch', 'at Alder & Finch', 'red dress', true],
    [
      'dresses from alder and finch under 50',
      'Alder & Finch',
      'from alder and finch',
      'dresses under 50',
      true,
    ],
    ['alderandfinch.com coats', 'Alder & Finch', 'alderandfinch.com', 'coats', false],
    ['eleanors coats', "Eleanor's", 'eleanors', 'coats', false],
    ['bag, second season resale', 'Second Season Resale', 'second season resale', 'bag,', false],
    ['SECOND SEASON bags', 'Second Season', 'SECOND SEASON', 'bags', false],
    ['eleanors coats from 21 quay', '21 Quay', 'from 21 quay', 'eleanors coats', true],
    ['21 quay', '21 Quay', '21 quay', '', false],
  ])('LS2 %j names %s', (text, name, words, rest, isLed) => {
    expect(findNamedStore(text, stores)).toMatchObject({
      ...{ name, words, rest, isLed, isExcluded: false, spelling: 'exact', affirmed: text },
    })
  })

  it.each([
    ['coats not eleanors', 'not eleanors', 'coats eleanors', false],
    ['coats without Eleanor’s', 'without Eleanor’s', 'coats Eleanor’s', false],
    ['coats not from eleanors', 'not from eleanors', 'coats from eleanors', true],
  ])('LS2 %j excludes the store', (text, words, affirmed, isLed) => {
    expect(findNamedStore(text, stores)).toMatchObject({
      ...{ name: "Eleanor's", words, affirmed, rest: 'coats', isLed, isExcluded: true },
    })
  })

  it.each([
    ['alder finch coat', 'Alder & Finch', 'alder finch', 'coat'],
    ['coat from Alder Finch', 'Alder & Finch', 'Alder Finch', 'coat'],
    ['harrow & vale coat', 'Harrow Vale', 'harrow & vale', 'coat'],
  ])('LS2 %j names a store without regard to its "&"', (text, name, typed, rest) => {
    expect(findNamedStore(text, stores)).toMatchObject({ name, typed, rest, spelling: 'loose' })
  })

  it.each([
    ['brightwatr dress', 'Brightwater', 'brightwatr'],
    ['dress at Brihgtwater', 'Brightwater', 'Brihgtwater'],
    ['dress not brightwaterr', 'Brightwater', 'brightwaterr'],
    ['second saeson dress', 'Second Season', 'second saeson'],
    // The key of the shortest name that is read in this way has seven letters.
    ['elenors dress', "Eleanor's", 'elenors'],
  ])('LS2 %j names %s with a letter wrong', (text, name, typed) => {
    expect(findNamedStore(text, stores)).toMatchObject({ name, typed, spelling: 'near' })
  })

  it('LS2 finds a name with a letter wrong besides another that may be no store', () => {
    const found = findNamedStores('brightwatr dress at 21 quay', stores)
    expect(found.map(({ name }) => name)).toEqual(['21 Quay', 'Brightwater'])
  })

  it.each([
    'season',
    'second hand coat',
    'at',
    'dress at',
    '',
    '   ',
    'brigtwatr dress',
    '21 quai',
    'harrow and',
  ])('LS2 %j names none', text => expect(findNamedStore(text, stores)).toBeUndefined())

  it('LS2 reads names of up to eight words', () => {
    const name = 'One Two Three Four Five Six Seven Eight'
    const long = createStoreNames([name, `${name} Nine`])
    expect(findNamedStore(`coat ${name}`, long)?.rest).toBe('coat')
    expect(findNamedStore(`${name} Nine`, long)?.rest).toBe('Nine')
  })

  it('LS2 reads the first 40 words', () => {
    const repeat = (count: number) => 'tern '.repeat(count)
    expect(findNamedStore(`${repeat(38)}21 quay`, stores)?.name).toBe('21 Quay')
    expect(findNamedStore(`${repeat(39)}21 quay`, stores)).toBeUndefined()
    expect(findNamedStore(`21 quay ${repeat(100_000)}`, stores)?.name).toBe('21 Quay')
  })
})
