import type { BrandNames } from './brand-names.ts'
import { type NamedChoice, rankBeginnings } from './rank-beginnings.ts'
import { toTokens } from './to-tokens.ts'

/** Suggests brand names, most products first. */
export function suggestBrands(
  brands: BrandNames,
  words: readonly string[],
  limit: number,
): string[] {
  return rankBeginnings(toChoices(brands), words, limit)
}

const known = new WeakMap<BrandNames, NamedChoice<string>[]>()

/** Names never change, so they are tokenized once; product counts are read each time. */
function toChoices(brands: BrandNames): readonly NamedChoice<string>[] {
  const choices = known.get(brands) ?? []
  known.set(brands, choices)
  for (const [code, { name, count }] of brands.all.entries()) {
    const choice = choices[code]
    if (choice) choice.weight = count
    else choices.push({ value: name, words: toPlainWords(name), weight: count })
  }
  return choices
}

function toPlainWords(name: string): string {
  return toTokens(name)
    .map(({ word }) => word)
    .join(' ')
}
