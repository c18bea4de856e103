import { describe, expect, it } from 'vitest'
import { getCategory } from './categories.ts'
import { palettes } from './palettes.ts'
import { parsePictureId } from './picture-id.ts'
import { getProductPictures } from './pictures.ts'
import { getMaterial, getProductName, getRecipe } from './product-name.ts'
import { shades } from './shades.ts'
import { createWorld } from './world.ts'

const large = createWorld({ seed: 'pictures', products: 20_000, today: '2026-03-01' })
const world = createWorld({ seed: 'pictures', products: 3000, today: '2026-03-01' })

describe('the pictures of a product', () => {
  it('show the product in its colors and from different sides', () => {
    for (let index = 0; index < 3000; index++) {
      const facts = world.getFacts(index)
      const { main, alternates, colors } = getProductPictures(world.seed, facts)
      const picture = parsePictureId(main)
      expect(picture?.product).toBe(facts.item)
      expect(picture?.shade).toBe(shades[facts.colors[0] ?? -1]?.name)
      expect(picture?.accent).not.toBe(picture?.shade)
      expect(alternates.length).toBeGreaterThanOrEqual(1)
      expect(new Set([main, ...alternates]).size).toBe(alternates.length + 1)
      const shown = colors.map(id => (id === undefined ? undefined : parsePictureId(id)?.shade))
      for (const [at, shade] of shown.entries()) {
        if (shade) expect(shade).toBe(shades[facts.colors[at] ?? -1]?.name)
      }
    }
  })

  it.each([
    ['houndstooth', 'houndstooth'],
    ['pinstripe', 'pinstripe'],
    ['tartan', 'tartan'],
    ['medallion', 'paisley'],
  ])('show the pattern that a name states: %s', (word, pattern) => {
    const shown = Array.from({ length: 3000 }, (_, index) => world.getFacts(index))
      .filter(facts => getProductName(world.seed, facts).unbranded.toLowerCase().includes(word))
      // A sibling's own motif counts before the pattern of its line.
      .filter(({ trait }) => trait?.kind !== 'motif' || trait.word.toLowerCase() === word)
      .map(facts => parsePictureId(getProductPictures(world.seed, facts).main)?.pattern)
    expect(shown.length).toBeGreaterThan(2)
    expect(new Set(shown)).toEqual(new Set([pattern]))
  })

  it('show clothes and shoes for men in a straight cut and in the colors of menswear', () => {
    const allowed = new Set<string>([
      ...palettes.mens,
      ...palettes.mensKnits,
      ...palettes.mensTailoring,
      ...palettes.mensLeather,
    ])
    const knits = new Set<string>(palettes.mensKnits)
    let count = 0
    let shoes = 0
    for (let index = 0; index < 3000; index++) {
      const facts = world.getFacts(index)
      const isForMen = getCategory(getRecipe(facts).category).gender === 'men'
      const picture = parsePictureId(getProductPictures(world.seed, facts).main)
      expect(picture?.isStraight ?? false).toBe(isForMen)
      if (
        !isForMen ||
        !/coat|blazer|suit|knit|shirt|tee|boot|loafer|sneaker|oxford/.test(picture?.kind ?? '')
      )
        continue
      count += 1
      if (/shoe|boot|loafer|sneaker/.test(picture?.kind ?? '')) shoes += 1
      expect(allowed).toContain(picture?.shade)
      expect(allowed.has(picture?.accent ?? '') || picture?.accent === 'Ivory').toBe(true)
      expect(picture?.pattern).not.toMatch(/floral|dot|animal|lace|sequin/)
      if (!/knit|neck|zip|sweater/.test(picture?.kind ?? '')) continue
      const names = facts.colors.map(color => shades[color]?.name ?? '')
      expect(names.filter(name => !knits.has(name))).toEqual([])
    }
    expect(count).toBeGreaterThan(100)
    expect(shoes).toBeGreaterThan(10)
  })

  it.each([
    ['Half-Zip', /^half-zip$/],
    ['Turtleneck Sweater', /^(turtleneck|half-zip)$/],
    ['Roll-Neck Sweater', /^turtleneck$/],
    ['Roll-Neck Cardigan', /^zip-cardigan$/],
    ['Crewneck Cardigan', /^crewneck-cardigan$/],
    ['Crewneck Sweater', /^crewneck$/],
    ['V-Neck Sweater', /^v-neck$/],
    ['V-Neck Cardigan', /^cardigan$/],
    ['Sweater Vest', /^sweater-vest$/],
  ])('show a %s as its name says', (name, kind) => {
    const shown: string[] = []
    for (let index = 0; index < 20_000; index++) {
      const facts = large.getFacts(index)
      const { kinds } = getRecipe(facts)
      if (kinds[0] !== 'knit' && kinds[0] !== 'cardigan') continue
      // A twin is drawn as what it is, not as what it is named after.
      if (facts.recipe !== facts.namedAs) continue
      const { unbranded } = getProductName(large.seed, facts)
      if (!unbranded.includes(name) || unbranded.includes('Vest') !== name.includes('Vest'))
        continue
      shown.push(parsePictureId(getProductPictures(large.seed, facts).main)?.kind ?? 'none')
    }
    expect(shown.length).toBeGreaterThan(0)
    for (const each of shown) expect(each).toMatch(kind)
  })

  it('show wool coats made of wool', () => {
    const coats = Array.from({ length: 3000 }, (_, at) => world.getFacts(at)).filter(
      facts => getCategory(getRecipe(facts).category).id === 'wool-coats',
    )
    expect(coats.length).toBeGreaterThan(10)
    for (const facts of coats) {
      expect(getMaterial(world.seed, facts)).toMatch(/wool|alpaca|tweed/i)
      expect(parsePictureId(getProductPictures(world.seed, facts).main)?.sheen).toMatch(
        /matte|brushed|fine/,
      )
    }
  })

  it('are the same at every shop that sells the product', () => {
    const copy = Array.from({ length: 3000 }, (_, at) => world.getFacts(at)).find(
      ({ item, index }) => item !== index,
    )
    const original = world.getFacts(copy?.item ?? -1)
    expect(copy && getProductPictures(world.seed, copy).main).toBe(
      getProductPictures(world.seed, original).main,
    )
  })
})

it('a palette contains known shades only', () => {
  const names = new Set<string>(shades.map(({ name }) => name))
  expect(
    Object.values(palettes)
      .flat()
      .filter(name => !names.has(name)),
  ).toEqual([])
})
