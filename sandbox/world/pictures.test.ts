import { describe, expect, it } from 'vitest'
import { palettes } from './palettes.ts'
import { parsePictureId } from './picture-id.ts'
import { getProductPictures } from './pictures.ts'
import { getRecipe } from './product-name.ts'
import { shades } from './shades.ts'
import { createWorld } from './world.ts'

const world = createWorld({ seed: 'pictures', products: 3000, today: '2026-03-01' })

describe('the pictures of a product', () => {
  it('show the product in its colors and from different sides', () => {
    for (let index = 0; index < 3000; index++) {
      const facts = world.getFacts(index)
      const { main, alternates, colors } = getProductPictures(world.seed, facts)
      const picture = parsePictureId(main)
      expect(picture?.product).toBe(facts.item)
      expect(getRecipe(facts).kinds).toContain(picture?.kind)
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
