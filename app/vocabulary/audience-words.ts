import { toTableLines } from './table-lines.ts'

/** Each line is `traits: words`, with the words as `toWords` returns them. */
const table = `
female adult: women womens woman womans lady ladies ladys femme femmes damen dames donna donne mujer
  mujeres mulher vrouwen kvinder dam misses missy juniors maternity wmns wms her hers
female: female females feminine femenino feminino feminin
male adult: men mens man mans homme hommes gentleman gentlemen gentlemens gent gents herren heren
  uomo uomini hombre hombres homem herr mns him his
male: male males masculine masculino masculin
both: unisex genderless nonbinary
female young: girl girls girly fille filles madchen nina ninas bambina
male young: boy boys garcon garcons jungen nino ninos bambino
kids: kid kids child children childrens childs school schoolwear junior teen teens teenage youth
  youths tween tweens enfant enfants kinder bambini
baby: baby babies babys infant infants newborn newborns toddler toddlers tot tots bebe preemie
adult: adult adults
`

/** Maps a word to the traits of the people it refers to: women are female and adult. */
export const audienceWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  toTableLines(table).flatMap(line => {
    const [traits = '', words = ''] = line.split(': ')
    const known = new Set(traits.split(' '))
    return words.split(' ').map(word => [word, known] as const)
  }),
)
