import { describe, expect, it } from 'vitest'
import { createWordStore } from '../terms/word-store.ts'
import { makeWordIndex, makeWords, rankWords } from '../testing.ts'
import { readText } from './read-text.ts'

const names = ['Red wool dress', 'Red dress', 'Rain jacket', 'Wool rain hat', 'Grey jacket']
const store = createWordStore()
for (const [at, name] of names.entries()) store.put(at + 1, makeWords({ name }))
const listGroups = (text: string) => readText(store, text).query.needed
const sum = (text: string, of: 'rarity' | 'importance') =>
  listGroups(text).reduce((total, termGroup) => total + termGroup[of], 0)

describe('a repeated word', () => {
  it.each([
    ['wool', ['wool']],
    ['wool wool', ['wool']],
    ['wool dress wool dress wool', ['wool', 'dress']],
    ['rain jacket rain jacket', ['rain jacket']],
    ['rain jacket, wool jacket', ['rain jacket', 'wool', 'jacket']],
    ['wool or wool or dress or wool', ['wool']],
  ])('LS2 is looked up once: %j', (text, words) => {
    expect(listGroups(text).map(each => each.words)).toEqual(words)
  })

  it('LS2 is one alternative of several', () => {
    const [either] = listGroups('red or wool or red or wool or red')
    expect(either?.alternatives).toEqual(listGroups('red or wool')[0]?.alternatives)
  })

  it.each(['wool', 'rain jacket'])('LS2 weighs as much as all of them: %j', text => {
    const [once] = listGroups(text)
    const [thrice] = listGroups(`${text} ${text} ${text}`)
    expect(thrice?.rarity).toBeCloseTo(3 * (once?.rarity ?? 0))
    const toRarities = (of = once) => of?.parts?.map(({ rarity }) => rarity) ?? []
    expect(toRarities(thrice)).toEqual(toRarities(once).map(rarity => expect.closeTo(3 * rarity)))
  })

  it('LS2 keeps its share of the text', () => {
    expect(sum('wool wool jacket', 'rarity')).toBeCloseTo(
      2 * sum('wool', 'rarity') + sum('jacket', 'rarity'),
    )
  })

  it('LS2 finds what it finds once', () => {
    const index = makeWordIndex(names.map(name => ({ name })))
    for (const text of ['wool', 'rain jacket', 'red dress'])
      expect(rankWords(index, `${text} ${text} ${text}`)).toEqual(rankWords(index, text))
  })
})
