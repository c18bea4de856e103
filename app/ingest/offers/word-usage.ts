import type { OfferFacts, OfferKeys } from './offer-facts.ts'

/** A word of more of a brand's models than this names none of them. */
export const maxModels = 12

/** Returns how many models of a brand have a word in their name. */
export type CountModels = (brand: string, word: string) => number

/**
 * Counts a brand's models per word in a catalogue. Offers with the same name are one model, however
 * many retailers and colors there are.
 */
export function createModelCount(
  offers: Iterable<Pick<OfferFacts, 'brand' | 'model'> & Pick<OfferKeys, 'nameKey'>>,
): CountModels {
  const models = new Map<string, Set<string>>()
  for (const { brand, model, nameKey } of offers)
    for (const word of brand === '' || nameKey === null ? [] : model) {
      const key = toWordKey(brand, word)
      const known = models.get(key)
      if (known === undefined) models.set(key, new Set([nameKey ?? '']))
      else known.add(nameKey ?? '')
    }
  return (brand, word) => models.get(toWordKey(brand, word))?.size ?? 0
}

export function toWordKey(brand: string, word: string): string {
  return `${brand} ${word}`
}

/** A short number may be a generation or a size; it names a product only beside another word. */
export function isShortNumber(word: string): boolean {
  return /^\d{1,2}$/.test(word)
}

/** Returns true if a word of both names is that of few of the brand's models. */
export function isNamed(a: OfferFacts, b: OfferFacts, countModels: CountModels): boolean {
  const brand = a.brand || b.brand
  return a.model.some(
    word => b.model.includes(word) && !isShortNumber(word) && countModels(brand, word) <= maxModels,
  )
}

/** Lists the words that count for an offer: those by which its name may be that of a product. */
export function listModelWords({
  brand,
  model,
  nameKey,
}: Pick<OfferFacts, 'brand' | 'model'> & Pick<OfferKeys, 'nameKey'>): string[] {
  return brand === '' || nameKey === null ? [] : model.filter(word => !isShortNumber(word))
}
