import { describe, expect, it } from 'vitest'
import { toNameId } from '#app/domain/urls/slug.ts'
import { chooseRetailerName, normalizeRetailerName, toRetailerKey } from './retailer.ts'
import { retailerAliases } from './retailer-aliases.ts'

const spellings: [name: string, ...others: string[]][] = [
  [
    'Alder & Finch',
    'Alder and Finch',
    'ALDER & FINCH',
    'alder & finch',
    'Alder & Finch US',
    'Alder & Finch UK',
    'Alder & Finch (CA)',
    'Alder & Finch - US',
    'Alder & Finch, Inc.',
    'Alder & Finch Ltd',
    'Alder & Finch U.S.',
    'Alder & Finch Australia Pty Ltd',
    'Alder & Finch United Kingdom',
    'Alder & Finch®',
    'Alder & Finch Official Site',
    'Alder & Finch | Official Online Store',
  ],
  ['Lilac Lane', 'LilacLane.com', 'Lilac Lane.com', 'www.LilacLane.com', 'Lilac Lane LLC'],
  ['Brooks Brothers', 'BrooksBrothers.com', 'https://www.BrooksBrothers.com/'],
  [
    'Parkside Department Store',
    'Parkside Dept. Store',
    'Parkside Dept Store',
    'Parkside Department Stores',
    'PARKSIDE DEPT. STORES',
  ],
  ['The Edit Room', 'THE EDIT ROOM', 'the edit room'],
  ['Corso Moda', 'Corso Moda (US)', 'Corso Moda S.p.A.', 'Corso Moda SRL', 'Corso Moda Italy'],
  ['Stepwise Shoes', 'Stepwise Shoes Inc.', 'Stepwise Shoes, LLC'],
  ['Casa & Co.', 'Casa & Co', 'Casa and Co.', 'CASA & CO.'],
  ["Macy's", 'Macys', 'Macys.com', "MACY'S", 'Macy’s', "Macy's Inc."],
  ['Saks Fifth Avenue', 'Saks Fifth Ave.', 'SaksFifthAvenue.com', 'SAKS FIFTH AVENUE', 'Saks'],
  ['Saks OFF 5TH', 'Saks Off 5th', 'Saks Fifth Avenue OFF 5TH', 'SaksOff5th.com'],
  ['NET-A-PORTER', 'Net-A-Porter', 'NET-A-PORTER.COM', 'Net a Porter UK', 'netaporter.com'],
  ['JCPenney', 'J.C. Penney', 'JC Penney', 'jcpenney.com'],
  ['ASOS', 'asos', 'Asos.com', 'ASOS US', 'ASOS (UK)'],
  ['Marks & Spencer', 'Marks and Spencer PLC', 'MARKS & SPENCER', 'M&S', 'Marks + Spencer'],
  ['Toys"R"Us', 'Toys R Us', 'ToysRUs.com', 'Toys R Us Canada'],
  ['6pm', '6pm.com', '6PM'],
  ['Amazon', 'Amazon.co.uk', 'Amazon.com', 'AMAZON US'],
  ['Zalando', 'Zalando.de', 'Zalando DE'],
]

describe('normalizeRetailerName', () => {
  it.each(spellings)('RT5 returns %j for all its spellings', (name, ...others) => {
    for (const raw of [name, ...others])
      expect([raw, normalizeRetailerName(raw)]).toEqual([raw, name])
  })

  it.each([
    'Alder & Finch Kids',
    'Gap Factory',
    'Made in Italy',
    'Best of Britain',
    'The Limited',
    'Club Monaco',
    'Urban Outfitters',
    'Old Navy',
    'Second Season Resale',
    'Threadneedle & Co.',
    '24S',
    'J.Crew',
    "Eleanor's",
    'Café Couture',
    'Grand Magasin du Nord',
    'ミドリノ工房',
  ])('RT5 leaves %j as it is', name => {
    expect(normalizeRetailerName(name)).toBe(name)
  })

  it.each(['', ' ', '-', '®', null, undefined])('RT5 returns undefined for %j', raw => {
    expect(normalizeRetailerName(raw)).toBeUndefined()
  })
})

