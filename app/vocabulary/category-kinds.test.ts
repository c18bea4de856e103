import { describe, expect, it } from 'vitest'
import { findCategory } from '#app/domain/category-tree.ts'
import { kindsByPhrase } from './category-kinds.ts'
import { accessoriesAndBeauty } from './category-words/accessories-and-beauty.ts'
import { clothes } from './category-words/clothes.ts'
import { elsewhere } from './category-words/elsewhere.ts'
import { homeAndKids } from './category-words/home-and-kids.ts'
import { shoesAndBags } from './category-words/shoes-and-bags.ts'
import { southAsian } from './category-words/south-asian.ts'
import { googleCategories } from './google-categories.ts'
import { toTableLines } from './table-lines.ts'
import { ownPlurals, toPhrase } from './to-phrase.ts'

const written = [elsewhere, clothes, southAsian, shoesAndBags, accessoriesAndBeauty, homeAndKids]
  .flatMap(toTableLines)
  .flatMap(line => line.replace(/^[^:]+: /, '').split(', '))

/**
 * Words that exist only in the plural: eyeglasses are not
 * several glasses, and tights are not the plural of tight.
 */
const alone = [...ownPlurals.flat(), 'plus']

/**
 * Returns a phrase with its last word changed from plural to
 * singular or vice versa: "wall shelf" and "wall shelves".
 */
function toOtherForm(phrase: string): string {
  const endings: [RegExp, string][] = [
    [/ies$/, 'y'],
    [/(?<=ch|sh|ss|x)es$/, ''],
    [/(?<=scar|shel)ves$/, 'f'],
    [/knives$/, 'knife'],
    [/(?<=[^s]|len)s$/, ''],
    [/(?<=[^aeo])y$/, 'ies'],
    [/(?<=ch|sh|ss|x)$/, 'es'],
    [/(?<=scar|shel)f$/, 'ves'],
    [/knife$/, 'knives'],
    [/$/, 's'],
  ]
  const [end, other] = endings.find(([pattern]) => pattern.test(phrase)) ?? [/$/, 's']
  return phrase.replace(end, other)
}

describe('the tables of category phrases', () => {
  it('PR1 name only nodes of our tree, each on the right side', () => {
    for (const [phrase, { women, men, kids, isElsewhere }] of kindsByPhrase) {
      if (isElsewhere) continue
      expect([phrase, findCategory(women)?.id, findCategory(men)?.id]).toEqual([phrase, women, men])
      expect([phrase, findCategory(kids)?.id]).toEqual([phrase, kids])
      if (women !== men) expect([phrase, men]).toEqual([phrase, expect.stringMatching(/^men/)])
    }
  })

  it('PR1 contain every phrase once, regardless of its form', () => {
    const phrases = written.map(toPhrase)
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
  })

  it('PR1 map the singular and plural of every phrase to the same kind', () => {
    const differing = written
      .filter(phrase => !alone.includes(phrase) && !/(?:lens|tennis)$/.test(phrase))
      .map(phrase => [phrase, toOtherForm(phrase)] as const)
      .filter(
        ([one, other]) => kindsByPhrase.get(toPhrase(one)) !== kindsByPhrase.get(toPhrase(other)),
      )
    expect(differing).toEqual([])
  })

  it("PR1 contain every phrase that Google's categories map to", () => {
    for (const [key, phrases] of googleCategories) {
      expect([key, phrases.filter(phrase => !kindsByPhrase.has(toPhrase(phrase)))]).toEqual([
        key,
        [],
      ])
    }
  })
})
