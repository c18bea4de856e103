import type { Gender } from '#app/domain/product.ts'
import { remember } from './remember.ts'
import { toWords } from './to-words.ts'

/** Words that name who a thing is for. One of kids is stronger than one of women: "female" comes with it. */
const wordsOf: Readonly<Record<Gender, string>> = {
  women:
    'women womens woman womans female females femme femmes lady ladies ladys feminine damen dames donna donne mujer mujeres misses juniors maternity dam',
  men: 'men mens man mans male males homme hommes masculine gentleman gentlemen gents herren heren uomo uomini hombre hombres herr',
  unisex: 'unisex genderless nonbinary',
  kids: 'kid kids kidswear child children childrens childs girl girls boy boys baby babies babys infant infants newborn newborns toddler toddlers junior teen teens youth youths tween tweens enfant enfants fille filles garcon garcons bebe kinder madchen jungen bambino bambina bambini nino nina ninos ninas',
}
const genders = new Map(
  Object.entries(wordsOf).flatMap(([gender, words]) =>
    words.split(' ').map(word => [word, gender as Gender]),
  ),
)
const letters: Readonly<Record<string, Gender>> = { f: 'women', w: 'women', m: 'men', u: 'unisex' }
/** Cuts named after somebody else's clothes. */
const cuts = /\b(?:boys? shorts?|baby ?doll|baby blue|boy fit|girl fit|man made)\b/g

/**
 * Who it is for, from a field of a feed, an age group or a level of a category path.
 *
 *     female, F, Womens, Women's Clothing, Damen, Femme   women
 *     male, Herren, Men's                                 men
 *     unisex, Men & Women, female/male                    unisex
 *     kids, Girls, toddler, Baby, newborn, female kids    kids
 *     Boyfriend Jeans, Boy Shorts, adult, all ages        undefined
 */
export function parseGender(raw: string | null | undefined): Gender | undefined {
  return readGender(raw ?? '')
}

const readGender = remember((raw): Gender | undefined => {
  const words = toWords(raw)
  const [first = ''] = words
  if (words.length === 1 && first.length === 1) return letters[first]
  const text = words.join(' ').replace(cuts, '')
  const found = new Set(text.split(' ').map(word => genders.get(word)))
  if (found.has('kids')) return 'kids'
  if (found.has('unisex') || (found.has('women') && found.has('men'))) return 'unisex'
  return found.has('women') ? 'women' : found.has('men') ? 'men' : undefined
})
