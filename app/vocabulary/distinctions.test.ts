import { describe, expect, it } from 'vitest'
import { findContradiction, toDescribed, toDistinctions } from './distinctions.ts'

describe('toDistinctions', () => {
  it.each<[name: string, colors: string[], distinctions: string]>([
    ['Harbour Shirt - Long Sleeve', [], 'sleeve:long'],
    ['Harbour Shirt, Short-Sleeved', [], 'sleeve:short'],
    ['Mesh Top 3/4 Sleeve', [], 'sleeve:threeQuarter'],
    ['Kerala Jeans', ['Dark Wash', 'Deep Indigo'], 'wash:dark'],
    ['Pocket Square', ['Navy Paisley'], 'motif:paisley'],
    ['Breton Stripe V-Neck Tee', ['Navy Pinstripe'], 'motif:stripe neck:v'],
    ['Polka-Dot Mini Dress', [], 'length:mini motif:dot'],
    ['Skinny Jeans, High-Rise, Petite', [], 'fit:skinny length:petite rise:high'],
    // The longer phrase does not also count as the shorter one.
    ['Loafers Extra Wide', [], 'width:extraWide'],
    ['Boots Wide Width', [], 'width:wide'],
    // "Slim" in the name of a color is not a fit.
    ['Trouser', ['Slim Black'], ''],
    ['Glow Serum+', [], 'generation:+'],
    ['Glow Serum+, 50 ml', [], 'generation:+ ml:50'],
    ['Runner V2', [], 'generation:v2'],
    ['Ultra 2.0', [], 'generation:2.0'],
    ['Harbour Shirt II', [], 'generation:ii'],
    ['Boots Mk II', [], 'generation:mkii'],
    ['Buds Gen 3', [], 'generation:gen3'],
    ['Buds 3rd Generation', [], 'generation:3rdgen'],
    ['Briefs, 3-Pack', [], 'pack:three'],
    ['Mugs, Set of 2', [], 'pack:two'],
    ['Night Cream Travel Size', [], 'pack:travel'],
    // The numbers and marks below are part of a measure, a sun
    // protection factor, a neckline or a list, not of a generation.
    ['Pendant 1.5 ct', [], ''],
    ['Eau de Parfum 1.7oz', [], 'oz:1.7'],
    ['Heel 3.5"', [], 'inch:3.5'],
    ['Oval Mirror, 84-Inch', [], 'inch:84'],
    ['Glow Serum, 50 ml', [], 'ml:50'],
    ['Sun Milk SPF 50+', [], 'spf:50+'],
    ['Sun Milk SPF50', [], 'spf:50'],
    ['V-Neck Sweater', [], 'neck:v'],
    ['Salt + Stone Candle', [], ''],
  ])('PR8 reads %j in %j as %j', (name, colors, distinctions) => {
    expect(toDistinctions({ name, bareName: name }, colors).join(' ')).toBe(distinctions)
  })

  it('PR8 does not mistake a size removed from the end of the name for a generation', () => {
    const name = 'Low-Top Trainer V2 - 8.5'
    expect(toDistinctions({ name, bareName: 'Low-Top Trainer V2' }, [])).toEqual([
      'generation:v2',
      'shaft:low',
    ])
  })
})

describe('toDescribed', () => {
  it.each<[html: string, stated: string[], described: string]>([
    ['<ul><li>Short sleeves</li><li>Crew neck</li></ul>', [], 'neck:crew sleeve:short'],
    ['Spot clean. Solid oak. Straight from the loom, with a relaxed mood.', [], ''],
    ['A relaxed fit with a floral motif.', [], 'fit:relaxed motif:floral'],
    // The description contains two values of one group, so one of them is about something else.
    ['Long sleeves. Pairs with our short-sleeve tee.', [], ''],
    // A statement counts beside a name that says otherwise, and prose does not.
    ['Knitted of wool. <b>Details</b><br>• Mock Neck', ['neck:turtle'], 'neck:mock'],
    ['Has the long sleeves of its sister.', ['sleeve:short'], ''],
    ['Long sleeves.', ['sleeve:long'], ''],
    ["Made in small runs. Kids'. Soft seams.", [], 'people:kids'],
    ['Loved by boys and girls.', [], ''],
  ])('PR8 reads %j beside %j as %j', (html, stated, described) => {
    expect(toDescribed(html, stated as `${string}:${string}`[]).join(' ')).toBe(described)
  })
})

it.each<[a: string, b: string, contradiction: string | undefined]>([
  ['', '', undefined],
  ['sleeve:long', 'sleeve:long', undefined],
  ['sleeve:long', 'sleeve:short', 'sleeve:long'],
  ['sleeve:long', '', undefined],
  ['sleeve:long', 'neck:v', undefined],
  ['fit:relaxed fit:straight', 'fit:straight', undefined],
  ['fit:relaxed fit:straight', 'fit:slim fit:straight', 'fit:relaxed'],
  ['generation:2.0', '', 'generation:2.0'],
  ['', 'generation:+', 'generation:+'],
  ['pack:two', '', 'pack:two'],
  ['pack:two', 'pack:two', undefined],
  ['ml:50', 'ml:100', 'ml:50'],
  // The volume of one bottle is given in two units.
  ['ml:50', 'oz:1.7', undefined],
])('PR8 compares %j with %j and finds the contradiction %j', (a, b, contradiction) => {
  const toList = (text: string) => text.split(' ').filter(Boolean) as `${string}:${string}`[]
  expect(findContradiction(toList(a), toList(b))).toBe(contradiction)
})
