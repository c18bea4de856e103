import { describe, expect, it } from 'vitest'
import { parseComposition } from './composition.ts'

const read = (description: string, ...tags: string[]) =>
  parseComposition(tags, description)
    .map(({ material, percent }) => (percent === undefined ? material : `${material} ${percent}`))
    .join(', ')

describe('parseComposition', () => {
  it.each([
    ['80% wool, 20% polyamide', 'wool 80, polyamide 20'],
    ['<li>Shell: 100% cotton</li><li>lining: 100% polyester</li>', 'cotton 100, polyester 100'],
    ['55 % Recycled Polyester / 45 % Organic Cotton', 'polyester 55, cotton 45'],
    ['Cotton 95%, Spandex 5%', 'cotton 95, elastane 5'],
    ['Nylon (88%) Lycra (12%)', 'polyamide 88, elastane 12'],
    ['94.5% viscose, 5.5% elastane', 'viscose 94, elastane 5'],
    ['70% Schurwolle, 30% Kaschmir', 'wool 70, cashmere 30'],
    ['100% GOTS certified organic cotton', 'cotton 100'],
    ['100% merino wool body, 100% merino wool trim', 'wool 100'],
    ['Material: faux leather', 'polyurethane'],
    // Imitations are not the material that they look like.
    ['Material: vegan leather', 'polyurethane'],
    ['Material: faux croc-effect leather', 'polyurethane'],
    ['Material: vegan nappa leather', 'polyurethane'],
    ['100% polyurethane, in vegan leather', 'polyurethane 100'],
    ['Upper: leather-look', 'polyurethane'],
    ['Upper: leather effect; lining: cotton', 'polyurethane, cotton'],
    ['Upper: leatherette', 'polyurethane'],
    ['100% PU leather', 'polyurethane 100'],
    ['90% faux leather, 10% wool', 'polyurethane 90, wool 10'],
    ['Lining: faux suede', 'polyester'],
    ['Lining: vegan suede', 'polyester'],
    ['Fabric: silk-feel polyester', 'polyester'],
    ['Lining: faux fur', ''],
    ['Material: faux alpaca', ''],
    // These are the materials themselves.
    ['Upper: synthetic and leather', 'leather'],
    ['Material: snake-effect leather', 'leather'],
    ['Material: faux leather, leather', 'polyurethane, leather'],
    ['Composition: cotton, elastane. Machine wash.', 'cotton, elastane'],
    ['Made from 100% rayon', 'viscose 100'],
    ['<b>100%</b> silk', 'silk 100'],
    // None of these states a composition.
    ['A cotton-soft hand and a silky drape', ''],
    ['Save 20% on wool', ''],
    ['up to 50% cashmere sale', ''],
    ['50% off cotton dresses', ''],
    ['100% satisfaction guaranteed', ''],
    ['120% cotton, 0% wool', ''],
    ['100% woolen', ''],
    ['', ''],
  ])('PR1 %j', (description, composition) => {
    expect(read(description)).toBe(composition)
  })

  it('PR1 reads a source’s material fields and lists materials with percentages first', () => {
    expect(read('', 'Cotton', 'Elastane')).toBe('cotton, elastane')
    expect(read('60% linen, 40% cotton', 'Cotton', 'Silk Blend')).toBe('linen 60, cotton 40, silk')
    expect(read('', 'Stainless steel')).toBe('')
    expect(read('', 'Vegan Leather')).toBe('polyurethane')
    expect(read('', 'Leather', 'Faux Suede')).toBe('leather, polyester')
  })
})

it.each([5_999, 6_000, 6_001])('reads 6,000 characters of a description at most: %i', length => {
  const stated = '100% wool'
  const found = parseComposition([], `${';'.repeat(length - stated.length)}${stated}`)
  expect(found).toHaveLength(length > 6_000 ? 0 : 1)
})
