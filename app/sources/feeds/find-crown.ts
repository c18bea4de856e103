import { parseLanguage } from '#app/vocabulary/language.ts'

/** The crowns of each language's country. Four currencies share the sign "kr". */
const crowns = new Map(
  Object.entries({ sv: 'SEK', da: 'DKK', no: 'NOK', nb: 'NOK', nn: 'NOK', is: 'ISK' }),
)

/**
 * Returns the currency of a price in crowns, such as "1 299,00 kr", by the feed's language, as an
 * operator or the feed states it; undefined for other prices and in other languages.
 */
export function findCrown(price = '', language?: string): string | undefined {
  return /(?<!\p{L})kr(?!\p{L})/iu.test(price)
    ? crowns.get(parseLanguage(language) ?? '')
    : undefined
}
