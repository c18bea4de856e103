import { facets } from '#app/domain/facets/facets.ts'
import { chooseBrandName, toBrandKey } from '#app/vocabulary/brand.ts'
import { chooseRetailerName, toRetailerKey } from '#app/vocabulary/retailer.ts'
import type { DictionaryRules } from './dictionary.ts'
import type { NamedPart } from './parts.ts'

/** Rules for facets in which names that differ in more than case can be the same. */
export const dictionaryRules: Partial<Record<NamedPart, DictionaryRules>> = {
  // All spellings of a brand share one key too: Straße Quill, STRASSE QUILL.
  brands: {
    maxSize: 2 ** 32,
    toKey: name => toBrandKey(name) || name.toLowerCase(),
    choose: chooseBrandName,
  },
  // All spellings of a retailer share one key. The best spelling is
  // shown, regardless of the order in which spellings are added.
  retailers: {
    maxSize: facets.retailers.maxNames ?? 2 ** 32,
    toKey: name => toRetailerKey(name) || name.toLowerCase(),
    choose: chooseRetailerName,
  },
}
