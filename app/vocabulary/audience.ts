import type { Gender } from '#app/domain/product.ts'
import { audienceWords } from './audience-words.ts'
import { remember } from './remember.ts'
import { toWords } from './to-words.ts'

/**
 * The people for whom a product is made. Feeds state sex and age in one word or in separate fields.
 */
export interface Audience {
  sex?: 'female' | 'male' | 'both'
  /** The age group; absent for "female", which may mean girls. "Women" and "men" imply adults. */
  age?: 'adult' | 'kids' | 'baby'
}

const letters = new Map<string, Audience>(
  Object.entries({
    f: { sex: 'female' },
    w: { sex: 'female', age: 'adult' },
    m: { sex: 'male' },
    u: { sex: 'both' },
  }),
)
/** Matches cuts, colors and materials that are named after people other than the wearer. */
const cuts = new RegExp(
  `\\b(?:${[
    'boy ?shorts?',
    'baby ?doll',
    'baby (?:alpaca|blue|cashmere|cord|g|hair|lips?|lock|pink|rib|skin|soft|tees?)',
    '(?:boy|girl) fit',
    'girl boss',
    'kid (?:leather|mohair|suede|skin)',
    'man made',
    'mens?(?:wear)? (?:inspired|style)',
  ].join('|')})\\b`,
  'g',
)

/**
 * Reads an audience from a feed's field, an age group or a level of a category path.
 *
 *     F, female                        female
 *     Womenswear, Damen, Juniors       female, adult
 *     Girls, Girlswear, female kids    female, kids
 *     Baby Boys, male infant           male, baby
 *     Kids & Baby                      kids
 *     Men & Women, unisex              both
 *     Women & Girls                    female, of any age
 *     Boyfriend Jeans, Boy Shorts      nothing
 */
export const parseAudience = remember((raw): Audience => {
  const words = toWords(raw)
  const [first = ''] = words
  if (words.length === 1 && first.length === 1) return letters.get(first) ?? {}
  const text = words.join(' ').replace(cuts, '')
  const traits = new Set(text.split(' ').flatMap(word => [...(findTraits(word) ?? [])]))
  const isYoung = traits.has('young') || traits.has('kids') || traits.has('baby')
  // "Kids & Baby" means all children, but a "Baby Girl" is a baby.
  const young = traits.has('baby') && !traits.has('kids') ? 'baby' : 'kids'
  const isForBoth =
    traits.has('female') === traits.has('male') && (traits.has('both') || traits.has('male'))
  const sex = isForBoth
    ? 'both'
    : traits.has('female')
      ? 'female'
      : traits.has('male')
        ? 'male'
        : undefined
  const age = isYoung === traits.has('adult') ? undefined : isYoung ? young : 'adult'
  return { ...(sex === undefined ? {} : { sex }), ...(age === undefined ? {} : { age }) }
})

/** What only a field for the gender can say: elsewhere, "All" is a level above every department. */
const bothPhrases = new Set(
  [
    'all, all genders, all sexes, any, any gender, both, both sexes, both genders, everyone, everybody',
    'for all, gender neutral, gender inclusive, neutral, uni, uni sex, mixed, m f, f m, m w, w m',
    'mixte, mixto, mixta, misto, mista, unisexe, unisexo, unisexual, beide, ambos, entrambi',
  ].flatMap(line => line.split(', ')),
)

/**
 * Reads an audience from a feed's field for the gender.
 *
 *     unisex, all, both, gender neutral, mixte, M/F      both
 */
function parseGenderField(raw: string): Audience {
  return bothPhrases.has(toWords(raw).join(' ')) ? { sex: 'both' } : parseAudience(raw)
}

/** Combines the audiences of a record's fields for gender and age group. */
export function readAudienceFields({
  genderTag = '',
  ageGroup = '',
}: {
  genderTag?: string | undefined
  ageGroup?: string | undefined
}): Audience {
  return joinAudiences([parseGenderField(genderTag), parseAudience(ageGroup)])
}

/**
 * Combines several audiences into one, with the youngest age
 * and, if there is one, the first sex that is not `both`.
 */
export function joinAudiences(audiences: readonly Audience[]): Audience {
  const sexes = audiences.flatMap(({ sex }) => sex ?? [])
  const sex = sexes.find(one => one !== 'both') ?? sexes[0]
  const age = youngestFirst.find(one => audiences.some(audience => audience.age === one))
  return { ...(sex === undefined ? {} : { sex }), ...(age === undefined ? {} : { age }) }
}

const youngestFirst = ['baby', 'kids', 'adult'] as const

export function toGender({ sex, age }: Audience): Gender | undefined {
  if (age === 'kids' || age === 'baby') return 'kids'
  if (sex === undefined) return undefined
  return sex === 'both' ? 'unisex' : sex === 'female' ? 'women' : 'men'
}

/** Returns true for "women", and for compounds such as "womenswear" and "Damenmode". */
export function isAudienceWord(word: string): boolean {
  return findTraits(word) !== undefined
}

function findTraits(word: string): ReadonlySet<string> | undefined {
  return audienceWords.get(word) ?? audienceWords.get(word.replace(endings, ''))
}

const endings = /(?:wear|clothing|mode|bekleidung|schuhe)$/
