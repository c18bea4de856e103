import { facets } from '#app/domain/facets/facets.ts'
import { isExcludable } from '#app/domain/facets/filters.ts'
import { formatPriceRange, parsePriceRange } from '#app/domain/price-range.ts'
import type { WrittenValue } from './written-value.ts'

const before =
  /(?:\b(?:no|not|non|without|w\/o|w\/out|sans|minus|neither|avoid|except(?: for)?|excluding|(?:anything|everything|all) but|(?:other|rather) than|instead of)(?:\s+|-)(?:(?:any|a|in)\s+)?|(?<=^|\s)[-−–!])$/i

/**
 * Turns the meaning of a value that follows a negation: "not used" becomes new or rental, "not
 * over 100" up to $100, and "not size 8" an exclusion. A value whose opposite is no filter, as in
 * "not on sale", is ignored and reported.
 */
export function negateValue(text: string, value: WrittenValue): WrittenValue {
  const negation = value.isExcluded ? null : before.exec(text.slice(0, value.start))
  if (negation === null) return value
  const negated = { ...value, start: negation.index }
  const { group } = value
  if (isExcludable(group)) return { ...negated, isExcluded: true }
  const values = findOpposite(value)
  return values.length > 0 ? { ...negated, values } : { ...negated, values, isIgnored: true }
}

function findOpposite({ group, values }: WrittenValue): string[] {
  if (group === 'conditions')
    return (facets.conditions.values ?? []).filter(each => !values.includes(each))
  const { min, max } = (group === 'prices' && parsePriceRange(values[0] ?? '')) || {}
  if ((min === undefined) === (max === undefined)) return []
  return [
    formatPriceRange({
      ...(max === undefined ? {} : { min: max }),
      ...(min === undefined ? {} : { max: min }),
    }),
  ]
}
