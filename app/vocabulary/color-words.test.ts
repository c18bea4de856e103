import { describe, expect, it } from 'vitest'
import { colors, findColor } from '#app/domain/color.ts'
import { toColorIds } from './color-words.ts'

const toNames = (name: string) => toColorIds(name).map(id => findColor(id)?.name)

describe('toColorIds', () => {
  it.each([
    ['Navy/White', ['Blue', 'White']],
    ['BLK/WHT', ['Black', 'White']],
    ['White, white & White', ['White']],
    ['Off-White', ['White']],
    ['Écru', ['White']],
    ['Rose Gold', ['Gold']],
    ['Rose / Gold', ['Gold']],
    ['Gold and Rose', ['Gold', 'Pink']],
    ['White Gold', ['Silver']],
    ['Heather Grey Melange', ['Gray']],
    ['Heather', ['Gray']],
    ['Blue Heather', ['Blue']],
    ['Bordeaux', ['Red']],
    ['Tortoise', ['Brown']],
    ['Camel', ['Beige']],
    ['Teal', ['Green', 'Blue']],
    ['Zebra', ['Black', 'White']],
    ['Multicolor', ['Multi']],
    ['Black Multi', ['Black', 'Multi']],
    ['Floral', ['Multi']],
    ['Navy Floral', ['Blue']],
    ['Houndstooth', ['Black', 'White']],
    ['Lilac Houndstooth', ['Purple']],
    ['Ivory Leopard', ['White']],
    ['Denim', ['Blue']],
    ['Washed Denim', ['Blue']],
    ['noir', ['Black']],
    ['Schwarz/Weiß', ['Black', 'White']],
    ['rouge', ['Red']],
    ['Nero', ['Black']],
    ['azul marino', ['Blue']],
    ['dunkelgrün', ['Green']],
    ['lightblue', ['Blue']],
    ['Navy Stripe', ['Blue']],
    // Numbers, places and parts of words are not colors.
    ['001', []],
    ['Bermuda', []],
    ['Redwood', []],
    ['constructor', []],
    ['', []],
  ])('LS2 finds the colors of %j', (name, expected) => {
    expect(toNames(name)).toEqual(expected)
  })

  it('LS2 finds every color by its own name', () => {
    for (const { id, name } of colors) expect([name, toColorIds(name)]).toEqual([name, [id]])
  })
})