describe('toRetailerKey', () => {
  it.each(spellings)('PR8 is equal for all spellings of %j', (...names) => {
    expect([...new Set(names.map(toRetailerKey))]).toEqual([toRetailerKey(names[0])])
  })

  it.each([
    'Alder and Finch',
    'Corso Moda U.S.',
    'Corso Moda (CA)',
    'Corso Moda, Inc.',
    'Corso Moda | Official Online Store',
    'www.LilacLane.com',
    'https://www.BrooksBrothers.com/',
    'Parkside Dept. Stores',
    'Casa and Co.',
    'Amazon.co.uk',
    'Macy’s',
    'Made in Italy',
  ])('RT5 is the same for the old address of %j', name => {
    expect(toRetailerKey(toNameId(name))).toBe(toRetailerKey(name))
  })

  it.each([
    ['Café Couture', 'Cafe Couture'],
    ["Eleanor's", 'Eleanors'],
    ['Lilac Lane', 'LilacLane'],
    ['A.P.C.', 'APC'],
    ['Alder & Finch', 'alderandfinch.com'],
    ['Crate & Barrel', 'crateandbarrel.com'],
    ['The Bag Bureau', 'Bag Bureau'],
    ['Harrow & Vale', 'Harrow + Vale'],
    ['Østerlund', 'OSTERLUND'],
  ])('PR8 is equal for %j and %j', (one, other) => {
    expect(toRetailerKey(one)).toBe(toRetailerKey(other))
  })

  it('PR8 distinguishes shops with similar names', () => {
    const shops = [
      'Alder & Finch',
      'Alder & Finch Kids',
      'Alder & Finch Home',
      'Alder & Finch Outlet',
      'Gap',
      'Gap Factory',
      'Gap Kids',
      'Saks Fifth Avenue',
      'Saks OFF 5TH',
      'Nordstrom',
      'Nordstrom Rack',
      'Neiman Marcus',
      'Neiman Marcus Last Call',
      'J.Crew',
      'J.Crew Factory',
      'Hearthside',
      'Hearthside Home',
      'Parkside',
      'Parkside Department Store',
      'Casa',
      'Casa & Co.',
      'Made in Italy',
      'Made in Japan',
      '24S',
      '6pm',
      'The Row',
      'Row',
      'Tory Burch',
      'Tory Sport',
      'コム デ',
      'コムサ',
    ]
    expect(new Set(shops.map(toRetailerKey)).size).toBe(shops.length)
    expect(toRetailerKey('-')).toBe('')
  })

  it('PR8 is the same for a retailer’s spelling and its display name', () => {
    for (const raw of [
      ...spellings.flat(),
      ...retailerAliases.flat(),
      'US',
      'The US',
      'Inc.',
      'Co',
    ])
      expect([raw, toRetailerKey(normalizeRetailerName(raw) ?? '')]).toEqual([
        raw,
        toRetailerKey(raw),
      ])
  })

  it('PR8 is fast for text that is not a name', () => {
    for (const text of ['('.repeat(1e6), 'us '.repeat(1e6), '&'.repeat(1e6), 'a-'.repeat(1e6)])
      expect(toRetailerKey(text).length).toBeLessThan(2000)
  })
})

describe('chooseRetailerName', () => {
  it.each([
    ['Café Couture', 'Cafe Couture'],
    ["Eleanor's", 'Eleanors'],
    ['Lilac Lane', 'LilacLane'],
    ['adidas Outlet', 'ADIDAS OUTLET'],
  ])('RT5 prefers %j to %j in either order', (better, other) => {
    expect([chooseRetailerName(better, other), chooseRetailerName(other, better)]).toEqual([
      better,
      better,
    ])
  })
})

it('PR8 contains each spelling for only one retailer', () => {
  for (const row of retailerAliases)
    for (const spelling of row)
      expect([spelling, normalizeRetailerName(spelling)]).toEqual([spelling, row[0]])
})
