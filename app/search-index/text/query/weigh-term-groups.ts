import type { QueryWord } from './query-word.ts'
import { isAudience, type NamedEntity } from './read-names.ts'
import type { TermGroup } from './term-group.ts'

/**
 * The weights of groups in partial matches: the noun weighs more than all features together; a
 * brand, a color and other named values weigh about as much as the rarest word.
 */
const importance = { noun: 1.25, brand: 1.1, named: 0.9 }
/**
 * Sets the weights of groups in partial matches. The noun, which is the last word of a category's
 * name, never gives way first: a quilted toddler's jacket is a jacket. Colors give way late.
 */
export function weighTermGroups(
  termGroups: readonly TermGroup[],
  words: readonly QueryWord[],
  entityOf: (word: QueryWord) => NamedEntity | undefined,
): void {
  const rarest = Math.max(...termGroups.map(({ rarity }) => rarity), 0)
  const ownWords = ({ words: own }: TermGroup) =>
    words.filter(({ word }) => own.split(' ').includes(word))
  const isAudienceWord = (word: QueryWord) => isAudience(entityOf(word)?.value ?? '')
  const isKind = (word: QueryWord) => endsCategory(word, words[words.indexOf(word) + 1], entityOf)
  const hasNoun = (termGroup: TermGroup) =>
    ownWords(termGroup).some(word => isKind(word) && !isAudienceWord(word))
  const noun = termGroups.findLast(hasNoun)
  /** The weight of all groups but the noun and brands. */
  let features = 0
  for (const termGroup of termGroups) {
    for (const each of [termGroup, ...(termGroup.parts ?? [])]) {
      const groups = ownWords(each).map(word => entityOf(word)?.group)
      each.isCategory = ownWords(each).some(isKind)
      if (groups.includes('brands')) each.importance = rarest * importance.brand
      else if (groups.includes('category') || groups.includes('colors'))
        each.importance = Math.max(each.importance, rarest * importance.named)
    }
    const isBrand = ownWords(termGroup).some(word => entityOf(word)?.group === 'brands')
    if (termGroup === noun || isBrand) continue
    for (const each of termGroup.parts ?? [termGroup]) features += each.importance
  }
  for (const each of noun ? [noun, ...(noun.parts ?? []).filter(hasNoun)] : [])
    each.importance = Math.max(rarest, features) * importance.noun
}

/** Returns true for the last word of a category's name: the case of "laptop case". */
function endsCategory(
  word: QueryWord,
  next: QueryWord | undefined,
  entityOf: (word: QueryWord) => NamedEntity | undefined,
): boolean {
  const part = entityOf(word)
  return part?.group === 'category' && (next === undefined || entityOf(next) !== part)
}
