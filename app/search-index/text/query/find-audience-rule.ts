import { getMainCategory } from '#app/domain/category-tree.ts'
import { stem } from '../language/stem.ts'
import { oppositeGenders } from '../language/stop-words.ts'
import type { TermDictionary } from '../terms/term-dictionary.ts'
import type { QueryWord } from './query-word.ts'
import type { NamedEntity } from './read-names.ts'

/**
 * Products with an `unwanted` term are left out unless they also have one of the terms `unless`: outside
 * their description if the unwanted term is, since “fun for kids, too” makes no woman's coat a child's.
 */
export interface AudienceRule {
  unwanted: readonly number[]
  unless: readonly number[]
  /** Products that have one of these outside their description come first. */
  stated: readonly number[]
}

const children = ['kid', 'girl', 'boy', 'baby', 'toddler'].map(stem)

/**
 * Finds the products that a query's audience rules out: a query for women's products excludes
 * products that are explicitly only for men or children, and one for children's those for adults,
 * but not the many products that state no audience, which follow those that state the right one. A
 * little black dress is no child's.
 */
export function findAudienceRule(
  dictionary: TermDictionary,
  words: readonly QueryWord[],
  names: readonly NamedEntity[],
): AudienceRule | undefined {
  const find = (stems: readonly string[]) =>
    stems.flatMap(each => dictionary.findTermOfStem(each) ?? [])
  if (names.some(isForChildren)) {
    const unwanted = find(['women', 'men'])
    const own = find(children)
    // The girl of the brand Heron Girl is no audience.
    const isStated = names.some(part => isForChildren(part) && hasChild(words, part))
    return unwanted.length + own.length === 0
      ? undefined
      : { unwanted, unless: own, stated: isStated ? own : [] }
  }
  if (names.some(isForAdults)) {
    const unwanted = find(children)
    const unless = find(['women', 'men'])
    return unwanted.length === 0 ? undefined : { unwanted, unless, stated: [] }
  }
  const genders = words.filter(({ role }) => role === 'gender').map(({ stem }) => stem)
  const [gender, ...others] = [...new Set(genders)]
  if (gender === undefined || others.length > 0) return undefined
  const unwanted = find([oppositeGenders.get(gender) ?? '', stem('kids')])
  const own = find([gender])
  return unwanted.length + own.length === 0 ? undefined : { unwanted, unless: own, stated: own }
}

function hasChild(words: readonly QueryWord[], { from, to }: NamedEntity): boolean {
  return words.slice(from, to).some(({ stem }) => children.includes(stem))
}

/** Dresses that only adults wear, although the words for them are in products for children, too. */
const adultDresses: ReadonlySet<string> = new Set([
  ...['black-dresses', 'cocktail-dresses', 'evening-dresses', 'bridesmaid-dresses'],
])

function isForAdults({ group, value }: NamedEntity): boolean {
  return group === 'category' && adultDresses.has(value)
}

/** Adults buy toys for themselves, too. */
function isForChildren({ group, value }: NamedEntity): boolean {
  return group === 'category' && value !== 'toys' && getMainCategory(value).id === 'kids'
}
