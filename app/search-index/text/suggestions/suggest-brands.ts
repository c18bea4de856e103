import { toTokens } from '../language/to-tokens.ts'
import type { BrandNames, IndexedBrand } from '../names/brand-names.ts'
import { createChoices, type NamedChoices, rankBeginnings } from './rank-beginnings.ts'

/** Suggests brand names, most products first. */
export function suggestBrands(
  brands: BrandNames,
  words: readonly string[],
  limit: number,
): string[] {
  return rankBeginnings(toChoices(brands), words, limit)
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
