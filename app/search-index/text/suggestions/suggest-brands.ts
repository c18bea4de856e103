import { toTokens } from '../language/to-tokens.ts'
import type { BrandNames, IndexedBrand } from '../names/brand-names.ts'
import { isKnownWord } from '../names/is-known-word.ts'
import { createChoices, type NamedChoices, rankBeginnings } from './rank-beginnings.ts'
import { suggestCategories } from './suggest-categories.ts'

/**
 * Suggests brand names, most products first. A word that begins a kind of product after a color or
 * the like goes on with what was typed, and begins no brand.
 *
 *     black lev   Levi's     red dr   no brand, but a dress
 */
export function suggestBrands(
  brands: BrandNames,
  words: readonly string[],
  limit: number,
): string[] {
  const before = words.slice(0, -1)
  const isDescribed =
    before.length > 0 && before.every((word, at) => isKnownWord(word, before[at - 1]))
  const beginsKind = isDescribed && suggestCategories(words.slice(-1), 1).length > 0
  return rankBeginnings(toChoices(brands), beginsKind ? [words.join(' ')] : words, limit)
}

const known = new WeakMap<BrandNames, NamedChoices<string>>()

/** Brands are only ever added and their names never change, so each is tokenized once. */
function toChoices(brands: BrandNames): NamedChoices<string> {
  const choices = known.get(brands) ?? createChoices<string>()
  known.set(brands, choices)
  for (const brand of brands.all.slice(choices.size)) choices.add(toChoice(brand))
  return choices
}

function toChoice(brand: IndexedBrand) {
  const words = toTokens(brand.name).map(({ word }) => word)
  return {
    value: brand.name,
    words: words.join(' '),
    // The weight is read when names are ranked, because the number of products changes.
    get weight() {
      return brand.count
    },
  }
}
